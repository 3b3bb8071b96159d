import FlowTestSupport
import Testing

/// The oracle is checked by hand-typed numbers before it may judge anything.
@Suite("The reference layout")
struct ReferenceLayoutTests {
    @Test("agrees with every worked example", arguments: WorkedExample.all)
    func agreesWith(_ example: WorkedExample) {
        let layout = ReferenceLayout(example.sections, in: example.container)
        let wrong = example.disagreements(
            contentSize: layout.contentSize, rows: layout.picture(ofSection:),
            frame: { layout.frame(of: $0, section: $1, item: $2) })
        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }

    @Test("answers queries by strict overlap (W38, R6.1)", arguments: [
        (ReferenceRect(0, 500, 100, 100), 5), (ReferenceRect(0, 0, 100, 1000), 50),
        (ReferenceRect(0, 250, 100, 100), 6), (ReferenceRect(0, 250, 100, 1), 1),
    ])
    func queries(_ rect: ReferenceRect, count: Int) {
        var section = ReferenceSection(Array(repeating: ReferenceSize(100, 20), count: 1000))
        section.lineSpacing = 0
        let layout = ReferenceLayout([section], in: ReferenceContainer(100))
        #expect(layout.elements(overlapping: rect).count == count)
    }

    @Test("finds the element at a point, and none in the gap (R6.15)")
    func points() {
        let layout = ReferenceLayout(
            [ReferenceSection([ReferenceSize(100, 40), ReferenceSize(100, 40)])], in: ReferenceContainer(210))
        #expect(layout.element(atX: 0, y: 0)?.item == 0)
        #expect(layout.element(atX: 99.75, y: 39.75)?.item == 0)
        #expect(layout.element(atX: 105, y: 20) == nil)
        #expect(layout.element(atX: 110, y: 20)?.item == 1)
        #expect(layout.element(atX: 0, y: 40) == nil)
    }

    @Test("keeps the columns of a full last line when lines judge for themselves (R3.6)")
    func uniformityByLine() {
        var container = ReferenceContainer(320)
        container.judgesUniformityByLine = true
        let sizes = [(90.0, 40.0), (90, 40), (90, 41), (90, 40), (90, 40)].map { ReferenceSize($0.0, $0.1) }
        let layout = ReferenceLayout([ReferenceSection(sizes)], in: container)
        #expect(layout.frame(0, 4)?.x == 115)
    }

    @Test("puts a lone self-sizing or an oversized item at the start when asked to (R3.7, R3.9)")
    func switchesForLoneItems() {
        var container = ReferenceContainer(375)
        container.centersLoneSelfSizingItem = false
        container.centersOversizedItem = false
        var section = ReferenceSection([ReferenceSize(120, 44)])
        section.sizesItself = true
        #expect(ReferenceLayout([section], in: container).frame(0, 0)?.x == 0)
        let wide = ReferenceSection([ReferenceSize(400, 44), ReferenceSize(300, 44), ReferenceSize(80, 44)])
        let layout = ReferenceLayout([wide], in: container)
        #expect(layout.frame(0, 0)?.x == 0)
        #expect(layout.frame(0, 1)?.x == 37.5)
    }

    @Test("aligns lines and items to the centre and to the end (R3.10, R3.11)")
    func alignments() {
        var container = ReferenceContainer(320)
        (container.commonAlignment, container.lastAlignment, container.itemAlignment) = (.center, .end, .end)
        let sizes = [ReferenceSize(100, 40), ReferenceSize(100, 60), ReferenceSize(200, 50), ReferenceSize(50, 20)]
        let layout = ReferenceLayout([ReferenceSection(sizes)], in: container)
        #expect((0..<4).map { layout.frame(0, $0)!.x } == [55, 165, 60, 270])
        #expect((0..<4).map { layout.frame(0, $0)!.y } == [20, 0, 70, 100])
    }
}
