import Foundation

extension Scenario {
    /// The values that are expected after the preceding steps. Only given values are compared. Lengths are points.
    public struct Expectation: Hashable, Sendable {
        /// The content's size in points. Lengths may differ by 0.001 points.
        public var contentSize: CGSize?
        /// The content offset in points. Coordinates may differ by 0.001 points.
        public var contentOffset: CGPoint?
        /// The number of measured items in the whole layout. The size of such an item is known from a measurement of
        /// its cell.
        public var measured: Int?
        /// The number of items in the whole layout that still have an estimated size.
        public var estimated: Int?
        /// The number of new measurements in the preceding step. It includes items that were measured for the first
        /// time. It also includes items that came back on screen with the same size as before.
        public var newlyMeasured: Int?
        /// The number of rounds of measurement and layout in the preceding step.
        public var rounds: Int?
        /// The number of rows in the whole layout, or of columns if the content scrolls horizontally.
        public var rows: Int?
        /// The number of items in the viewport.
        public var visible: Int?
        /// The first and the last item that overlap the viewport.
        public var firstVisible, lastVisible: ItemPath?
        /// The expected offsets of sections that scroll in a compositional layout.
        public var sectionOffsets: [SectionOffsetExpectation] = []
        /// The selected items, in the order in which they were selected.
        public var selected: [ItemPath]?
        /// The expected numbers of calls that a table made in the preceding step, by method. Calls of other methods are
        /// not compared.
        public var calls: [CallExpectation] = []
        /// The expected calls that a table made in the preceding step, in order. Calls of methods that are not in this
        /// list are not compared.
        public var callOrder: [TableCall]?
        /// The kinds of the issues that the preceding step raised, in order.
        public var issues: [String]?
        /// The expected result of the batch in the preceding step.
        public var error: ErrorExpectation?
        /// The expected metrics of the preceding step.
        public var metrics: [MetricExpectation] = []
        /// The expected frames of elements.
        public var frames: [FrameExpectation] = []
        /// The expected frames of the views that show elements.
        public var views: [FrameExpectation] = []
        /// The expected frames of views in cells on screen.
        public var inside: [InsideExpectation] = []
        /// The expected line counts of labels in cells on screen.
        public var lines: [LineExpectation] = []
        /// The expected z-indexes of elements.
        public var zIndexes: [ZIndexExpectation] = []
        /// The expected elements in a rectangle.
        public var query: QueryExpectation?

        /// Makes an expectation that compares nothing.
        public init() {}

        /// The number of values that are compared.
        public var count: Int {
            let values: [Any?] = [
                contentSize, contentOffset, measured, estimated, newlyMeasured, rounds, rows, visible, issues, error,
                query, firstVisible, lastVisible, selected, callOrder,
            ]
            return values.count { $0 != nil } + sectionOffsets.count + calls.count + metrics.count + frames.count
                + views.count + inside.count
                + lines.count + zIndexes.count
        }
    }

    /// The expected offset of a section that scrolls across the layout's scroll axis.
    public struct SectionOffsetExpectation: Hashable, Sendable {
        /// The section, counted from 0.
        public var section: Int
        /// The offset in points along the section's own axis. It may differ by 0.001 points.
        public var offset: Double

        /// Makes an expectation for one section.
        public init(section: Int, offset: Double) {
            self.section = section
            self.offset = offset
        }
    }

    /// The elements that the layout should return for a rectangle, in any order.
    public struct QueryExpectation: Hashable, Sendable {
        /// The rectangle in content coordinates.
        public var rect: CGRect
        /// The elements that the query should return. It should return no other elements.
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
        /// The batch should be refused with a message that contains this text.
        case containing(String)
    }

    /// The expected frame of an element or of its view, in content coordinates. In `frames` it is the element's frame;
    /// in `views` it is the view's frame. The frame is nil if there should be no such element or view. An element with
    /// two views does not meet an expectation in `views`.
    public struct FrameExpectation: Hashable, Sendable {
        /// The element.
        public var element: ElementName
        /// The frame in points; nil if there should be no such element or view. Lengths may differ by 0.001 points.
        public var frame: CGRect?

        /// Makes an expectation of the frame of an element. If the frame is nil, the element should not exist.
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
        /// The frame in the cell's content view, in points. Lengths may differ by 0.001 points.
        public var frame: CGRect

        /// Makes an expectation of the frame of a view in the cell of an item.
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

        /// Makes an expectation of the number of lines of a label.
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

    /// The expected number of calls of one method by a table in the preceding step.
    public struct CallExpectation: Hashable, Sendable {
        /// The method whose calls are counted.
        public var method: TableCall.Method
        /// The least and the greatest valid number of calls; nil for no bound. Equal bounds mean exactly this number.
        public var atLeast, atMost: Int?

        /// Makes an expectation of the number of calls of a method.
        public init(method: TableCall.Method, atLeast: Int? = nil, atMost: Int? = nil) {
            self.method = method
            self.atLeast = atLeast
            self.atMost = atMost
        }
    }

    /// The expected bounds for a metric of the preceding step.
    public struct MetricExpectation: Hashable, Sendable {
        /// The name of the metric in scenarios, such as `measured` or `drift`.
        public var name: String
        /// The least and the greatest valid value; nil for no bound. Equal bounds mean exactly this value.
        public var atLeast, atMost: Double?

        /// Makes an expectation of a metric. Without bounds, the metric must only have a value.
        public init(name: String, atLeast: Double? = nil, atMost: Double? = nil) {
            self.name = name
            self.atLeast = atLeast
            self.atMost = atMost
        }
    }
}
