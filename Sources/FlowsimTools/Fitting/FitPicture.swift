import FlowScenario
import Foundation

/// A picture of a fitted cell. Text sizes are below each other, and widths are next to each other.
@MainActor
enum FitPicture {
    private static let (gap, caption) = (24.0, 18.0)

    static func picture(of fitting: CellFitting) -> LayoutPicture {
        var elements: [LayoutPicture.Element] = []
        var (y, width) = (0.0, 0.0)
        for row in rows(of: fitting.results) {
            var (x, bottom) = (0.0, y)
            for result in row {
                elements += Self.elements(of: result, at: CGPoint(x: x, y: y))
                x += max(result.size.width, result.width) + gap
                bottom = max(bottom, y + caption + result.size.height)
            }
            width = max(width, x - gap)
            y = bottom + gap
        }
        let size = CGSize(width: width, height: max(0, y - gap))
        var picture = LayoutPicture(
            title: fitting.name, subtitle: fitting.item.map { "content of item \($0)" } ?? "",
            region: CGRect(origin: .zero, size: size), viewport: .zero, contentSize: size, elements: elements)
        picture.isOfCells = true
        return picture
    }

    /// Returns the results as a list for each text size, in the order of the text sizes.
    private static func rows(of results: [CellFitting.Result]) -> [[CellFitting.Result]] {
        results.map(\.category).distinct.map { category in results.filter { $0.category == category } }
    }

    /// Returns the elements of one result: a line with the offered width and the text size, and the cell below it.
    private static func elements(of result: CellFitting.Result, at origin: CGPoint) -> [LayoutPicture.Element] {
        let size = [result.size.width, result.size.height].map { NumberText.grouped(Double($0)) }
        let offered = "\(NumberText.grouped(result.width)) offered, \(result.category.shortName)"
        let label = "\(offered): \(size.joined(separator: " × "))"
        let band = LayoutPicture.Element(
            role: .header,
            frame: CGRect(origin: origin, size: CGSize(width: max(result.size.width, result.width), height: caption)),
            label: label)
        let place = CGPoint(x: origin.x, y: origin.y + caption)
        var cell = LayoutPicture.Element(role: .measured, frame: CGRect(origin: place, size: result.size), label: "")
        (cell.parts, cell.spacings) = (result.parts, result.spacings)
        return [band, cell]
    }
}
