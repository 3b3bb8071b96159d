extension Scenario.Cell {
    /// A constraint, in documents `text.bottom <= bottom - 10 @999`.
    public struct Constraint: Hashable, Sendable {
        /// The item of a side of a constraint.
        public enum Item: Hashable, Sendable {
            /// The cell's content view.
            case contentView
            /// A view or a guide of the cell, by name.
            case named(String)
            /// A guide that every view has; the content view's if `view` is nil.
            case system(Guide, view: String?)
        }

        /// A guide that every view has, by its name in constraints.
        public enum Guide: String, Hashable, Sendable, CaseIterable {
            /// Inside the layout margins, inside the safe area, and inside the margins as wide as can be read.
            case margins, safeArea, readable
        }

        /// One side: an attribute of an item.
        public struct Side: Hashable, Sendable {
            /// The item of the side.
            public var item: Item
            /// The part of the item.
            public var attribute: Attribute

            /// Makes a side. Nothing is checked.
            public init(_ item: Item, _ attribute: Attribute) {
                self.item = item
                self.attribute = attribute
            }
        }

        /// The name in contents and messages; nil for none.
        public var identifier: String?
        /// The left-hand side.
        public var first: Side
        /// Equal, at most or at least.
        public var relation: Relation
        /// The right-hand side; nil for a constant alone.
        public var second: Side?
        /// The factor of the second attribute.
        public var multiplier: Double
        /// Points that are added on the right-hand side.
        public var constant: Double
        /// The priority, from 1 to 1000; 1000 is required.
        public var priority: Double

        /// Makes a required constraint without a name. Nothing is checked: items that cannot be paired stop the run.
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
    /// Part of an item, by its name in constraints.
    public enum Attribute: String, Hashable, Sendable, CaseIterable {
        /// Edges.
        case left, right, top, bottom, leading, trailing
        /// Lengths.
        case width, height
        /// Middles.
        case centerX, centerY
        /// Baselines of the first and the last line of text.
        case firstBaseline, lastBaseline
        /// Edges within the layout margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// Middles within the layout margins.
        case centerXWithinMargins, centerYWithinMargins

        /// Whether layout guides have it, too: they have neither margins nor text.
        var isOfGuides: Bool {
            switch self {
            case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY: true
            default: false
            }
        }
    }

    /// The comparison of both sides, by its sign.
    public enum Relation: String, Hashable, Sendable, CaseIterable {
        /// Both sides are the same; the first is at most, or at least, as large.
        case equal = "==", lessThanOrEqual = "<=", greaterThanOrEqual = ">="
    }
}
