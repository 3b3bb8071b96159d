extension Scenario.Cell {
    /// A constraint of a cell. In documents it is a text such as `text.bottom <= bottom - 10 @999`.
    public struct Constraint: Hashable, Sendable {
        /// The view or the guide on one side of a constraint.
        public enum Item: Hashable, Sendable {
            /// The cell's content view.
            case contentView
            /// A view or a guide of the cell, with its name.
            case named(String)
            /// A layout guide that every view has; the guide of the content view if `view` is nil.
            case system(Guide, view: String?)
        }

        /// A layout guide that every view has. The raw value is the guide's name in constraints.
        public enum Guide: String, Hashable, Sendable, CaseIterable {
            /// The guide of the layout margins.
            case margins
            /// The guide of the safe area.
            case safeArea
            /// The guide of the readable width.
            case readable
        }

        /// One side of a constraint: an attribute of a view or a guide.
        public struct Side: Hashable, Sendable {
            /// The view or the guide whose attribute is used.
            public var item: Item
            /// The attribute of `item`, such as its width or one of its edges.
            public var attribute: Attribute

            /// Makes a side without checks.
            public init(_ item: Item, _ attribute: Attribute) {
                self.item = item
                self.attribute = attribute
            }
        }

        /// The constraint's name in contents and messages; nil if the constraint has no name.
        public var identifier: String?
        /// The left-hand side.
        public var first: Side
        /// The relation of the left-hand side to the right-hand side: equal, at most or at least.
        public var relation: Relation
        /// The right-hand side; nil if the constraint compares with a constant alone.
        public var second: Side?
        /// The factor of the attribute on the right-hand side.
        public var multiplier: Double
        /// The number of points that are added on the right-hand side.
        public var constant: Double
        /// The priority, from 1 to 1000; 1000 is required.
        public var priority: Double

        /// Makes a required constraint without a name. The attributes are not checked here. A run of the scenario traps
        /// if UIKit refuses to pair them, for example a width with a left edge.
        public init(
            _ first: Side, _ relation: Relation = .equal, to second: Side? = nil,
            multiplier: Double = 1, constant: Double = 0, priority: Double = 1000
        ) {
            self.first = first
            self.relation = relation
            self.second = second
            self.multiplier = multiplier
            self.constant = constant
            self.priority = priority
        }
    }
}

extension Scenario.Cell.Constraint {
    /// The part of a view or a guide that a constraint uses. The raw value is the part's name in constraints.
    public enum Attribute: String, Hashable, Sendable, CaseIterable {
        /// An edge of the view or the guide.
        case left, right, top, bottom, leading, trailing
        /// The width or the height of the view or the guide.
        case width, height
        /// The middle of the view or the guide, along the horizontal or the vertical axis.
        case centerX, centerY
        /// The baseline of the first or the last line of text.
        case firstBaseline, lastBaseline
        /// An edge of the area within the layout margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// The middle of the area within the layout margins, on an axis.
        case centerXWithinMargins, centerYWithinMargins

        /// Whether layout guides have the attribute. Views have all attributes, but a guide has neither margins nor
        /// text.
        var isOfGuides: Bool {
            switch self {
            case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY: true
            default: false
            }
        }
    }

    /// The relation of the left-hand side to the right-hand side. The raw value is the relation's sign.
    public enum Relation: String, Hashable, Sendable, CaseIterable {
        /// The left-hand side is equal to the right-hand side.
        case equal = "=="
        /// The left-hand side is at most as large as the right-hand side.
        case lessThanOrEqual = "<="
        /// The left-hand side is at least as large as the right-hand side.
        case greaterThanOrEqual = ">="
    }
}
