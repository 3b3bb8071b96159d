/// What asks for layout in the last sweep over a tree that does not settle, so that an issue can name it.
@MainActor
enum LayoutWitness {
    /// A call that has something laid out again. Those that say more come first.
    enum Call: Int {
        case invalidateIntrinsicContentSize
        case setNeedsUpdateConstraints
        case setNeedsLayout

        var text: String { "\(self)()" }
    }

    /// What keeps a layout going.
    struct Finding {
        /// The view that was laid out when it asked; nil for a layer without a view.
        var view: View?
        var name: String
        /// What it called: ``setNeedsLayout()` of `title``.
        var calls: [String]
    }

    private struct Note {
        /// What was being laid out.
        var actor: AnyObject?
        var target: AnyObject
        var call: Call
        /// Something asks for itself; else it may only pass on what others ask for.
        var isOwn: Bool { actor == nil || actor === target }
    }

    private static let maximumCount = 64
    private(set) static var isWatching = false
    private static var actor: AnyObject?
    private static var notes: [Note] = []

    static func start() {
        (isWatching, notes, actor) = (true, [], nil)
    }

    /// Nil where nothing asked.
    @discardableResult
    static func stop() -> Finding? {
        defer { (isWatching, notes, actor) = (false, [], nil) }
        // The calls of clients before what follows from them, and the first of those.
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

    /// Runs what lays out a view or a layer, or has it change constraints.
    static func watch(_ object: AnyObject, _ body: () -> Void) {
        guard isWatching else { return body() }
        let outer = actor
        actor = object
        body()
        if isWatching { actor = outer }
    }

    /// Something asks to be laid out; `body` does what follows, which is not noted.
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
