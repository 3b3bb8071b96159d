import Foundation
import TextMeasuring

/// A visible part of a view, as a value, for pictures and for traces of the screen. Lengths are points, in the
/// coordinates of the containing view.
package struct ViewPart: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A view without contents of its own.
        case box
        /// An image, or its placeholder.
        case image
        /// A text, in the lines that are shown.
        case label([ViewLine])
    }

    /// The view's accessibility identifier, or its type.
    package var name: String
    package var frame: CGRect
    package var kind: Kind
    /// The possible numbers of lines of a text whose number of lines is uncertain.
    package var possibleLineCounts: ClosedRange<Int>?

    package init(name: String, frame: CGRect, kind: Kind, possibleLineCounts: ClosedRange<Int>? = nil) {
        self.name = name
        self.frame = frame
        self.kind = kind
        self.possibleLineCounts = possibleLineCounts
    }
}

/// A line of a text, with its measured width. Lengths are points.
package struct ViewLine: Hashable, Sendable {
    package var text: String
    package var font: FontSpec
    /// The beginning of the line, its baseline and its width.
    package var x, baseline, width: Double

    package init(text: String, font: FontSpec, x: Double, baseline: Double, width: Double) {
        (self.text, self.font, self.x, self.baseline, self.width) = (text, font, x, baseline, width)
    }

    package func moved(by distance: CGPoint) -> ViewLine {
        ViewLine(text: text, font: font, x: x + distance.x, baseline: baseline + distance.y, width: width)
    }
}
