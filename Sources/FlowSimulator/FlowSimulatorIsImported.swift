/// A type that the module `UIKit` exports, so that a file that imports `UIKit` also imports this module.
///
/// Code in Swift 6 mode may name a type in a public signature only where its module is imported, and `UIKit`'s types
/// are this module's under other names. A whole re-export would bring this module's names along, and clients have their
/// own `CollectionView…` types; the export of this one type brings only a name that is used nowhere else.
public enum FlowSimulatorIsImported {}
