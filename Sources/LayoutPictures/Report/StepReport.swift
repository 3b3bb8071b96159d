import ElementsSimulator
import PlainTexts

/// A step of a run: the action, its cost, and the state after the step.
///
/// Lengths in points.
public struct StepReport: Codable, Hashable, Sendable {
    /// The number of the step: 0 for the first layout, then the steps of the scenario from 1 on.
    public var number: Int
    /// The action in words: `load`, `scroll by 0, 56`, ….
    public var action: String
    /// The scenario's note on the step; nil if the step has no note.
    public var note: String?
    /// Whether the step only compared values.
    public var isExpectation: Bool
    /// True if the step is an expectation for other systems. This run then skipped the comparison. Nil for all other
    /// steps.
    public var isOfOtherProfiles: Bool?
    /// The content's size when the step began. In the first layout, it is the size that follows from estimates alone.
    public var contentSizeBefore: CGSize
    /// The state when the step was over.
    public var state: State
    /// The number of measurements in the step, without repeated measurements. A measurement is repeated if the view was
    /// already measured while it showed the same element. The first measurement of a cell that comes back on screen is
    /// new if its size is the same as before. It can be a repeated measurement only if the size differs.
    public var newlyMeasured: Int
    /// The number of all measurements, including those of items that had been measured before.
    public var measurements: Int
    /// The number of rounds of measuring and laying out again.
    public var rounds: Int
    /// The issues that the simulator raised during the step, in order.
    public var issues: [Issue]
    /// The reason why a batch was refused, in UIKit's words; nil if no batch was refused. A refused batch changes
    /// nothing.
    public var refusal: String?
    /// The differences from the expected values; empty unless an expectation failed.
    public var differences: [Difference]

    package init(
        number: Int, action: String, note: String? = nil, isExpectation: Bool, isOfOtherProfiles: Bool? = nil,
        contentSizeBefore: CGSize, state: State, newlyMeasured: Int, measurements: Int, rounds: Int, issues: [Issue],
        refusal: String? = nil, differences: [Difference]
    ) {
        self.number = number
        self.action = action
        self.note = note
        self.isExpectation = isExpectation
        self.isOfOtherProfiles = isOfOtherProfiles
        self.contentSizeBefore = contentSizeBefore
        self.state = state
        self.newlyMeasured = newlyMeasured
        self.measurements = measurements
        self.rounds = rounds
        self.issues = issues
        self.refusal = refusal
        self.differences = differences
    }
}

extension StepReport {
    /// The state after a step.
    public struct State: Codable, Hashable, Sendable {
        /// The content's size, in points.
        public var contentSize: CGSize
        /// The content offset, in points.
        public var contentOffset: CGPoint
        /// `measured` is the number of items whose own size is known. `estimated` is the number of items that still
        /// have the estimate.
        public var measured, estimated: Int
        /// The number of rows of the whole layout, or of columns if the content scrolls horizontally.
        public var rows: Int
        /// The number of items in the viewport.
        public var visible: Int

        package init(
            contentSize: CGSize, contentOffset: CGPoint, measured: Int, estimated: Int, rows: Int, visible: Int
        ) {
            self.contentSize = contentSize
            self.contentOffset = contentOffset
            self.measured = measured
            self.estimated = estimated
            self.rows = rows
            self.visible = visible
        }
    }

    /// An issue that the simulator raised.
    public struct Issue: Codable, Hashable, Sendable {
        /// The name of the issue's kind, as an `expect` step of a scenario lists it.
        public var kind: String
        /// Whether UIKit would throw an exception. Otherwise UIKit would only log a message.
        public var isError: Bool
        /// The message, in UIKit's words.
        public var message: String
        /// The path of the issue's item, `0-3`; nil if the issue is not about a single item.
        public var item: String?
        /// The element that the issue is about, such as an item or `header 0`. If the issue is only about a section, it
        /// is the section's name, such as `section 0`. Nil if the issue is about no element.
        public var element: String?

        package init(kind: String, isError: Bool, message: String, item: String? = nil, element: String? = nil) {
            self.kind = kind
            self.isError = isError
            self.message = message
            self.item = item
            self.element = element
        }
    }

    /// An expectation that did not hold.
    public struct Difference: Codable, Hashable, Sendable {
        /// The name of the compared value: `contentSize`, `frames.0-3`, ….
        public var what: String
        /// The expected value, as text.
        public var expected: String
        /// The actual value, as text.
        public var actual: String
        /// The step in which a metric was measured; nil for a value that is not a metric.
        public var step: Int?
        /// The first hundred elements that contribute to a metric, each once. Nil if the metric has no elements, or if
        /// the value is not a metric.
        public var elements: [String]?
        /// The causes of a metric, such as `7 cells measured: 1 reconfigured, 6 came on screen`. Nil if the metric has
        /// a single cause, or if the value is not a metric.
        public var causes: String?

        /// Makes a difference.
        public init(
            what: String, expected: String, actual: String, step: Int? = nil, elements: [String]? = nil,
            causes: String? = nil
        ) {
            self.what = what
            self.expected = expected
            self.actual = actual
            self.step = step
            self.elements = elements
            self.causes = causes
        }

        /// The actual value as text. If the value is a metric, its elements, step and causes follow: `3: 0-4, 0-5 and
        /// 0-7 in step 2 (3 cells measured: 1 reconfigured, 2 came on screen)`.
        package var found: String {
            guard let step else { return actual }
            return actual + (elements.map { ": \(NameList($0))" } ?? "") + " in step \(step)"
                + (causes.map { " (\($0))" } ?? "")
        }
    }
}

extension StepReport.Difference {
    /// Returns the difference for a batch that was refused although no error was expected. `sentence` is the message of
    /// the refusal.
    package static func unexpectedRefusal(_ sentence: String) -> Self {
        .init(what: "error", expected: "none", actual: sentence)
    }

    /// Whether the difference reports a batch that was refused although the scenario expects no refusal.
    package var isOfRefusal: Bool { what == "error" && expected == "none" }
}
