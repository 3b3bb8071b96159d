import ElementsSimulator

extension Scenario.Cell.Constraint.Attribute {
    private static let inUIKit: [String: LayoutConstraint.Attribute] = Dictionary(
        uniqueKeysWithValues: (1...20).compactMap(LayoutConstraint.Attribute.init(rawValue:)).map { ("\($0)", $0) })

    var inUIKit: LayoutConstraint.Attribute { Self.inUIKit[rawValue] ?? .notAnAttribute }
}

extension Scenario.Cell.Constraint.Relation {
    var inUIKit: LayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
