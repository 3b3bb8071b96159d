extension Scenario {
    /// A kind of cell whose size follows from what is in it: views, and constraints between them.
    ///
    /// Views, labels and constraints are those of the library: a scenario only says which there are. Lengths are
    /// points.
    public struct Cell: Hashable, Sendable {
        /// Which sides of a cell follow from its content when it is measured.
        public enum Fit: String, Hashable, Sendable, CaseIterable {
            /// Both, as a cell does by itself: the size that the layout has for it counts for 50 on both axes.
            case both
            /// The height; the width that the layout gives is kept, as people override it.
            case width
            /// The width; the height that the layout gives is kept.
            case height
        }

        /// Which sides follow from the content; both unless given.
        public var fit = Fit.both
        /// The content view: its margins, and what is in it. It has no name of its own.
        public var contentView = View(name: "")
        /// In the order in which they become active.
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
        /// What a view shows.
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

        /// What constraints and contents call it; each name occurs once in a cell.
        public var name: String
        /// What it shows.
        public var kind: Kind
        /// Lengths that the view has in any case, by required constraints of its own; nil where it has none.
        public var fixedWidth, fixedHeight: Double?
        /// How strongly the view wants to be no larger than its content; UIKit's 250 where nil.
        public var hugging: AxisPriorities?
        /// How strongly the view wants to be no smaller than its content; UIKit's 750 where nil.
        public var compression: AxisPriorities?
        /// Whether it is hidden. In a stack it leaves its place, anywhere else it keeps it.
        public var isHidden = false
        /// UIKit's 8 points on all sides where nil.
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
        /// Along a row, and along a column.
        public var horizontal, vertical: Double

        /// Makes priorities. Nothing is checked.
        public init(horizontal: Double, vertical: Double) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    /// A text in as many lines as it may have.
    public struct Label: Hashable, Sendable {
        /// What it shows unless an item says something else.
        public var text = ""
        /// The system font at 17 points unless given.
        public var font = Font.system(size: 17, weight: .regular)
        /// The most lines; 0 is no limit.
        public var lines = 1
        /// What becomes of the last line.
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

    /// Where lines end, and what becomes of the last one, by UIKit's names.
    public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
        /// Between words; what does not fit is not shown.
        case byWordWrapping
        /// Between characters.
        case byCharWrapping
        /// Between words; the last line ends at the edge.
        case byClipping
        /// What is left out is at the last line's start, at its end, or in its middle.
        case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }
}
