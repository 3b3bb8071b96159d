/// A change of a view or a constraint. A message names the change as the reason why the size of a view is computed
/// again.
@MainActor
package struct ConstraintChange {
    /// The object and the property that changed.
    enum What {
        /// A view's property on which the size of the view's contents depends.
        case property(StaticString, View)
        /// A constant or a priority of a constraint.
        case number(StaticString, LayoutConstraint)
        case activation(LayoutConstraint)
        case deactivation(LayoutConstraint)
    }

    private let what: What

    init(_ what: What) {
        self.what = what
    }

    /// The description of the change, for the end of a sentence, such as “`title`'s text changed”.
    package var text: String {
        switch what {
        case .property(let name, let view): "`\(view.nameInMessages)`'s \(name) changed"
        case .number(let name, let constraint): "the \(name) of `\(constraint.text)` changed"
        case .activation(let constraint): "`\(constraint.text)` became active"
        case .deactivation(let constraint): "`\(constraint.text)` became inactive"
        }
    }

    /// The change in progress; nil if there is none. During a change, a further change does not replace it.
    package private(set) static var current: ConstraintChange?

    /// Runs `body` with `what` as the current change, unless another change is in progress.
    static func named(_ what: @autoclosure () -> What, _ body: () -> Void) {
        let outer = current
        if outer == nil { current = ConstraintChange(what()) }
        body()
        current = outer
    }
}
