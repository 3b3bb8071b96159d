import FlowSimulator
import Foundation

/// A run of a scenario, moment by moment: every step of it, and within a step every round of measuring and laying out
/// again.
///
/// A value that can be shown (``html(comparedWith:)``), compared and kept. Lengths are points, in content coordinates.
public struct Timeline: Hashable, Sendable {
    /// The page's title.
    public var name: String
    /// Whether the content scrolls from top to bottom.
    public var isVertical: Bool
    /// Items of all sections before the first step.
    public var itemCount: Int
    /// The first layout, then every step of the scenario.
    public var steps: [Step]
    /// In order of time. A step that only compares has one.
    public var moments: [Moment]
    /// Of some steps only the end was kept, because all together had more than ``momentLimit`` moments, or as many
    /// elements in them as a page holds.
    public var isAbridged: Bool
    /// The events that led to a layout that some moment explains, as lines, by number.
    var causes: [Int: String] = [:]

    /// How many moments are kept before steps are shortened to their ends.
    public static let momentLimit = 20_000
    /// The number of elements that all moments of a page may have.
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

    /// What was done, and what came of it.
    public struct Step: Hashable, Sendable {
        /// What was done, what it cost, and the state after it.
        public var report: StepReport
        /// Its moments, as a range of the timeline's.
        public var moments: Range<Int>

        /// Of a step that compares: each value that it expects, and whether it holds.
        public var checks: [Check]

        /// Makes a step. `moments` has to lie within the timeline's.
        public init(report: StepReport, moments: Range<Int>, checks: [Check] = []) {
            self.report = report
            self.moments = moments
            self.checks = checks
        }
    }

    /// A value that was expected, and what was found.
    public struct Check: Hashable, Sendable {
        /// `contentSize`, `frames.0-3`, …
        public var what: String
        /// What the scenario says, as text.
        public var expected: String
        /// What came of it, as text.
        public var found: String
        /// Whether that is as expected.
        public var holds: Bool
        /// Of a metric that is not: the step that it is of.
        public var step: Int?
        /// Of a metric that is not: the elements that it comes from, the first hundred of them.
        public var elements: [String]?
        /// Of a metric that is not: what it comes from, `7 cells measured: 1 reconfigured, 6 came on screen`; nil where
        /// all of it has one cause.
        public var causes: String?

        /// Makes a check.
        public init(what: String, expected: String, found: String, holds: Bool) {
            (self.what, self.expected, self.found, self.holds) = (what, expected, found, holds)
        }

        /// The check as a difference; nil if it holds.
        package var difference: StepReport.Difference? {
            guard !holds else { return nil }
            return .init(what: what, expected: expected, actual: found, step: step, elements: elements, causes: causes)
        }
    }

    /// The state between two changes, and what happened until then.
    public struct Moment: Hashable, Sendable {
        /// Which layout of its step it belongs to, counted from 1.
        public var layout: Int
        /// Which round of measuring, counted from 1; nil when the layout has settled.
        public var round: Int?
        /// What the reader sees, in content coordinates.
        public var viewport: CGRect
        /// The content's size, in points.
        public var contentSize: CGSize
        /// Whether texts run from right to left.
        public var isRightToLeft = false
        /// Of the whole layout: items whose size is known from their cell, and items that have the estimate.
        public var measured, estimated: Int
        /// Those in the viewport and around it, from back to front.
        public var elements: [Element]
        /// The rows among them that were broken again since the moment before.
        public var brokenRows: [CGRect]
        /// What it cost since the moment before.
        public var costs: TraceMetrics
        /// One sentence: why the layout was made again, or that it was not. Empty where nothing happened.
        public var reason: String
        /// What happened since the moment before, one line an event; of very many only the first.
        public var events: [String]
        /// Events since the moment before, all of them.
        public var eventCount: Int
        /// How far the view moved its offset by itself since the moment before, in points. What it moved otherwise it
        /// was scrolled.
        public var offsetAdjustment = CGPoint.zero
        /// What left the screen by itself since the moment before; nil where nothing did.
        var pushedOff: TraceEvent.PushedOff?
        /// Why elements were laid out since the moment before.
        var explanations: [Explanation] = []
        /// The first lines of the issues that were raised since the moment before.
        var issues: [String] = []
        /// The number of the first event since the moment before; nil where nothing happened.
        var firstEvent: Int?
    }

    /// Why elements were laid out: what `flowsim why` would say after this moment.
    struct Explanation: Hashable, Sendable {
        /// What follows the element's name: `was laid out again because …`.
        var sentence: String
        /// The numbers of the preparation and of what led to it, latest first.
        var chain: [Int]
        /// The elements' identities; nil for all of the moment that no other explanation names.
        var elements: [String]?
    }

    /// An item, header, footer or background at one moment.
    public typealias Element = LayoutPicture.Element
}
