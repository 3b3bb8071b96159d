/// A place directly before or after an identifier of a snapshot.
public enum SnapshotNeighbor<Identifier> {
    /// The place directly before an identifier.
    case before(Identifier)
    /// The place directly after an identifier.
    case after(Identifier)

    package var identifier: Identifier {
        switch self {
        case .before(let identifier), .after(let identifier): identifier
        }
    }

    /// The number that is added to the identifier's index to get this place: 0 or 1.
    package var offset: Int {
        switch self {
        case .before: 0
        case .after: 1
        }
    }
}

extension SnapshotNeighbor: Sendable where Identifier: Sendable {}
