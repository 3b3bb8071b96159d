import Foundation
import PlainTexts
import TextMeasuring

/// The drawing of the legend and of the simulator's remarks. The legend explains the colours in as many lines as
/// needed. The remarks are below the legend.
extension SVGDrawing {
    private static let legendLine = 18.0
    private static let remarkLine = 15.0
    /// The largest number of lines of remarks. Remarks are as long as UIKit's messages, and more lines would push the
    /// layout out of sight.
    private static let remarkLines = 8
    private static let small = PictureText.Font.note

    private struct LegendEntry {
        var style, label: String
    }

    /// The height of the legend beyond its first line.
    static func legendOverflow(_ picture: LayoutPicture, width: Double) -> Double {
        let lines = placed(picture, width: width).last?.line ?? 0
        return Double(lines) * legendLine + Double(remarks(picture, width: width).count) * remarkLine
    }

    mutating func legend() {
        let width = size.width - 2 * Self.margin
        var bottom = 64.5
        for entry in Self.placed(picture, width: width) {
            let (left, top) = (Self.margin + entry.left, 64.5 + Double(entry.line) * Self.legendLine)
            let swatch = "x=\"\(n(left + 0.5))\" y=\"\(n(top))\" width=\"17\" height=\"11\" rx=\"2\""
            line("<rect class=\"\(entry.entry.style)\" \(swatch)/>")
            note(entry.entry.label, x: left + 23, y: top + 9.5)
            bottom = top
        }
        for (index, remark) in Self.remarks(picture, width: width).enumerated() {
            let style = remark.isError ? "muted error" : "muted warning"
            let y = bottom + 28 + Double(index) * Self.remarkLine
            write(PictureText(remark.text, x: Self.margin, y: y, style: style, font: Self.small))
        }
    }

    private static func placed(
        _ picture: LayoutPicture, width: Double
    ) -> [(entry: LegendEntry, left: Double, line: Int)] {
        var placed: [(entry: LegendEntry, left: Double, line: Int)] = []
        guard !picture.isOfCells else { return [] }
        var (left, line) = (0.0, 0)
        for entry in picture.changes.map({ changes(picture, $0) }) ?? roles(picture) {
            let length = 23 + SVGText.width(of: entry.label, font: small) * 1.08
            if left > 0, left + length > width { (left, line) = (0, line + 1) }
            placed.append((entry, left, line))
            left += length + 16
        }
        return placed
    }

    private static func roles(_ picture: LayoutPicture) -> [LegendEntry] {
        var entries: [LegendEntry] = []
        for role in LayoutPicture.Element.Role.allCases {
            let count = picture.elements.count { $0.role == role }
            guard count > 0 else { continue }
            let label =
                role.isItem ? "\(NumberText.grouped(count)) \(role.rawValue)" : NumberText.count(count, role.noun)
            entries.append(LegendEntry(style: role.rawValue, label: label))
        }
        if !picture.sectionInsets.isEmpty { entries.append(LegendEntry(style: "inset", label: "section inset")) }
        if picture.showsRows { entries.append(LegendEntry(style: "row", label: "row")) }
        if picture.contentInset != .zero {
            entries.append(LegendEntry(style: "content-inset", label: "content inset"))
        }
        let content = picture.contentSize
        let size = "\(NumberText.grouped(content.width)) × \(NumberText.grouped(content.height))"
        entries.append(LegendEntry(style: "content-swatch", label: "content \(size)"))
        return entries
    }

    private static func changes(_ picture: LayoutPicture, _ changes: LayoutPicture.Changes) -> [LegendEntry] {
        var named = LayoutPicture.Change.allCases.map { change in
            let count = picture.elements.count { $0.change == change }
            return (change.rawValue, "\(NumberText.grouped(count)) \(change.label(count))", count)
        }
        let drawn = changes.brokenRows.count
        named.insert(("broken", changes.brokenRowsLabel, drawn), at: 1)
        return named.filter { $0.2 > 0 }.map { style, label, _ in LegendEntry(style: style, label: label) }
    }

    private static func remarks(_ picture: LayoutPicture, width: Double) -> [LayoutPicture.Remark] {
        var lines: [LayoutPicture.Remark] = []
        for remark in picture.remarks {
            lines += SVGText.wrapped(remark.text, width: width, font: small).map { .init($0, isError: remark.isError) }
        }
        guard lines.count > remarkLines else { return lines }
        lines.removeLast(lines.count - remarkLines)
        lines[remarkLines - 1].text += " …"
        return lines
    }
}
