import Foundation

extension Scenario {
    /// What should be so after the steps before. Only what is given is looked at; lengths in points.
    public struct Expectation: Hashable, Sendable {
        /// The content's size. Lengths may differ by 0.001.
        public var contentSize: CGSize?
        /// The content offset. Lengths may differ by 0.001.
        public var contentOffset: CGPoint?
        /// Items whose own size is known, of the whole layout.
        public var measured: Int?
        /// Items that still have the estimate, of the whole layout.
        public var estimated: Int?
        /// Cells measured by the step before, but for those that answered another size than they had before.
        public var newlyMeasured: Int?
        /// Rounds of measuring and laying out again that the step before needed.
        public var rounds: Int?
        /// Rows (columns when scrolling horizontally) of the whole layout.
        public var rows: Int?
        /// Items in the viewport.
        public var visible: Int?
        /// The first and the last item that meets the viewport.
        public var firstVisible, lastVisible: ItemPath?
        /// The selected items, in the order in which they were selected.
        public var selected: [ItemPath]?
        /// How often a table asked, by ``TableCall`` and in the step before.
        public var calls: [CallExpectation] = []
        /// What a table asked in the step before, in order: of those methods that are named here.
        public var callOrder: [TableCall]?
        /// Kinds of the issues that the step before raised, in order.
        public var issues: [String]?
        /// What became of the batch of the step before.
        public var error: ErrorExpectation?
        /// Costs and quality of the step before.
        public var metrics: [MetricExpectation] = []
        /// Where elements are.
        public var frames: [FrameExpectation] = []
        /// Where the views are that show elements.
        public var views: [FrameExpectation] = []
        /// Where views are in cells on screen.
        public var inside: [InsideExpectation] = []
        /// How many lines labels have in cells on screen.
        public var lines: [LineExpectation] = []
        /// Z-indexes of elements.
        public var zIndexes: [ZIndexExpectation] = []
        /// What is found in a rectangle.
        public var query: QueryExpectation?

        /// Makes an expectation that looks at nothing.
        public init() {}

        /// How many things are looked at.
        public var count: Int {
            let values: [Any?] = [
                contentSize, contentOffset, measured, estimated, newlyMeasured, rounds, rows, visible, issues, error,
                query, firstVisible, lastVisible, selected, callOrder,
            ]
            return values.count { $0 != nil } + calls.count + metrics.count + frames.count + views.count + inside.count
                + lines.count + zIndexes.count
        }
    }

    /// Which elements the layout should give for a rectangle, in any order.
    public struct QueryExpectation: Hashable, Sendable {
        /// In content coordinates.
        public var rect: CGRect
        /// All that should be found, and nothing else.
        public var elements: [ElementName]

        /// Makes an expectation of what is found in a rectangle.
        public init(rect: CGRect, elements: [ElementName]) {
            self.rect = rect
            self.elements = elements
        }
    }

    /// Whether a batch should be refused.
    public enum ErrorExpectation: Hashable, Sendable {
        /// The batch should be accepted.
        case none
        /// With a sentence that holds this text.
        case containing(String)
    }

    /// Where an element, or the one view that shows it, should be, in content coordinates; nil where there should be
    /// none.
    public struct FrameExpectation: Hashable, Sendable {
        /// The element that is looked for.
        public var element: ElementName
        /// In points, as the view shows it; nil where there should be no such element. Lengths may differ by 0.001.
        public var frame: CGRect?

        /// Makes an expectation of a frame, or with nil of there being none.
        public init(element: ElementName, frame: CGRect?) {
            self.element = element
            self.frame = frame
        }
    }

    /// Where a view should be in the cell of an item.
    public struct InsideExpectation: Hashable, Sendable {
        /// The item, which has to have a cell on screen.
        public var item: ItemPath
        /// A view or a guide of the cell, by name.
        public var view: String
        /// In the cell's content view, in points. Lengths may differ by 0.001.
        public var frame: CGRect

        /// Makes an expectation of a frame in a cell.
        public init(item: ItemPath, view: String, frame: CGRect) {
            self.item = item
            self.view = view
            self.frame = frame
        }
    }

    /// How many lines a label should have in the cell of an item.
    public struct LineExpectation: Hashable, Sendable {
        /// The item, which has to have a cell on screen.
        public var item: ItemPath
        /// A label of the cell, by name.
        public var label: String
        /// Lines that are seen; 0 where there is no text.
        public var count: Int

        /// Makes an expectation of a number of lines.
        public init(item: ItemPath, label: String, count: Int) {
            self.item = item
            self.label = label
            self.count = count
        }
    }

    /// In front of what an element should be.
    public struct ZIndexExpectation: Hashable, Sendable {
        /// The element that is looked for.
        public var element: ElementName
        /// The z-index that it should have: 0 for cells, 10 for headers and footers (R6.8).
        public var zIndex: Int

        /// Makes an expectation of a z-index.
        public init(element: ElementName, zIndex: Int) {
            self.element = element
            self.zIndex = zIndex
        }
    }

    /// How often a table should ask in the step before.
    public struct CallExpectation: Hashable, Sendable {
        /// What it asks.
        public var method: TableCall.Method
        /// The bounds, both within; nil for none. Equal bounds ask for one value.
        public var atLeast, atMost: Int?

        /// Makes an expectation of a number of calls.
        public init(method: TableCall.Method, atLeast: Int? = nil, atMost: Int? = nil) {
            self.method = method
            self.atLeast = atLeast
            self.atMost = atMost
        }
    }

    /// How large a metric of the step before may be.
    public struct MetricExpectation: Hashable, Sendable {
        /// One that scenarios know, such as `measured` or `drift`.
        public var name: String
        /// The bounds, both within; nil for none. Equal bounds ask for one value.
        public var atLeast, atMost: Double?

        /// Makes an expectation of a metric. Without a bound it only asks that the metric has a value.
        public init(name: String, atLeast: Double? = nil, atMost: Double? = nil) {
            self.name = name
            self.atLeast = atLeast
            self.atMost = atMost
        }
    }
}
