import Foundation

extension Scenario {
    /// One thing done to the view, or looked at.
    public struct Step: Hashable, Sendable {
        public var action: Action
        /// Said along with the step when it is reported.
        public var note: String?

        public init(_ action: Action, note: String? = nil) {
            self.action = action
            self.note = note
        }
    }

    public enum Action: Hashable, Sendable {
        case scroll(Scroll)
        case scrollTo(IndexPath, ScrollAlignment)
        /// A new width, height or both, in points.
        case resize(width: Double?, height: Double?)
        case expect(Expectation)
    }

    /// A finger's work. Offsets are content offsets, in points, kept within what can be scrolled to.
    public enum Scroll: Hashable, Sendable {
        case by(CGPoint)
        case to(CGPoint)
        case toEdge(Edge)
        /// Viewport by viewport, so that everything on the way is seen and measured.
        case through(Edge)
    }

    /// An end of the content along the scroll axis.
    public enum Edge: String, Hashable, Sendable, CaseIterable { case start, end }

    /// Where in the viewport an item is to stand.
    public enum ScrollAlignment: String, Hashable, Sendable, CaseIterable {
        case top, centeredVertically, bottom, left, centeredHorizontally, right
    }

    /// What should be so after the steps before. Only what is given is looked at; lengths in points.
    public struct Expectation: Hashable, Sendable {
        public var contentSize: CGSize?
        public var contentOffset: CGPoint?
        /// Items whose own size is known, of the whole layout.
        public var measured: Int?
        /// Items that still stand with the estimate, of the whole layout.
        public var estimated: Int?
        /// Items measured for the first time by the step before.
        public var newlyMeasured: Int?
        /// Rounds of measuring and laying out again that the step before took.
        public var passes: Int?
        /// Rows (columns when scrolling horizontally) of the whole layout.
        public var rows: Int?
        /// Items in the viewport.
        public var visible: Int?
        /// Kinds of the issues that the step before raised, in order.
        public var issues: [String]?
        public var frames: [FrameExpectation] = []

        public init() {}

        /// How many things are looked at.
        public var count: Int {
            let values: [Any?] = [
                contentSize, contentOffset, measured, estimated, newlyMeasured, passes, rows, visible, issues,
            ]
            return values.count { $0 != nil } + frames.count
        }
    }

    /// Where an element should stand, in content coordinates.
    public struct FrameExpectation: Hashable, Sendable {
        public var element: ElementName
        public var frame: CGRect

        public init(element: ElementName, frame: CGRect) {
            self.element = element
            self.frame = frame
        }
    }

    /// An item, header or footer by its short name: `0-3`, `header 0`, `footer 0`.
    public enum ElementName: Hashable, Sendable, CustomStringConvertible {
        case item(section: Int, item: Int)
        case header(section: Int)
        case footer(section: Int)

        public init?(_ text: String) {
            let words = text.split(separator: " ", omittingEmptySubsequences: false)
            if words.count == 2, let section = Self.index(words[1]) {
                switch words[0] {
                case "header": self = .header(section: section)
                case "footer": self = .footer(section: section)
                default: return nil
                }
                return
            }
            let numbers = text.split(separator: "-", omittingEmptySubsequences: false)
            guard numbers.count == 2, let section = Self.index(numbers[0]), let item = Self.index(numbers[1]) else {
                return nil
            }
            self = .item(section: section, item: item)
        }

        public var description: String {
            switch self {
            case .item(let section, let item): "\(section)-\(item)"
            case .header(let section): "header \(section)"
            case .footer(let section): "footer \(section)"
            }
        }

        private static func index(_ text: Substring) -> Int? {
            text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
        }
    }
}
