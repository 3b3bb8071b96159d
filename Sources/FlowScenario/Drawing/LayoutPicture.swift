import CellSizing
import Foundation

/// A part of a layout at one moment, ready to be drawn: a value that knows nothing of the view it was taken from.
public struct LayoutPicture: Hashable, Sendable {
    /// Written above the drawing.
    public var title: String
    /// One line under the title.
    public var subtitle: String
    /// The part of the content that is drawn, in content coordinates.
    public var region: CGRect
    /// What the reader sees, in content coordinates.
    public var viewport: CGRect
    public var contentSize: CGSize
    /// Whether offsets along the scroll axis run from left to right.
    public var scrollsHorizontally: Bool
    public var elements: [Element]
    /// Whether texts run from right to left.
    public var isRightToLeft = false
    /// The content inset with what the safe area adds to it, around the content, in points.
    public var contentInset = Scenario.Insets.zero
    /// Of the sections that reach into the region.
    public var sectionInsets: [InsetArea] = []
    /// Rows whose items are of different lengths along the scroll axis, in content coordinates: how long each row is.
    public var unevenRows: [CGRect] = []
    /// What the last step raised.
    public var remarks: [Remark] = []
    /// What the last step changed; nil where the picture does not tell.
    public var changes: Changes?

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

    /// The room that a section inset takes: what lies in one rectangle and not in the other, in content coordinates.
    public struct InsetArea: Hashable, Sendable {
        public var outer, inner: CGRect

        public init(outer: CGRect, inner: CGRect) {
            self.outer = outer
            self.inner = inner
        }
    }

    /// Something that the simulator remarked, in its words.
    public struct Remark: Hashable, Sendable {
        public var text: String
        public var isError: Bool

        public init(_ text: String, isError: Bool) {
            self.text = text
            self.isError = isError
        }
    }

    /// An item, header or footer.
    public struct Element: Hashable, Sendable {
        public enum Role: String, Hashable, Sendable, CaseIterable {
            /// Sizes itself, and was measured.
            case measured
            /// Still stands with the estimate.
            case estimated
            /// Its size was known from the start.
            case given
            case header
            case footer
            /// Lies behind the items of a section.
            case background
        }

        public var role: Role
        /// In content coordinates.
        public var frame: CGRect
        /// The index path, or a title.
        public var label: String
        /// The text that the cell shows, and how.
        public var text: Text?
        /// What the step did to it, and where it stood before.
        public var change: Change?
        public var previousFrame: CGRect?
        /// A header or footer that stays at the viewport's edge, away from its place.
        public var isPinned = false
        /// An issue is about it.
        public var isAtFault = false

        public struct Text: Hashable, Sendable {
            public var string: String
            public var style: Scenario.TextStyle

            public init(_ string: String, style: Scenario.TextStyle) {
                self.string = string
                self.style = style
            }
        }

        public init(role: Role, frame: CGRect, label: String, text: Text? = nil) {
            self.role = role
            self.frame = frame
            self.label = label
            self.text = text
        }
    }
}
