/// Holds objects weakly, to find out which of them outlive those who were to hold them.
@MainActor
final class Watch {
    private struct Entry {
        var name: String
        weak var object: AnyObject?
    }

    private var entries: [Entry] = []

    /// Holds nothing of what it is given.
    func watch(_ object: AnyObject?, _ name: String) {
        entries.append(Entry(name: name, object: object))
    }

    /// What still lives, by name; and what never did, because a test that watches nothing finds nothing.
    var alive: [String] { entries.filter { $0.object != nil }.map(\.name) }

    var count: Int { entries.count }
}
