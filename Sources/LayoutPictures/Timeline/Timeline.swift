import ElementsSimulator

/// A run of a scenario, moment by moment. It has all steps, and every round of measuring and laying out again within a
/// step.
///
/// A value that can be shown (``html(comparedWith:)``), compared and kept. Lengths are points, in content coordinates.
public struct Timeline: Hashable, Sendable {
    /// The title of the page.
    public var name: String
    /// Whether the content scrolls from top to bottom.
    public var isVertical: Bool
    /// The number of items of all sections before the first step.
    public var itemCount: Int
    /// The first layout, followed by every step of the scenario.
    public var steps: [Step]
    /// The moments in order of time. A step that only compares values has one moment.
    public var moments: [Moment]
    /// Whether moments are missing. After ``momentLimit`` moments, or if a page would have too many elements, only the
    /// last moment of each step is recorded.
    public var isAbridged: Bool
    /// One line of text for each event that is named in the explanation of a moment. The key is the event's number.
    var causes: [Int: String] = [:]
    /// The known cures of problems. The page shows them with these problems, which are keys without cures.
    package var cures: [Problem: [Cure]] = [:]

    /// The number of moments after which only the last moment of each step is recorded.
    public static let momentLimit = 20_000
    /// The largest allowed number of elements in all moments of a page together.
    package static let elementLimit = 4_000_000

    /// Makes a timeline of steps and moments.
    public init(
        name: String, isVertical: Bool, itemCount: Int, steps: [Step] = [], moments: [Moment] = [],
        isAbridged: Bool = false
    ) {
        self.name = name
        self.isVertical = isVertical
        self.itemCount = itemCount
        self.steps = steps
        self.moments = moments
        self.isAbridged = isAbridged
    }

    /// A step of the run, and its moments.
    public struct Step: Hashable, Sendable {
        /// The action, its costs, and the state after it.
        public var report: StepReport
        /// The step's moments, as a range of indices in the timeline's moments.
        public var moments: Range<Int>

        /// The values that a step expects, each compared with the actual value; empty for other steps.
        public var checks: [Check]

        /// Makes a step. `moments` has to be a range within the timeline's moments.
        public init(report: StepReport, moments: Range<Int>, checks: [Check] = []) {
            self.report = report
            self.moments = moments
            self.checks = checks
        }
    }

    /// An expected value, and the actual value.
    public struct Check: Hashable, Sendable {
        /// The name of the value: `contentSize`, `frames.0-3`, ….
        public var what: String
        /// The expected value, as text.
        public var expected: String
        /// The actual value, as text.
        public var found: String
        /// Whether the actual value is the expected one.
        public var holds: Bool
        /// The number of the step in which the metric of a failed check was measured. Nil if the check holds, or if its
        /// value is not a metric.
        public var step: Int?
        /// The first hundred elements that contribute to a metric that is not as expected; nil for all other values.
        public var elements: [String]?
        /// The causes of a metric that is not as expected. Nil if the metric has a single cause. Example: `7 cells
        /// measured: 1 reconfigured, 6 came on screen`.
        public var causes: String?
        /// The work behind a metric that is not as expected. Nil for all other values.
        package var work: MetricWork?

        /// Makes a check.
        public init(what: String, expected: String, found: String, holds: Bool) {
            (self.what, self.expected, self.found, self.holds) = (what, expected, found, holds)
        }

        /// The difference between the expected and the found value; nil if the check holds.
        package var difference: StepReport.Difference? {
            guard !holds else { return nil }
            return .init(what: what, expected: expected, actual: found, step: step, elements: elements, causes: causes)
        }
    }

    /// The state between two changes, with the events that led to the state.
    public struct Moment: Hashable, Sendable {
        /// The number of the layout pass within its step, counted from 1.
        public var layout: Int
        /// The number of the round of measuring, from 1; nil when the layout has settled.
        public var round: Int?
        /// The bounds of the view, in content coordinates.
        public var viewport: CGRect
        /// The content's size, in points.
        public var contentSize: CGSize
        /// Whether texts run from right to left.
        public var isRightToLeft = false
        /// `measured` is the number of items whose size was measured in their cells. `estimated` is the number of items
        /// that have the estimate. Both numbers are for the whole layout.
        public var measured, estimated: Int
        /// The elements in the viewport and around it, from back to front.
        public var elements: [Element]
        /// The frames of the rows of items that line breaking made since the preceding moment. Only rows of `elements`
        /// are included.
        public var brokenRows: [CGRect]
        /// The costs since the preceding moment.
        public var costs: TraceMetrics
        /// The reason why the layout was made again, in one sentence. If the layout was not made again, the sentence
        /// states this. Empty without events.
        public var reason: String
        /// The events since the preceding moment, one line each. If there are very many events, only the first ones are
        /// listed.
        public var events: [String]
        /// The number of all events since the preceding moment.
        public var eventCount: Int
        /// The distance in points by which the view adjusted its offset since the preceding moment. Other movement is
        /// scrolling.
        public var offsetAdjustment = CGPoint.zero
        /// The scrolls of single sections since the preceding moment.
        var sectionScrolls: [SectionScroll] = []
        /// The elements that left the screen without being scrolled since the preceding moment. Nil if there are no
        /// such elements.
        var pushedOff: TraceEvent.PushedOff?
        /// The reasons why elements were laid out since the preceding moment.
        var explanations: [Explanation] = []
        /// The first lines of the issues that were raised since the preceding moment.
        var issues: [String] = []
        /// The number that identifies the first event since the preceding moment. Nil if there was no such event.
        var firstEvent: Int?
    }

    /// A scroll of a section across the scroll axis, by the program or the reader.
    struct SectionScroll: Hashable, Sendable {
        /// The distance by which elements were moved in the content.
        var way: CGPoint
        /// The identities of the elements that were moved, of those that are in the moment.
        var elements: [String]
    }

    /// A reason why elements were laid out, as `flowsim why` prints it after this moment.
    struct Explanation: Hashable, Sendable {
        /// The words after the element's name: `was laid out again because …`.
        var sentence: String
        /// The numbers that identify the preparation and the events that caused it, latest first.
        var chain: [Int]
        /// The identities of the elements that the explanation is about. Nil means all elements of the moment, except
        /// those that other explanations name.
        var elements: [String]?
    }

    /// An item, header, footer or background at one moment.
    public typealias Element = LayoutPicture.Element
}
