import FlowScenario
import Foundation

/// A layout constraint as UIKit describes it in a log, such as
/// `<NSLayoutConstraint:0x7f1 V:|-(8)-[UILabel:0x7f2'Title']   (active, names: '|':UIView:0x7f3 )>`.
struct LoggedConstraint: Hashable {
    typealias Attribute = Scenario.Cell.Constraint.Attribute

    /// A view or a guide.
    struct Item: Hashable {
        /// The address of the object, or its name in the log if it has no address.
        var key: String
        var className: String

        static func == (left: Item, right: Item) -> Bool { left.key == right.key }

        func hash(into hasher: inout Hasher) { hasher.combine(key) }

        /// Whether the view is the content view of a cell.
        var isContentView: Bool { className.hasSuffix("ContentView") && className.contains("Cell") }
    }

    struct Side: Hashable {
        var item: Item
        var attribute: Attribute
    }

    /// The address of the constraint.
    var address: String
    /// The class of the constraint, such as `NSAutoresizingMaskLayoutConstraint`.
    var className: String
    var identifier: String?
    var first: Side
    var relation = Scenario.Cell.Constraint.Relation.equal
    var second: Side?
    var multiplier = 1.0
    var constant = 0.0
    var priority = 1000.0

    /// Whether UIKit made the constraint to give a cell the size that its layout has for it.
    var isEncapsulated: Bool { identifier?.hasPrefix("UIView-Encapsulated-Layout-") == true }

    /// The constraint in the form of a scenario's constraints, with the classes of the views.
    var text: String {
        var text = "\(first.text) \(relation.rawValue) "
        if let second {
            if multiplier != 1 { text += "\(NumberText.plain(multiplier)) * " }
            text += second.text
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(NumberText.plain(abs(constant)))" }
        } else {
            text += NumberText.plain(constant)
        }
        return text
    }
}

extension LoggedConstraint.Side {
    fileprivate var text: String { "\(item.className).\(attribute.rawValue)" }
}
