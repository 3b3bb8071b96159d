import CallerChecks

/// An enumeration whose values occur in documents, and whose cases match an enumeration of UIKit. The cases are in the
/// order of UIKit's raw values.
package protocol UIKitNumbered: CaseIterable, Equatable {}

extension UIKitNumbered {
    /// Makes the case whose position among all cases is the raw value of UIKit's case. The position is counted from 0.
    /// If no case has this position, the result is the first case.
    package init(_ value: some RawRepresentable<Int>) {
        let known = Array(Self.allCases)
        self = known[known.indices.contains(value.rawValue) ? value.rawValue : 0]
    }

    /// Returns the case of UIKit's enumeration whose raw value is the position of this case. The position is counted
    /// from 0 among all cases. Traps if UIKit has no such case.
    package func inUIKit<Value: RawRepresentable<Int>>() -> Value {
        guard let number = Array(Self.allCases).firstIndex(of: self), let value = Value(rawValue: number) else {
            stop("UIKit has no “\(self)”")
        }
        return value
    }
}

extension Scenario.Layout.Direction: UIKitNumbered {}
extension Scenario.Layout.InsetReference: UIKitNumbered {}
extension Scenario.InsetsReference: UIKitNumbered {}
extension Scenario.RectAlignment: UIKitNumbered {}
extension Scenario.SectionLayout.OrthogonalScrolling: UIKitNumbered {}
extension Scenario.ListLayout.Appearance: UIKitNumbered {}
extension Scenario.ListLayout.HeaderMode: UIKitNumbered {}
extension Scenario.ListLayout.FooterMode: UIKitNumbered {}
extension Scenario.SelfSizingInvalidation: UIKitNumbered {}
extension Scenario.LayoutDirection: UIKitNumbered {}
extension Scenario.Table.Style: UIKitNumbered {}
extension Scenario.Table.SeparatorStyle: UIKitNumbered {}
extension Scenario.RowTraits.Accessory: UIKitNumbered {}
extension Scenario.Cell.LineBreakMode: UIKitNumbered {}
extension Scenario.Cell.Stack.Axis: UIKitNumbered {}
extension Scenario.Cell.Stack.Distribution: UIKitNumbered {}

extension Scenario.RectAlignment {
    /// The edges as bits of UIKit's `NSDirectionalRectEdge`: 1 for top, 2 for leading, 4 for bottom and 8 for trailing.
    package var edgeBits: UInt {
        switch self {
        case .none: 0
        case .top: 1
        case .topLeading: 3
        case .leading: 2
        case .bottomLeading: 6
        case .bottom: 4
        case .bottomTrailing: 12
        case .trailing: 8
        case .topTrailing: 9
        }
    }
}
