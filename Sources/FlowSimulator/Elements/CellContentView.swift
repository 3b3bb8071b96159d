import ViewSimulator

/// The content view of a cell, header or footer without a configuration that makes one.
class CellContentView: View {}
