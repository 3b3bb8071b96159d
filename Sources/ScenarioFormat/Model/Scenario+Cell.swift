extension Scenario {
    /// A kind of cell: its views, and the constraints between them. The size of a cell follows from its content.
    ///
    /// Views, labels and constraints are those of the library: a scenario only lists them. Lengths are points.
    public struct Cell: Hashable, Sendable {
        /// The dimensions of a cell that its content determines when the cell is measured.
        public enum Fit: String, Hashable, Sendable, CaseIterable {
            /// Both sides follow from the content, as in UIKit's `preferredLayoutAttributesFitting(_:)`. The size that
            /// the layout gives the cell has priority 50 on both axes.
            case both
            /// The layout gives the width; the height alone follows from the content. Many apps override
            /// `preferredLayoutAttributesFitting(_:)` in this way.
            case width
            /// The layout gives the height; the width alone follows from the content.
            case height
        }

        /// The choice of the dimensions that follow from the cell's content; both unless given. With `width`, the
        /// layout gives the width, and only the height follows. With `height`, it is the reverse.
        public var fit = Fit.both
        /// The cell's content view, with its margins and all other views of the cell. Its name is empty.
        public var contentView = View(name: "")
        /// The constraints, in the order in which they become active.
        public var constraints: [Constraint]

        /// Makes a kind of cell whose width and height follow from the content.
        public init(views: [View] = [], constraints: [Constraint] = []) {
            contentView.views = views
            self.constraints = constraints
        }
    }
}

extension Scenario.Cell {
    /// A view in a cell. The view's frame follows from constraints.
    public struct View: Hashable, Sendable {
        /// The content of a view.
        public enum Kind: Hashable, Sendable {
            /// An empty view without an intrinsic size.
            case plain
            /// A view with an intrinsic size, in points, such as an image view. A side is nil if it has no intrinsic
            /// length.
            case image(width: Double?, height: Double?)
            /// A label with a text.
            case label(Label)
            /// A stack that arranges the view's subviews in a row or a column.
            case stack(Stack)
        }

        /// The name of the view in constraints and contents. Each name occurs once in a cell.
        public var name: String
        /// The content of the view.
        public var kind: Kind
        /// The fixed width and the fixed height, in points. Each becomes a required constraint of the view; nil means
        /// that there is no such constraint.
        public var fixedWidth, fixedHeight: Double?
        /// The priority with which the view resists growing larger than its content; UIKit's 250 if nil.
        public var hugging: AxisPriorities?
        /// The priority with which the view resists shrinking below the size of its content; UIKit's 750 if nil.
        public var compression: AxisPriorities?
        /// Whether the view is hidden. In a stack, the other views fill the space of a hidden view; elsewhere the space
        /// stays empty.
        public var isHidden = false
        /// The layout margins; UIKit's 8 points on all sides if nil.
        public var layoutMargins: Scenario.Insets?
        /// The subviews, from back to front.
        public var views: [View] = []
        /// The names of the layout guides in the view. Constraints can use these names like names of views.
        public var guides: [String] = []

        /// Makes a view without subviews.
        public init(name: String, kind: Kind = .plain) {
            self.name = name
            self.kind = kind
        }
    }

    /// Priorities from 1 to 1000, one for each axis.
    public struct AxisPriorities: Hashable, Sendable {
        /// The priority along each axis.
        public var horizontal, vertical: Double

        /// Makes priorities without checks.
        public init(horizontal: Double, vertical: Double) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    /// A text with a limited number of lines.
    public struct Label: Hashable, Sendable {
        /// The label's text, for items whose content gives no text.
        public var text = ""
        /// The font; the system font at 17 points unless given.
        public var font = Font.system(size: 17, weight: .regular)
        /// The greatest number of lines; 0 for no limit.
        public var lines = 1
        /// The way in which lines end, and the way in which the last line is shortened.
        public var lineBreakMode = LineBreakMode.byTruncatingTail
        /// The width at which the text wraps, in points; 0 for the width that constraints give.
        public var preferredMaxLayoutWidth = 0.0
        /// Whether the label follows the reader's text size. This has an effect only with the font of a text style.
        public var adjustsToTextSize = true

        /// Makes a label with one line.
        public init(text: String = "", font: Font = .system(size: 17, weight: .regular), lines: Int = 1) {
            self.text = text
            self.font = font
            self.lines = lines
        }
    }

    /// The way in which lines end and the last line is shortened. The names of the cases are UIKit's.
    public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
        /// Lines end between words; lines that do not fit are not shown.
        case byWordWrapping
        /// Lines end between characters.
        case byCharWrapping
        /// Lines end between words; the last line is cut off at the edge.
        case byClipping
        /// Lines end between words; the last line is shortened at its start.
        case byTruncatingHead
        /// Lines end between words; the last line is shortened at its end.
        case byTruncatingTail
        /// Lines end between words; the last line is shortened in its middle.
        case byTruncatingMiddle
    }
}
