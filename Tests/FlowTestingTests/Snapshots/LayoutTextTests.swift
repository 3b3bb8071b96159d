import FlowSimulator
import Foundation
import Testing

@testable import FlowTesting

@MainActor @Suite struct LayoutTextTests {
    @Test("A layout's text has a line for each element, in the order of sections, and is read as what it was")
    func text() throws {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50.5)
        layout.minimumLineSpacing = 0
        let source = PlainSource(count: 5, layout: layout, size: CGSize(width: 210, height: 90))
        source.view.contentInset = EdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
        source.view.layoutIfNeeded()
        let text = source.view.layoutText()
        #expect(
            "\(text)" == """
                layout 1
                bounds 0,-8 210×90
                content 210×151.5
                inset 8,0,0,0
                0-0 0,0 100×50.5
                0-1 110,0 100×50.5
                0-2 0,50.5 100×50.5
                0-3 110,50.5 100×50.5

                """)
        #expect(try "\(LayoutText(parsing: "\(text)"))" == "\(text)")
    }

    @Test("Headers, badges, decorations and tables' own views have names, marks and a z-index that come back")
    func names() throws {
        let circle = PlainSource(count: 2, layout: CircleLayout())
        circle.view.layoutIfNeeded()
        let feed = TextFeed(rows: 2, header: 30)
        feed.view.overrideTraitCollection = TraitCollection(layoutDirection: .rightToLeft)
        feed.view.layoutIfNeeded()
        let table = MailTable(sections: [1])
        table.view.layoutIfNeeded()
        let lines = "\(circle.view.layoutText())".split(separator: "\n").map(String.init)
        #expect(
            Array(lines[3...]) == [
                "0-0 136,22 48×36", "0-1 136,242 48×36", "badge 0-0 176,14 16×16 z 1", "badge 0-1 176,234 16×16 z 1",
                "hub 0-0 100,90 120×120 z -1",
            ])
        let texts = [circle.view.layoutText(), feed.view.layoutText(), table.view.layoutText(.everything)]
        for text in texts { #expect(try "\(LayoutText(parsing: "\(text)"))" == "\(text)") }
        #expect("\(texts[1])".contains("reads right to left\nheader 0 0,0 320×30 z 10\n0-0 0,30 320×"))
        #expect("\(texts[2])".contains("\ntableHeaderView 0,0 320×50\nheader 0 0,72 "))
    }

    @Test("Differences are said element by element, neighbours that moved alike in one line")
    func differences() throws {
        let old = try LayoutText(
            parsing: """
                layout 1
                bounds 0,0 100×100
                content 100×300
                header 0 0,0 100×20 z 10
                0-0 0,20 100×20
                0-1 0,40 100×20 measured
                0-2 0,60 100×20
                0-3 0,80 100×20
                0-4 0,100 100×20
                1-0 0,200 100×20
                """)
        let new = try LayoutText(
            parsing: """
                layout 1
                bounds 0,10 100×100
                content 100×310
                inset 0,0,34,0
                header 0 0,0 100×20
                0-0 5,20 100×20
                0-1 0,40 100×30 estimated
                0-2 0,70 100×20
                0-3 0,90 100×20
                0-4 0,110 100×20
                0-5 0,130.5 100×20
                """)
        #expect(
            old.differences(to: new) == [
                "bounds 0,0 100×100 → 0,10 100×100", "content 100×300 → 100×310", "inset 0,0,0,0 → 0,0,34,0",
                "header 0 z 10 → 0", "0-0 moved by +5,0: 0,20 → 5,20",
                "0-1 resized 100×20 → 100×30; estimated, was measured", "0-2 … 0-4 (3) moved by 0,+10",
                "1-0 gone from 0,200 100×20", "0-5 new at 0,130.5 100×20",
            ])
        #expect(old.differences(to: old).isEmpty)
    }

    @Test("Elements that moved alike are neighbours only where nothing between them stayed")
    func neighbours() throws {
        func text(_ tops: [Int]) throws -> LayoutText {
            let lines = tops.enumerated().map { "0-\($0) 0,\($1) 10×10" }
            return try LayoutText(parsing: "layout 1\nbounds 0,0 10×10\n" + lines.joined(separator: "\n"))
        }
        let changes = try text([0, 10, 20, 30, 40, 50]).differences(to: text([1, 10, 21, 30, 41, 51]))
        #expect(
            changes == [
                "0-0 moved by 0,+1: 0,0 → 0,1", "0-2 moved by 0,+1: 0,20 → 0,21", "0-4 moved by 0,+1: 0,40 → 0,41",
                "0-5 moved by 0,+1: 0,50 → 0,51",
            ])
    }

    @Test("Neighbours that moved alike and changed in another way as well are told one by one, with both")
    func movedAndResized() throws {
        func text(_ height: Int, _ way: Int, z: Int = 0) throws -> LayoutText {
            let lines = (0..<3).map { "0-\($0) 0,\(20 * $0 + way) 10×\(height)" + (z == 0 ? "" : " z \(z)") }
            return try LayoutText(parsing: "layout 1\nbounds 0,0 10×10\n" + lines.joined(separator: "\n"))
        }
        #expect(
            try text(10, 0).differences(to: text(12, 5)) == [
                "0-0 moved by 0,+5: 0,0 → 0,5; resized 10×10 → 10×12",
                "0-1 moved by 0,+5: 0,20 → 0,25; resized 10×10 → 10×12",
                "0-2 moved by 0,+5: 0,40 → 0,45; resized 10×10 → 10×12",
            ])
        #expect(
            try text(10, 0).differences(to: text(10, 5, z: 3)) == [
                "0-0 moved by 0,+5: 0,0 → 0,5; z 0 → 3", "0-1 moved by 0,+5: 0,20 → 0,25; z 0 → 3",
                "0-2 moved by 0,+5: 0,40 → 0,45; z 0 → 3",
            ])
    }

    @Test(
        "A text that is no layout says which line is wrong, and why",
        arguments: [
            ("", "line 1: There is nothing in it."),
            ("hello", "line 1: A layout begins with “layout 1”, not with “hello”."),
            ("layout 2", "line 1: A layout begins with “layout 1”, not with “layout 2”."),
            ("layout 1\nbounds 0,0 wide", "line 2: “wide” is not number×number."),
            ("layout 1\n\n0-0 0,0", "line 3: “0-0 0,0” is no element: a name, x,y and width×height."),
            ("layout 1\n0-0 0 10×10", "line 2: “0” is not number,number."),
            ("layout 1\n0-0 0,0 1×1\n0-0 0,0 1×1", "line 3: There is more than one 0-0."),
            ("layout 1\ninset 1,2", "line 2: “1,2” is not number,number,number,number."),
        ])
    func mistakes(text: String, message: String) {
        #expect(throws: LayoutTextError.self) { try LayoutText(parsing: text) }
        do { _ = try LayoutText(parsing: text) } catch { #expect("\(error)" == message) }
    }

    @Test("Any text is refused or read, never more")
    func anyText() {
        let pieces = ["layout 1\n", "bounds", " 0,0", " 1×1", " z", " 5", "\r\n", " inf,nan", "×", ",", " 0-0", "\u{0}"]
        for number in 0..<2000 {
            var (rest, text) = (number * 7919, number.isMultiple(of: 2) ? "layout 1\n" : "")
            for _ in 0..<6 {
                text += pieces[rest % pieces.count]
                rest /= 3
            }
            if let read = try? LayoutText(parsing: text) { _ = read.picture(title: "").svg() }
        }
    }
}
