/// Exported by the module `UIKit`, so that a file that imports that one counts as importing this one.
///
/// Code in Swift 6 mode may name a type in a public signature only where its module is imported, and `UIKit`'s types
/// are this module's under other names. A whole re-export would bring this module's names along, and clients have
/// their own `CollectionView…` types; to export this one type brings one name that nobody else has.
public enum FlowSimulatorIsImported {}
