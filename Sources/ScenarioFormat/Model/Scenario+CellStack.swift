extension Scenario.Cell {
    /// The arrangement of views in a stack. The cases of its enumerations have UIKit's names.
    public struct Stack: Hashable, Sendable {
        /// The direction of a stack.
        public enum Axis: String, Hashable, Sendable, CaseIterable {
            /// The stack is a row: its axis is horizontal.
            case horizontal
            /// The stack is a column: its axis is vertical.
            case vertical
        }

        /// The distribution of views along the stack.
        public enum Distribution: String, Hashable, Sendable, CaseIterable {
            /// Views fill the stack; their priorities decide which views change their lengths.
            case fill
            /// Views fill the stack, all with the same length.
            case fillEqually
            /// Views fill the stack, with lengths in proportion to their contents.
            case fillProportionally
            /// Views keep their lengths; the gaps between them are equal.
            case equalSpacing
            /// Views keep their lengths; the distances between their centres are equal.
            case equalCentering
        }

        /// The alignment of views across the stack's axis.
        public enum Alignment: String, Hashable, Sendable, CaseIterable {
            /// Views reach from edge to edge across the stack's axis.
            case fill
            /// Views are at the leading edge; in a row, this is the top.
            case leading
            /// Views are in the middle across the stack's axis.
            case center
            /// Views are at the trailing edge; in a row, this is the bottom.
            case trailing
            /// The views of a row have a common first baseline.
            case firstBaseline
            /// The views of a row have a common last baseline.
            case lastBaseline
        }

        /// The direction of the stack; a row unless given.
        public var axis = Axis.horizontal
        /// The distribution of views along the stack; `fill` unless given.
        public var distribution = Distribution.fill
        /// The alignment of views across the stack's axis; `fill` unless given.
        public var alignment = Alignment.fill
        /// The distance between neighbours, in points.
        public var spacing = 0.0
        /// The distances after certain views, in points. The key is the name of the view. Such a distance replaces
        /// `spacing`.
        public var spacingAfter: [String: Double] = [:]
        /// Whether the stack arranges its views within its layout margins instead of within its edges.
        public var usesMargins = false
        /// Whether distances between the views of a column are measured between baselines.
        public var usesBaselines = false

        /// Makes a row without distances between views.
        public init() {}
    }
}
