import Foundation

extension Scenario {
    /// The expected values after the preceding steps. Only values that are given are compared; lengths in points.
    public struct Expectation: Hashable, Sendable {
        /// The content's size. Lengths may differ by 0.001.
        public var contentSize: CGSize?
        /// The content offset. Lengths may differ by 0.001.
        public var contentOffset: CGPoint?
        /// The number of measured items of the whole layout.
        public var measured: Int?
        /// The number of items of the whole layout that still have the estimate.
        public var estimated: Int?
        /// The number of cells that the preceding step measured, except those that returned another size than before.
        public var newlyMeasured: Int?
        /// The number of rounds of measurement and layout in the preceding step.
        public var rounds: Int?
        /// The number of rows of the whole layout, or of columns if it scrolls horizontally.
        public var rows: Int?
        /// The number of items in the viewport.
        public var visible: Int?
        /// The first and the last item that meet the viewport.
        public var firstVisible, lastVisible: ItemPath?
        /// The selected items, in the order in which they were selected.
        public var selected: [ItemPath]?
        /// The numbers of calls by a table in the preceding step, by ``TableCall``.
        public var calls: [CallExpectation] = []
        /// The calls by a table in the preceding step, in order. Only methods that the list names are compared.
        public var callOrder: [TableCall]?
        /// The kinds of the issues that the preceding step raised, in order.
        public var issues: [String]?
        /// The result of the batch in the preceding step.
        public var error: ErrorExpectation?
        /// The metrics of costs and quality of the preceding step.
        public var metrics: [MetricExpectation] = []
        /// The frames of elements.
        public var frames: [FrameExpectation] = []
        /// The frames of the views that show elements.
        public var views: [FrameExpectation] = []
        /// The frames of views in cells on screen.
        public var inside: [InsideExpectation] = []
        /// The number of lines of labels in cells on screen.
        public var lines: [LineExpectation] = []
        /// The z-indexes of elements.
        public var zIndexes: [ZIndexExpectation] = []
        /// The elements in a rectangle.
        public var query: QueryExpectation?

        /// Makes an expectation that compares nothing.
        public init() {}

        /// The number of compared values.
        public var count: Int {
            let values: [Any?] = [
                contentSize, contentOffset, measured, estimated, newlyMeasured, rounds, rows, visible, issues, error,
                query, firstVisible, lastVisible, selected, callOrder,
            ]
            return values.count { $0 != nil } + calls.count + metrics.count + frames.count + views.count + inside.count
                + lines.count + zIndexes.count
        }
    }

    /// The elements that the layout should return for a rectangle, in any order.
    public struct QueryExpectation: Hashable, Sendable {
        /// The rectangle in content coordinates.
        public var rect: CGRect
        /// The elements that the query should return, and no others.
        public var elements: [ElementName]

        /// Makes an expectation of the elements in a rectangle.
        public init(rect: CGRect, elements: [ElementName]) {
            self.rect = rect
            self.elements = elements
        }
    }

    /// Whether a batch should be refused.
    public enum ErrorExpectation: Hashable, Sendable {
        /// The batch should be accepted.
        case none
        /// The batch should be refused, with a sentence that contains this text.
        case containing(String)
    }

    /// The expected frame of an element, or of the only view that shows it, in content coordinates; nil if there should
    /// be none.
    public struct FrameExpectation: Hashable, Sendable {
        /// The element.
        public var element: ElementName
        /// The frame in points, as the view shows it; nil if there should be no such element. Lengths may differ by
        /// 0.001.
        public var frame: CGRect?

        /// Makes an expectation of a frame, or, with nil, of a missing element.
        public init(element: ElementName, frame: CGRect?) {
            self.element = element
            self.frame = frame
        }
    }

    /// The expected frame of a view in the cell of an item.
    public struct InsideExpectation: Hashable, Sendable {
        /// The item, which must have a cell on screen.
        public var item: ItemPath
        /// The name of a view or a guide in the cell.
        public var view: String
        /// The frame in the cell's content view, in points. Lengths may differ by 0.001.
        public var frame: CGRect

        /// Makes an expectation of a frame in a cell.
        public init(item: ItemPath, view: String, frame: CGRect) {
            self.item = item
            self.view = view
            self.frame = frame
        }
    }

    /// The expected number of lines of a label in the cell of an item.
    public struct LineExpectation: Hashable, Sendable {
        /// The item, which must have a cell on screen.
        public var item: ItemPath
        /// The name of a label in the cell.
        public var label: String
        /// The number of visible lines; 0 if there is no text.
        public var count: Int

        /// Makes an expectation of a number of lines.
        public init(item: ItemPath, label: String, count: Int) {
            self.item = item
            self.label = label
            self.count = count
        }
    }

    /// The expected z-index of an element.
    public struct ZIndexExpectation: Hashable, Sendable {
        /// The element.
        public var element: ElementName
        /// The expected z-index: 0 for cells, 10 for headers and footers (R6.8).
        public var zIndex: Int

        /// Makes an expectation of a z-index.
        public init(element: ElementName, zIndex: Int) {
            self.element = element
            self.zIndex = zIndex
        }
    }

    /// The expected number of calls by a table in the preceding step.
    public struct CallExpectation: Hashable, Sendable {
        /// The method whose calls are counted.
        public var method: TableCall.Method
        /// The least and the greatest valid number; nil for no bound. Equal bounds are one value.
        public var atLeast, atMost: Int?

        /// Makes an expectation of a number of calls.
        public init(method: TableCall.Method, atLeast: Int? = nil, atMost: Int? = nil) {
            self.method = method
            self.atLeast = atLeast
            self.atMost = atMost
        }
    }

    /// The expected bounds of a metric of the preceding step.
    public struct MetricExpectation: Hashable, Sendable {
        /// The name of the metric in scenarios, such as `measured` or `drift`.
        public var name: String
        /// The least and the greatest valid value; nil for no bound. Equal bounds are one value.
        public var atLeast, atMost: Double?

        /// Makes an expectation of a metric. Without a bound it only requires that the metric has a value.
        public init(name: String, atLeast: Double? = nil, atMost: Double? = nil) {
            self.name = name
            self.atLeast = atLeast
            self.atMost = atMost
        }
    }
}
