import FlowSimulator

extension StackView {
    /// Makes a stack view without arranged views.
    convenience init(_ description: Scenario.Cell.Stack) {
        self.init(frame: .zero)
        axis = description.axis.inUIKit()
        distribution = description.distribution.inUIKit()
        alignment =
            switch description.alignment {
            case .fill: .fill
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            case .firstBaseline: .firstBaseline
            case .lastBaseline: .lastBaseline
            }
        spacing = CGFloat(description.spacing)
        isLayoutMarginsRelativeArrangement = description.usesMargins
        isBaselineRelativeArrangement = description.usesBaselines
    }
}
