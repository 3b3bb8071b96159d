import ViewSimulator

/// A delegate that implements nothing.
final class SilentDelegate: ScrollViewDelegate {}
