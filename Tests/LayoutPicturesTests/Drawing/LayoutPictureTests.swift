import FlowSimulator
import Foundation
import LayoutPictures
import Testing
import TextMeasuring

@Suite struct LayoutPictureTests {
    @Test("Names and texts are escaped, and numbers have at most three decimals")
    func markup() {
        let picture = LayoutPicture(
            title: "A & <B>", region: CGRect(x: 0, y: 0, width: 100, height: 100),
            viewport: CGRect(x: 0, y: 0, width: 100, height: 100), contentSize: CGSize(width: 100, height: 100),
            elements: [
                .init(
                    role: .measured, frame: CGRect(x: 1.0 / 3, y: 2.0 / 3, width: 60, height: 20), label: "0-0\u{1}",
                    text: .init("a<\"b\">", font: FontSpec(size: 10)))
            ])
        let svg = picture.svg()
        #expect(svg.contains("<title>A &amp; &lt;B&gt;</title>"))
        #expect(svg.contains("a&lt;&quot;b&quot;&gt;</text>"))
        #expect(svg.contains("<title>0-0, measured, 60 × 20 at 0.333, 0.667</title>"))
        #expect(!svg.contains("\u{1}"))
    }

    @Test("A layout without anything is a picture too")
    func nothing() {
        let picture = LayoutPicture(title: "", region: .zero, viewport: .zero, contentSize: .zero, elements: [])
        #expect(picture.svg().hasSuffix("</svg>\n"))
        #expect(!picture.svg().contains("Infinity"))
        #expect(!picture.svg().contains("NaN"))
    }

    @Test("A legend has the number of rows broken, and how many of them are drawn if that is another one")
    func brokenRows() {
        func legend(rowsReplaced: Int) -> String {
            let viewport = CGRect(x: 0, y: 0, width: 100, height: 100)
            var picture = LayoutPicture(
                title: "", region: viewport, viewport: viewport, contentSize: viewport.size, elements: [])
            let rows = [CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 20, width: 100, height: 20)]
            picture.changes = .init(brokenRows: rows, rowsReplaced: rowsReplaced)
            return picture.svg()
        }
        #expect(legend(rowsReplaced: 2).contains(">2 rows broken<"))
        #expect(legend(rowsReplaced: 1).contains(">1 row broken, 2 drawn<"))
        #expect(legend(rowsReplaced: 1234).contains(">1,234 rows broken, 2 drawn<"))
    }
}
