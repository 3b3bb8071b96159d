import FlowSimulator

/// A delegate that implements none of the optional methods.
final class SilentDelegate: CollectionViewDelegate, TableViewDelegate {}
