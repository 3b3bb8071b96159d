import ElementsSimulator
import TextMeasuring

/// A part of a layout at one moment, ready to be drawn. It is a value, and no longer needs the view that it was made
/// from.
public struct LayoutPicture: Hashable, Sendable {
    /// The title above the drawing.
    public var title: String
    /// The line under the title.
    public var subtitle: String
    /// The part of the content that is drawn, in content coordinates.
    public var region: CGRect
    /// The bounds of the view, in content coordinates.
    public var viewport: CGRect
    /// The size of the whole content, in points. ``region`` is a part of this content.
    public var contentSize: CGSize
    /// Whether offsets along the scroll axis run from left to right.
    public var scrollsHorizontally: Bool
    /// The elements that are drawn, from back to front.
    public var elements: [Element]
    /// Whether texts run from right to left.
    public var isRightToLeft = false
    /// The adjusted content inset in points: the content inset, and the part that the safe area adds to it.
    public var contentInset = EdgeInsets.zero
    /// The insets of the sections that reach into the region.
    public var sectionInsets: [InsetArea] = []
    /// The frames of rows whose items have different lengths along the scroll axis, in content coordinates. Each frame
    /// is as long as its row.
    public var unevenRows: [CGRect] = []
    /// The issues of the last step.
    public var remarks: [Remark] = []
    /// The changes of the last step; nil if the picture does not show them.
    public var changes: Changes?

    /// Whether the picture shows single cells side by side, and not the content of a scrolling view.
    package var isOfCells = false

    /// Makes a picture without insets, remarks or changes, for texts that run from left to right.
    public init(
        title: String, subtitle: String = "", region: CGRect, viewport: CGRect, contentSize: CGSize,
        scrollsHorizontally: Bool = false, elements: [Element]
    ) {
        self.title = title
        self.subtitle = subtitle
        self.region = region
        self.viewport = viewport
        self.contentSize = contentSize
        self.scrollsHorizontally = scrollsHorizontally
        self.elements = elements
    }

    var scrollAxis: ScrollDirection { scrollsHorizontally ? .horizontal : .vertical }

    /// The area of a section inset, in content coordinates. It is the part of `outer` that is outside of `inner`.
    public struct InsetArea: Hashable, Sendable {
        /// `outer` is the section's whole block. `inner` is the rectangle in which the section's items are laid out.
        public var outer, inner: CGRect

        /// Makes the area between two rectangles. `inner` has to lie in `outer`.
        public init(outer: CGRect, inner: CGRect) {
            self.outer = outer
            self.inner = inner
        }
    }

    /// A remark of the simulator about a layout.
    public struct Remark: Hashable, Sendable {
        /// The text of the remark: one sentence or more, as the simulator logs it.
        public var text: String
        /// Whether UIKit would throw an exception. Otherwise UIKit would only log a message.
        public var isError: Bool

        /// Makes a remark.
        public init(_ text: String, isError: Bool) {
            self.text = text
            self.isError = isError
        }
    }

    /// An element of a picture: an item, a header, a footer or another view.
    public struct Element: Hashable, Sendable {
        /// The kind of an element. There are three kinds of items, for three sources of the size.
        public enum Role: String, Hashable, Sendable, CaseIterable {
            /// An item that sizes itself, and was measured.
            case measured
            /// An item that still has the estimate.
            case estimated
            /// An item whose size was known from the start.
            case given
            /// A section's header.
            case header
            /// A section's footer.
            case footer
            /// A background behind the items of a section.
            case background
            /// A supplementary view that is neither a header nor a footer.
            case supplementary
            /// A decoration view.
            case decoration
        }

        /// The role in which the element is drawn.
        public var role: Role
        /// The frame of the element, in content coordinates.
        public var frame: CGRect
        /// The label of the element: its index path, or a title.
        public var label: String
        /// The text that the cell shows, with its font and its place.
        public var text: Text?
        /// The parts of the cell, from back to front; empty if the cell has no parts, or if the parts are unknown.
        public var parts: [Part] = []
        /// The distances that constraints keep in the cell; empty unless the picture shows such distances.
        public var spacings: [Spacing] = []
        /// The order in depth: elements with greater numbers are in front. 0 for cells, 10 for headers and footers
        /// (R6.8).
        public var zIndex = 0
        /// The name that identifies the element in a timeline; empty in other pictures. An item keeps this name even if
        /// updates move it.
        public var identity = ""
        /// The effect of the step on the element. In a timeline, it is the effect since the previous moment. There, it
        /// is nil for elements that only moved or did not change.
        public var change: Change?
        /// The frame before the step, in content coordinates; nil if the element was not there or did not move.
        public var previousFrame: CGRect?
        /// Whether the element is a header or footer that stays at the viewport's edge, away from its place.
        public var isPinned = false
        /// Whether an issue is about the element.
        public var isAtFault = false

        /// A text, with the way in which a cell shows it.
        public struct Text: Hashable, Sendable {
            /// The whole text, even if only a part of it fits into the cell.
            public var string: String
            /// The font of the text, in the size for the user's text size.
            public var font: FontSpec
            /// The distances of the text from the cell's edges, in points.
            public var padding: EdgeInsets
            /// The fonts with which the text was measured; nil for the built-in values of the system's fonts.
            package var fonts: RecordedFonts?

            package var metrics: any TextMetrics { fonts.map { RecordedMetrics($0) } ?? SFLikeMetrics() }

            /// Makes a text in a font, with a padding in points.
            public init(_ string: String, font: FontSpec, padding: EdgeInsets = .zero) {
                self.string = string
                self.font = font
                self.padding = padding
            }
        }

        /// Makes an element without changes, neither pinned nor at fault.
        public init(role: Role, frame: CGRect, label: String, text: Text? = nil) {
            self.role = role
            self.frame = frame
            self.label = label
            self.text = text
        }
    }

    /// The picture as an SVG document. One point is one unit. Equal pictures give equal bytes.
    ///
    /// Measured items are solid, estimated ones dashed and hatched. The viewport has a strong outline; what lies
    /// outside it is paler. Where the content goes on past the drawn region, the edge is torn and a caption says by how
    /// much.
    ///
    /// A region longer than 2,000 points is drawn smaller. Items that are too small to be read become plain blocks.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public func svg() -> String {
        var drawing = SVGDrawing(self)
        drawing.draw()
        return drawing.document
    }
}
