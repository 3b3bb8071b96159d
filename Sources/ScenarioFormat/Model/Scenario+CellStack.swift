extension Scenario.Cell {
    /// The arrangement of the views in a stack, by UIKit's names.
    public struct Stack: Hashable, Sendable {
        /// The direction of a stack.
        public enum Axis: String, Hashable, Sendable, CaseIterable {
            /// A row is along the first, a column along the second.
            case horizontal, vertical
        }

        /// The distribution of views along the stack.
        public enum Distribution: String, Hashable, Sendable, CaseIterable {
            /// Views that fill the stack: by their priorities, all of one length, or in proportion to their contents.
            case fill, fillEqually, fillProportionally
            /// Views that keep their lengths, with equal gaps between them, or with centres at equal distances.
            case equalSpacing, equalCentering
        }

        /// The place of views across the axis.
        public enum Alignment: String, Hashable, Sendable, CaseIterable {
            /// Views as wide as the stack, at one of its edges, or in its middle; `leading` is the top of a row.
            case fill, leading, center, trailing
            /// Views on a common baseline.
            case firstBaseline, lastBaseline
        }

        /// The direction of the stack; a row unless given.
        public var axis = Axis.horizontal
        /// The distribution along the stack; `fill` unless given.
        public var distribution = Distribution.fill
        /// The place of views across the axis; `fill` unless given.
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
