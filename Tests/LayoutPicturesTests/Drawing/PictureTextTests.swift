import FlowTestSupport
import Foundation
import Testing
import TextMeasuring

@testable import LayoutPictures

/// Lines of text in pictures, and the lines and elements around them.
@Suite struct PictureTextTests {
    private let viewport = CGRect(x: 0, y: 0, width: 200, height: 300)

    private func item(_ label: String, _ frame: CGRect) -> LayoutPicture.Element {
        .init(role: .measured, frame: frame, label: label)
    }

    private func drawn(_ elements: [LayoutPicture.Element], viewport: CGRect? = nil, ghost: CGRect? = nil)
        -> DrawnPicture
    {
        var elements = elements
        var picture = LayoutPicture(
            title: "A", region: self.viewport, viewport: viewport ?? self.viewport, contentSize: self.viewport.size,
            elements: [])
        if let ghost {
            picture.changes = .init(brokenRows: [], rowsReplaced: 0)
            elements[0].change = .asked
            elements[0].previousFrame = ghost
        }
        picture.elements = elements
        return DrawnPicture(picture.svg())
    }

    @Test("A text has its width in the document, and the space that its font takes")
    func markup() {
        let text = PictureText("A & B", x: 10, y: 20, style: "muted", font: FontSpec(size: 8), width: 30)
        #expect(
            text.markup == "<text class=\"muted\" x=\"10\" y=\"20\" font-size=\"8\" textLength=\"30\" "
                + "lengthAdjust=\"spacingAndGlyphs\">A &amp; B</text>")
        #expect(text.box == CGRect(x: 10, y: 14, width: 30, height: 7.76))
        let end = PictureText("A", x: 10, y: 20, style: "s", font: FontSpec(size: 8), anchor: .end, width: 30)
        #expect(end.box.maxX == 10)
        let upright = PictureText.upright("A", x: 10, y: 20, style: "s", font: FontSpec(size: 8))
        #expect(CGPoint(x: upright.box.minX, y: upright.box.midY) == CGPoint(x: 4, y: 20))
    }

    @Test("The frame of the viewport has a gap at a text that it would touch, and none without such a text")
    func gaps() {
        let items = [item("0-0", CGRect(x: 0, y: 100, width: 200, height: 40))]
        let through = drawn(items, viewport: CGRect(x: 0, y: 0, width: 200, height: 117))
        #expect(through.texts.contains { $0.string == "0-0" })
        #expect(through.clashes.isEmpty, "\(through.clashes)")
        #expect(through.pathCount(ofClass: "viewport") > 4)
        #expect(drawn(items).pathCount(ofClass: "viewport") == 4)
    }

    @Test("The outline of a former place has a gap at a text")
    func ghosts() {
        let picture = drawn(
            [item("0-0", CGRect(x: 0, y: 100, width: 200, height: 40))],
            ghost: CGRect(x: 95, y: 90, width: 50, height: 60))
        #expect(picture.texts.contains { $0.string == "0-0" })
        #expect(picture.clashes.isEmpty, "\(picture.clashes)")
        #expect(picture.pathCount(ofClass: "ghost") > 4)
    }

    @Test("A text that a later element would cut is left out, and one next to it is drawn")
    func covers() {
        let below = item("0-0", CGRect(x: 0, y: 0, width: 200, height: 60))
        func names(_ cover: CGRect) -> [String] {
            let picture = drawn([below, item("0-1", cover)])
            #expect(picture.clashes.isEmpty, "\(picture.clashes)")
            return picture.texts.map(\.string).filter { $0.hasPrefix("0-") }
        }
        #expect(names(CGRect(x: 0, y: 22, width: 200, height: 60)) == ["0-1"])
        #expect(names(CGRect(x: 150, y: 0, width: 50, height: 20)) == ["0-0", "0-1"])
    }

    @Test("The label of an element is in the middle of the part that is drawn")
    func visiblePart() throws {
        let picture = drawn([item("0-0", CGRect(x: 0, y: 240, width: 200, height: 200))])
        let label = try #require(picture.texts.first { $0.string == "0-0" })
        let region = try #require(picture.texts.first { $0.string == "300" })
        #expect(label.box.maxY < region.box.minY)
        #expect(picture.clashes.isEmpty, "\(picture.clashes)")
    }

    @Test("Elements that others are drawn over are found, whichever end they overlap at")
    func overlapped() {
        let frames = [(0.0, 50.0), (40, 20), (60, 10), (55, 30)].map { CGRect(x: 0, y: $0.0, width: 10, height: $0.1) }
        let overlapped = OverlappedElements(frames.map { item("", $0) }, along: .vertical)
        #expect(overlapped[0] == [frames[1]])
        #expect(overlapped[1] == [frames[3]])
        #expect(overlapped[2] == [frames[3]])
        #expect(overlapped[3] == [])
    }

    @Test("A pile of very many elements is drawn in time by their number, and hides the texts in it")
    func pile() {
        let frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        let pile = drawn((0..<4000).map { item("0-\($0)", frame) })
        #expect(pile.texts.map(\.string).filter { $0.hasPrefix("0-") } == ["0-3999"])
    }

    @Test("A clash in a document is found: of a text with a line, with the edge of an area, and with another text")
    func clashes() {
        func clashes(_ marks: String) -> [String] {
            let svg = "<svg width=\"100\" height=\"50\"><style>.l{stroke:#000} .f{fill:#ccc}</style>\(marks)</svg>"
            return DrawnPicture(svg).clashes.map(\.other)
        }
        let text = "<text x=\"10\" y=\"30\" font-size=\"10\" textLength=\"40\">abc</text>"
        #expect(clashes(text) == [])
        #expect(clashes(text + "<path class=\"l\" d=\"M0 27H90\"/>") == ["l"])
        #expect(clashes(text + "<path class=\"l\" d=\"M0 40H90\"/>") == [])
        #expect(clashes("<rect class=\"f\" x=\"0\" y=\"0\" width=\"30\" height=\"50\"/>" + text) == ["f"])
        #expect(clashes("<rect class=\"f\" x=\"0\" y=\"0\" width=\"90\" height=\"50\"/>" + text) == [])
        #expect(clashes(text + "<text x=\"45\" y=\"28\" font-size=\"10\" textLength=\"20\">d</text>") == ["“d”"])
        #expect(
            clashes("<path class=\"l\" d=\"M0 27H90\"/><rect class=\"f\" width=\"90\" height=\"50\"/>" + text) == [])
    }
}
