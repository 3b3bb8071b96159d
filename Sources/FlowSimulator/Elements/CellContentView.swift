import ViewSimulator

/// The content view of a cell, header or footer that has no other one.
class CellContentView: View {}
