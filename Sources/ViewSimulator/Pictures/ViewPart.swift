import Foundation
import TextMeasuring

/// Something that is seen in a view, as a value: for pictures, and for traces of what was on screen. Lengths are
/// points, in the coordinates of the view that it is in.
package struct ViewPart: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A view without anything of its own.
        case box
        /// An image, or the place for one.
        case image
        /// A text, in the lines that it is shown in.
        case label([ViewLine])
    }

    /// The view's accessibility identifier, or its type.
    package var name: String
    package var frame: CGRect
    package var kind: Kind
    /// Of a text whose number of lines is not certain: those that it may have.
    package var possibleLineCounts: ClosedRange<Int>?

    package init(name: String, frame: CGRect, kind: Kind, possibleLineCounts: ClosedRange<Int>? = nil) {
        self.name = name
        self.frame = frame
        self.kind = kind
        self.possibleLineCounts = possibleLineCounts
    }
}

/// A line of a text, as wide as it was measured. Lengths are points.
package struct ViewLine: Hashable, Sendable {
    package var text: String
    package var font: FontSpec
    /// Where it begins, its baseline, and how wide it is.
    package var x, baseline, width: Double

    package init(text: String, font: FontSpec, x: Double, baseline: Double, width: Double) {
        (self.text, self.font, self.x, self.baseline, self.width) = (text, font, x, baseline, width)
    }

    package func moved(by distance: CGPoint) -> ViewLine {
        ViewLine(text: text, font: font, x: x + distance.x, baseline: baseline + distance.y, width: width)
    }
}
