extension Scenario.Cell {
    /// How a stack arranges the views in it, by UIKit's names.
    public struct Stack: Hashable, Sendable {
        /// Along a row, or along a column.
        public enum Axis: String, Hashable, Sendable, CaseIterable {
            /// A row is along the first, a column along the second.
            case horizontal, vertical
        }

        /// How views share the length of the stack.
        public enum Distribution: String, Hashable, Sendable, CaseIterable {
            /// They fill it, as their priorities say, all of one length, or in proportion to their contents.
            case fill, fillEqually, fillProportionally
            /// They keep their lengths, with equal gaps between them, or with centres at equal distances.
            case equalSpacing, equalCentering
        }

        /// Where views are across the axis.
        public enum Alignment: String, Hashable, Sendable, CaseIterable {
            /// As wide as the stack, or at one of its edges, or in its middle; `leading` is the top of a row.
            case fill, leading, center, trailing
            /// On a baseline in common.
            case firstBaseline, lastBaseline
        }

        /// Along which views are; a row unless given.
        public var axis = Axis.horizontal
        /// How views share the length; `fill` unless given.
        public var distribution = Distribution.fill
        /// Where views are across; `fill` unless given.
        public var alignment = Alignment.fill
        /// Points between neighbours.
        public var spacing = 0.0
        /// Points after single views, by name, instead of `spacing`.
        public var spacingAfter: [String: Double] = [:]
        /// Whether views end at the stack's margins in place of its edges.
        public var usesMargins = false
        /// Whether spaces of a column are between baselines.
        public var usesBaselines = false

        /// Makes a row without spaces.
        public init() {}
    }
}
