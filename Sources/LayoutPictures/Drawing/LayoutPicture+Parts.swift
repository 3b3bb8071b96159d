import FlowSimulator
import Foundation
import TextMeasuring

extension LayoutPicture.Element {
    /// Something in a cell: a view or a guide. Lengths are points, from the cell's top left corner.
    public struct Part: Hashable, Sendable {
        /// What a part is drawn as.
        public enum Kind: Hashable, Sendable {
            /// A view without anything of its own.
            case box
            /// Something of a size of its own.
            case image
            /// A text, in the lines that it is shown in.
            case label([Line])
            /// A guide, which nobody sees.
            case guide
        }

        /// As the cell calls it.
        public var name: String
        /// Where it is.
        public var frame: CGRect
        /// What it is.
        public var kind: Kind
        /// Of a text whose number of lines is not certain, because the widths of its font have an error: the numbers
        /// that it may have.
        public var possibleLineCounts: ClosedRange<Int>?

        /// Makes a part.
        public init(name: String, frame: CGRect, kind: Kind, possibleLineCounts: ClosedRange<Int>? = nil) {
            self.name = name
            self.frame = frame
            self.kind = kind
            self.possibleLineCounts = possibleLineCounts
        }
    }

    /// A line of a text, as wide as it was measured. Lengths are points, from the cell's top left corner.
    public struct Line: Hashable, Sendable {
        /// What is seen of it.
        public var text: String
        /// Its font, at the reader's text size.
        public var font: FontSpec
        /// Where it begins, its baseline, and how wide it is.
        public var x, baseline, width: Double

        /// Makes a line.
        public init(text: String, font: FontSpec, x: Double, baseline: Double, width: Double) {
            self.text = text
            self.font = font
            self.x = x
            self.baseline = baseline
            self.width = width
        }
    }

}

extension LayoutPicture.Element.Part {
    package init(_ part: ViewPart) {
        let kind: Kind =
            switch part.kind {
            case .box: .box
            case .image: .image
            case .label(let lines): .label(lines.map(LayoutPicture.Element.Line.init))
            }
        self.init(name: part.name, frame: part.frame, kind: kind, possibleLineCounts: part.possibleLineCounts)
    }
}

extension LayoutPicture.Element.Line {
    package init(_ line: ViewLine) {
        self.init(text: line.text, font: line.font, x: line.x, baseline: line.baseline, width: line.width)
    }
}

extension LayoutPicture.Element {
    /// A distance that a constraint keeps. Points from the cell's top left corner.
    public struct Spacing: Hashable, Sendable {
        /// Between what, along one axis.
        public var start, end: CGPoint

        /// Makes a distance between two points.
        public init(from start: CGPoint, to end: CGPoint) {
            self.start = start
            self.end = end
        }

        /// In points.
        public var length: Double { abs(end.x - start.x) + abs(end.y - start.y) }
    }
}
