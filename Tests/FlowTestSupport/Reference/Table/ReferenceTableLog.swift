/// What a table asked, in order, until somebody clears it.
public struct ReferenceTableLog: Hashable, Sendable {
    public enum Question: Hashable, Sendable {
        case estimate([Int]), height([Int]), cell([Int])
        case headerEstimate(Int), headerHeight(Int), header(Int)
        case footerEstimate(Int), footerHeight(Int), footer(Int)
    }

    /// A row that was measured.
    public struct Measuring: Hashable, Sendable {
        public var path: [Int]
        /// The content's length that a delegate sees while it is asked.
        public var contentHeight: Double
        public var before: Double
        public var after: Double
        /// How far the offset followed.
        public var moved: Double
    }

    public internal(set) var questions: [Question] = []
    /// Rows that were measured in passes, in order.
    public internal(set) var measurings: [Measuring] = []
    /// Rows whose content was asked for its height.
    public internal(set) var fits: [[Int]] = []
    /// The content's length after each change of it.
    public internal(set) var contentHeights: [Double] = []

    public init() {}

    /// Rows whose height the delegate was asked for, in order.
    public var heightCalls: [[Int]] {
        questions.compactMap { if case .height(let path) = $0 { path } else { nil } }
    }

    public var estimateCalls: [[Int]] {
        questions.compactMap { if case .estimate(let path) = $0 { path } else { nil } }
    }

    /// Rows whose cell was asked for, in order.
    public var cellCalls: [[Int]] { questions.compactMap { if case .cell(let path) = $0 { path } else { nil } } }
}
