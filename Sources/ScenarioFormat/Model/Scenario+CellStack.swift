extension Scenario.Cell {
    /// The arrangement of views in a stack, by UIKit's names.
    public struct Stack: Hashable, Sendable {
        /// The direction of a stack.
        public enum Axis: String, Hashable, Sendable, CaseIterable {
            /// A row, which has a horizontal axis, or a column, which has a vertical axis.
            case horizontal, vertical
        }

        /// The distribution of views along the stack.
        public enum Distribution: String, Hashable, Sendable, CaseIterable {
            /// Views fill the stack by their priorities, with equal lengths, or in proportion to their contents.
            case fill, fillEqually, fillProportionally
            /// Views keep their lengths, with equal gaps between them, or with equal distances between their centres.
            case equalSpacing, equalCentering
        }

        /// The alignment of views across the stack's axis.
        public enum Alignment: String, Hashable, Sendable, CaseIterable {
            /// The place of views across the stack's axis: from edge to edge, at the leading edge, in the middle, or at
            /// the trailing edge. In a row, `leading` is the top and `trailing` is the bottom.
            case fill, leading, center, trailing
            /// The views of a row have a common first baseline, or a common last baseline.
            case firstBaseline, lastBaseline
        }

        /// The direction of the stack; a row unless given.
        public var axis = Axis.horizontal
        /// The distribution of views along the stack; `fill` unless given.
        public var distribution = Distribution.fill
        /// The alignment of views across the stack's axis; `fill` unless given.
        public var alignment = Alignment.fill
        /// The distance between neighbours, in points.
        public var spacing = 0.0
        /// The distances that replace `spacing` after certain views, in points, by the names of these views.
        public var spacingAfter: [String: Double] = [:]
        /// Whether the stack arranges its views within its layout margins instead of within its edges.
        public var usesMargins = false
        /// Whether distances between the views of a column are measured between baselines.
        public var usesBaselines = false

        /// Makes a row without distances between views.
        public init() {}
    }
}
