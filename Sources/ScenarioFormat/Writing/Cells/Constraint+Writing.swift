extension Scenario.Cell.Constraint {
    /// The constraint as the text `gap: view.attribute relation multiplier * view.attribute + constant @priority`.
    /// Parts that the constraint does not have are left out.
    var text: String {
        let name = identifier.map { "\($0): " } ?? ""
        let strength = priority == 1000 ? "" : " @\(PlainDecimal.text(priority))"
        return "\(name)\(first.text) \(relation.rawValue) \(right)\(strength)"
    }

    private var right: String {
        guard let second else { return PlainDecimal.text(constant) }
        let side = multiplier == 1 ? second.text : "\(PlainDecimal.text(multiplier)) * \(second.text)"
        guard constant != 0 else { return side }
        return "\(side) \(constant < 0 ? "-" : "+") \(PlainDecimal.text(constant.magnitude))"
    }
}

extension Scenario.Cell.Constraint.Side {
    fileprivate var text: String {
        let attribute = attribute.rawValue
        switch item {
        case .contentView: return attribute
        case .named(let name): return "\(name).\(attribute)"
        case .system(let guide, let view): return (view.map { "\($0)." } ?? "") + "\(guide.rawValue).\(attribute)"
        }
    }
}
