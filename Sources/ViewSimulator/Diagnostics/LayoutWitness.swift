/// A record of the calls that request layout while a layout does not end. The diagnostic `endlessLayout` names these
/// calls. Only the last sweep over the tree of views is recorded.
@MainActor
enum LayoutWitness {
    /// A call that requests layout. The cases are in the order in which `stop()` prefers them as the cause.
    enum Call: Int {
        case invalidateIntrinsicContentSize
        case setNeedsUpdateConstraints
        case setNeedsLayout

        var text: String { "\(self)()" }
    }

    /// The cause of an endless layout.
    struct Finding {
        /// The view whose layout made the request; nil for a layer without a view.
        var view: View?
        var name: String
        /// The calls that the layout made, such as “`setNeedsLayout()` of `title`”.
        var calls: [String]
    }

    private struct Note {
        /// The view or layer that was being laid out when the request was made; nil if there was none.
        var actor: AnyObject?
        var target: AnyObject
        var call: Call
        /// Whether the request was made for the object that was being laid out, or while no object was being laid out.
        /// Any other request may be only a consequence of another request.
        var isOwn: Bool { actor == nil || actor === target }
    }

    private static let maximumCount = 64
    private(set) static var isWatching = false
    private static var actor: AnyObject?
    private static var notes: [Note] = []

    static func start() {
        isWatching = true
        notes = []
        actor = nil
    }

    /// Stops recording and returns the most probable cause of the requests; nil if there was no request.
    @discardableResult
    static func stop() -> Finding? {
        defer { (isWatching, notes, actor) = (false, [], nil) }
        // Calls of clients before calls that follow from them, and the first of those.
        let ranked = notes.enumerated().min {
            let ranks = [$0, $1].map { $0.element.call.rawValue * 2 + ($0.element.isOwn ? 0 : 1) }
            return ranks[0] != ranks[1] ? ranks[0] < ranks[1] : $0.offset < $1.offset
        }
        guard let best = ranked?.element else { return nil }
        let culprit = best.actor ?? best.target
        var calls: [String] = []
        for note in notes where (note.actor ?? note.target) === culprit {
            let text = "\(note.call.text) of \(name(of: note.target))"
            if !calls.contains(text) { calls.append(text) }
        }
        return Finding(view: culprit as? View, name: path(of: culprit), calls: calls)
    }

    /// Runs `body`, which lays out `object` or updates its constraints. Requests for layout in `body` are recorded as
    /// requests by `object`.
    static func watch(_ object: AnyObject, _ body: () -> Void) {
        guard isWatching else { return body() }
        let outer = actor
        actor = object
        body()
        if isWatching { actor = outer }
    }

    /// Records a request for layout and runs `body`. Requests that `body` makes as a consequence are not recorded.
    static func note(_ call: Call, of target: AnyObject, _ body: () -> Void) {
        note(call, of: target)
        let outer = isWatching
        isWatching = false
        body()
        isWatching = outer
    }

    static func note(_ call: Call, of target: AnyObject) {
        guard isWatching, notes.count < maximumCount else { return }
        notes.append(Note(actor: actor, target: target, call: call))
    }

    private static func name(of object: AnyObject) -> String {
        (object as? View)?.nameInMessages ?? (object as? Layer)?.nameInMessages ?? "\(type(of: object))"
    }

    private static func path(of object: AnyObject) -> String { (object as? View)?.pathInMessages ?? name(of: object) }
}
