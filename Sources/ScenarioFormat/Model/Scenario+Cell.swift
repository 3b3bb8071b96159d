extension Scenario {
    /// A kind of cell whose size follows from its content: views, and constraints between them.
    ///
    /// Views, labels and constraints are those of the library: a scenario only lists them. Lengths are points.
    public struct Cell: Hashable, Sendable {
        /// The sides of a cell that follow from its content when it is measured.
        public enum Fit: String, Hashable, Sendable, CaseIterable {
            /// Both, as in UIKit's own implementation: the layout's size has priority 50 on both axes.
            case both
            /// The height; the width is the layout's, as in many overrides.
            case width
            /// The width; the height is the layout's.
            case height
        }

        /// The sides that follow from the content; both unless given.
        public var fit = Fit.both
        /// The content view with its margins and subviews. It has no name of its own.
        public var contentView = View(name: "")
        /// The constraints, in the order in which they become active.
        public var constraints: [Constraint]

        /// Makes a kind of cell that fits on both axes.
        public init(views: [View] = [], constraints: [Constraint] = []) {
            contentView.views = views
            self.constraints = constraints
        }
    }
}

extension Scenario.Cell {
    /// A view in a cell. Its frame follows from constraints.
    public struct View: Hashable, Sendable {
        /// The content of a view.
        public enum Kind: Hashable, Sendable {
            /// Nothing: it has no size of its own.
            case plain
            /// Something of a size, as an image view; nil on an axis where it has none.
            case image(width: Double?, height: Double?)
            /// A text.
            case label(Label)
            /// A row or a column of the views in it.
            case stack(Stack)
        }

        /// The name in constraints and contents; each occurs once in a cell.
        public var name: String
        /// The content of the view.
        public var kind: Kind
        /// Lengths that the view has in any case, by required constraints of its own; nil where it has none.
        public var fixedWidth, fixedHeight: Double?
        /// The priority with which the view is no larger than its content; UIKit's 250 if nil.
        public var hugging: AxisPriorities?
        /// The priority with which the view is no smaller than its content; UIKit's 750 if nil.
        public var compression: AxisPriorities?
        /// Whether it is hidden. In a stack it leaves its place, anywhere else it keeps it.
        public var isHidden = false
        /// The layout margins; UIKit's 8 points on all sides if nil.
        public var layoutMargins: Scenario.Insets?
        /// The views in it, from back to front.
        public var views: [View] = []
        /// Names of the guides in it, which constraints can name like views.
        public var guides: [String] = []

        /// Makes a view without anything in it.
        public init(name: String, kind: Kind = .plain) {
            self.name = name
            self.kind = kind
        }
    }

    /// A priority for each axis, from 1 to 1000.
    public struct AxisPriorities: Hashable, Sendable {
        /// The priority along each axis.
        public var horizontal, vertical: Double

        /// Makes priorities. Nothing is checked.
        public init(horizontal: Double, vertical: Double) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    /// A text with a limited number of lines.
    public struct Label: Hashable, Sendable {
        /// The text of items that have no text of their own.
        public var text = ""
        /// The system font at 17 points unless given.
        public var font = Font.system(size: 17, weight: .regular)
        /// The most lines; 0 is no limit.
        public var lines = 1
        /// The end of lines, and of the last line.
        public var lineBreakMode = LineBreakMode.byTruncatingTail
        /// The width that it wraps in; 0: the one that constraints give.
        public var preferredMaxLayoutWidth = 0.0
        /// Whether a font of a text style follows the reader's text size.
        public var adjustsToTextSize = true

        /// Makes a label of one line.
        public init(text: String = "", font: Font = .system(size: 17, weight: .regular), lines: Int = 1) {
            self.text = text
            self.font = font
            self.lines = lines
        }
    }

    /// The end of lines, and of the last line, by UIKit's names.
    public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
        /// Lines end between words; lines that do not fit are not shown.
        case byWordWrapping
        /// Lines end between characters.
        case byCharWrapping
        /// Lines end between words; the last line ends at the edge.
        case byClipping
        /// The last line is shortened at its start, at its end, or in its middle.
        case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }
}
