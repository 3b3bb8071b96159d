import ElementsSimulator
import FlowScenario

/// The document about a fitted cell. Lengths are points.
struct FitReport: Encodable {
    var cell: String
    /// The item whose content the cell shows; `nil` if the cell shows its own content.
    var item: String?
    var results: [Result]
    /// The name of the file with the picture; `nil` if no picture was written.
    var written: String?

    /// The result for one width at one text size.
    struct Result: Encodable {
        /// The width that was offered to the cell.
        var width: Double
        /// The text size, by its name in documents.
        var category: String
        /// The size that the cell returned for the offered width, as `[width, height]`.
        var size: [Double]
        /// The visible views and guides.
        var views: [View]
        /// The problems of the cell's constraints, in words.
        var diagnostics: [String]
    }

    struct View: Encodable {
        var name: String
        /// The frame in the cell, as `[x, y, width, height]`.
        var frame: [Double]
        /// The texts of a label's lines; `nil` for other views.
        var lines: [String]?
        /// The least and the greatest number of lines that a label may have. `nil` if they are equal. The numbers can
        /// differ because measured widths of texts are not exact.
        var possibleLines: [Int]?

        init(_ part: LayoutPicture.Element.Part) {
            let frame = part.frame
            name = part.name
            self.frame = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
            if case .label(let lines) = part.kind { self.lines = lines.map(\.text) }
            possibleLines = part.possibleLineCounts.map { [$0.lowerBound, $0.upperBound] }
        }
    }

    @MainActor
    init(_ fitting: CellFitting, written: String?) {
        cell = fitting.name
        item = fitting.item?.description
        self.written = written
        results = fitting.results.map { result in
            Result(
                width: result.width, category: result.category.rawValue,
                size: [result.size.width, result.size.height].map(Double.init),
                views: result.parts.map(View.init), diagnostics: result.diagnostics.map(\.description))
        }
    }
}
