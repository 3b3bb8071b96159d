/// What a stack's constraints can name: views and guides.
@MainActor
protocol ConstraintItem: AnyObject {
    var constraintState: ConstraintState { get }
}

extension View: ConstraintItem {}

extension LayoutGuide: ConstraintItem {}
