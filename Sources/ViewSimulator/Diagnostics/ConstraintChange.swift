/// What changed in a view that constraints place: a reason to size it again.
@MainActor
package struct ConstraintChange {
    /// What it was.
    enum What {
        /// A property of a view that decides about its content's size.
        case property(StaticString, View)
        /// A number of a constraint.
        case number(StaticString, LayoutConstraint)
        case activation(LayoutConstraint)
        case deactivation(LayoutConstraint)
    }

    private let what: What

    init(_ what: What) {
        self.what = what
    }

    /// As the end of a sentence: ``title`'s text changed`.
    package var text: String {
        switch what {
        case .property(let name, let view): "`\(view.nameInMessages)`'s \(name) changed"
        case .number(let name, let constraint): "the \(name) of `\(constraint.text)` changed"
        case .activation(let constraint): "`\(constraint.text)` became active"
        case .deactivation(let constraint): "`\(constraint.text)` became inactive"
        }
    }

    /// What is being changed now: what clients override in between knows nothing of it.
    package private(set) static var current: ConstraintChange?

    /// Runs `body`, which says that something is another, with the reason at hand.
    static func named(_ what: @autoclosure () -> What, _ body: () -> Void) {
        let outer = current
        if outer == nil { current = ConstraintChange(what()) }
        body()
        current = outer
    }
}
