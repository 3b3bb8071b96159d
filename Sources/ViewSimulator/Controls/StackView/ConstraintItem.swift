/// An item in a stack's constraints: a view or a guide.
@MainActor
protocol ConstraintItem: AnyObject {
    var constraintState: ConstraintState { get }
}

extension View: ConstraintItem {}

extension LayoutGuide: ConstraintItem {}
