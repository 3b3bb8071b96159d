import CellSizing
import Foundation

/// A view that shows a text of its own.
@MainActor
protocol TextShowing: View {
    /// The lines as they are shown now, from the view's top left corner.
    func shownLines(isMirrored: Bool) -> [ViewLine]
}

extension TextShowing {
    /// The lines of a text that is laid out in a room: in its middle from top to bottom, or where it begins.
    ///
    /// The text is measured beside the counts of ``TextEnvironment``, which tests hold.
    func lines(
        of text: StyledText, _ limits: TextLimits, in room: CGRect, isCentered: Bool, alignment: TextAlignment,
        isMirrored: Bool
    ) -> [ViewLine] {
        guard !text.text.isEmpty else { return [] }
        let scale = Double(pixelsPerPoint)
        let layout = TextEnvironment.layoutToDraw(text, limits, atScale: pixelsPerPoint)
        // A text that is lower than its label is in the middle of it.
        let top = Double(room.minY) + (isCentered ? (Double(room.height) - layout.size.height) / 2 : 0)
        return layout.lines.map { line in
            // A label's baselines are on pixels.
            let baseline = scale > 0 ? (line.baseline * scale).rounded() / scale : line.baseline
            let x = start(of: line, width: Double(room.width), alignment, isMirrored: isMirrored)
            return ViewLine(
                text: line.shownText(in: text.text), font: text.font(of: line), x: Double(room.minX) + x,
                baseline: top + baseline, width: line.width)
        }
    }

    private func start(of line: TextLine, width: Double, _ alignment: TextAlignment, isMirrored: Bool) -> Double {
        let rest = width - line.width
        return switch alignment {
        case .center: rest / 2
        case .right: rest - line.indent
        case .natural, .justified: isMirrored ? rest - line.indent : line.indent
        case .left: line.indent
        }
    }
}

extension StyledText {
    /// Of the first character of a line.
    fileprivate func font(of line: TextLine) -> FontSpec {
        var end = 0
        for run in runs {
            end += run.utf8Count
            if line.range.lowerBound < end { return run.font }
        }
        return runs.last?.font ?? FontSpec(size: 17)
    }
}
