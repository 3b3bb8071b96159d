import TextMeasuring

/// A view or a guide in the picture of an outer view. Places and sizes are in points; places are relative to the outer
/// view's top left corner.
public struct ViewPart: Hashable, Sendable {
    /// The form in which a part is drawn.
    public enum Kind: Hashable, Sendable {
        /// A view without content of its own.
        case box
        /// An image, or the place of an image.
        case image
        /// A text, with its lines as they are shown.
        case label([ViewLine])
        /// A guide, which is not visible.
        case guide
    }

    /// The name of the part: the view's accessibility identifier, or the view's type if there is no identifier. In
    /// scenarios it is the view's name in the cell.
    public var name: String
    /// The frame of the part.
    public var frame: CGRect
    /// The form in which the part is drawn.
    public var kind: Kind
    /// The numbers of lines that a text may have on a device. Several numbers are possible if errors in the font's
    /// widths can move line breaks. Nil if only one number is possible, or if the part is not a text.
    public var possibleLineCounts: ClosedRange<Int>?

    /// Makes a part.
    public init(name: String, frame: CGRect, kind: Kind, possibleLineCounts: ClosedRange<Int>? = nil) {
        self.name = name
        self.frame = frame
        self.kind = kind
        self.possibleLineCounts = possibleLineCounts
    }
}

/// A line of a text, with its measured width. Its place is in points, relative to the top left corner of the view whose
/// picture contains the line.
public struct ViewLine: Hashable, Sendable {
    /// The visible text.
    public var text: String
    /// The font of the line's first character, at the user's text size.
    public var font: FontSpec
    /// The line's start, its baseline and its width, in points.
    public var x, baseline, width: Double

    /// Makes a line.
    public init(text: String, font: FontSpec, x: Double, baseline: Double, width: Double) {
        self.text = text
        self.font = font
        self.x = x
        self.baseline = baseline
        self.width = width
    }

    package func moved(by distance: CGPoint) -> ViewLine {
        ViewLine(text: text, font: font, x: x + distance.x, baseline: baseline + distance.y, width: width)
    }
}
