extension LayoutConstraint {
    /// The text of the constraint for messages, as an equation or inequality.
    var text: String {
        var parts = [LayoutConstraint.name(of: first, firstAttribute, from: starts?.first), relation.symbol]
        if secondAttribute == .notAnAttribute {
            parts.append(LayoutConstraint.text(of: constant))
        } else {
            if multiplier != 1 { parts += [LayoutConstraint.text(of: multiplier), "*"] }
            parts.append(LayoutConstraint.name(of: second, secondAttribute, from: starts?.second))
            if constant != 0 { parts += [constant < 0 ? "-" : "+", LayoutConstraint.text(of: abs(constant))] }
        }
        if priority != .required { parts.append("@\(LayoutConstraint.text(of: CGFloat(priority.rawValue)))") }
        let relation = parts.joined(separator: " ")
        return identifier.map { "\($0): \(relation)" } ?? relation
    }

    /// Returns the name of an attribute, together with its item. With `start`, returns the name of the distance from
    /// `start` to the attribute.
    private static func name(of state: ConstraintState?, _ attribute: Attribute, from start: Start?) -> String {
        let end = name(of: state?.item) + "." + attribute.name
        guard let start else { return end }
        return "(\(end) - \(name(of: start.state.item)).\(start.attribute.name))"
    }

    var describedSides: String {
        "<\(LayoutConstraint.name(of: firstItem)).\(firstAttribute.name)> and "
            + "<\(LayoutConstraint.name(of: secondItem)).\(secondAttribute.name)>"
    }

    /// Returns the name of an item: its identifier, the name of the property that holds it, or its class. The name of a
    /// system guide includes the guide's view.
    static func name(of item: AnyObject?) -> String {
        guard let item else { return "nil" }
        if let guide = item as? LayoutGuide {
            guard let view = guide.owningView, guide.insets != nil else { return guide.nameInMessages }
            return "\(view.nameInMessages).\(guide.identifier)"
        }
        return (item as? View)?.nameInMessages ?? "\(type(of: item))"
    }

    /// Returns a number as a text; whole numbers have no fraction.
    static func text(of number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(Double(number))"
    }
}

extension LayoutConstraint.Relation {
    var symbol: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension LayoutConstraint.Attribute {
    /// UIKit's name of the attribute.
    var name: String { "\(self)" }
}
