import FlowSimulator
import Testing

/// Views that answer a length that no content has (R18.9).
@MainActor @Suite("Huge answers")
struct HugeAnswerTests {
    private nonisolated static let huge: [CGFloat] = [.greatestFiniteMagnitude, 1_000_001]

    @Test("R18.9: a cell keeps its estimate, and is named", arguments: huge)
    func cell(length: CGFloat) {
        let screen = TestScreen.list(320, 480, count: 30, estimate: 50, spacing: 0) { $0 == 3 ? length : 60 }
        screen.settle()
        #expect(screen.frame(3) == rect(0, 180, 320, 50))
        #expect(screen.frame(4) == rect(0, 230, 320, 60))
        #expect(screen.log.kinds == [.invalidPreferredSize(indexPath: path(0, 3), size: size(320, length))])
        #expect(screen.log.issues.first?.message.contains("of 0-3 have") == true)
        #expect(screen.log.issues.first?.message.contains("1000000 points") == true)
    }

    @Test("R18.9: a width counts as well, and 10⁶ points are no issue")
    func limit() {
        let screen = TestScreen.list(320, 480, count: 2, estimate: 50) { $0 == 0 ? 1_000_000 : 60 }
        screen.settle()
        #expect(screen.frame(0)?.height == 1_000_000)
        #expect(screen.log.issues.isEmpty)
        screen.source.answer = { _, _ in size(2_000_000, 60) }
        screen.view.reloadData()
        screen.settle()
        #expect(screen.frame(0) == rect(0, 0, 320, 50))
        #expect(screen.log.kinds.count == 2)
    }

    @Test("R18.9: a cell that was measured keeps its last good size", arguments: huge)
    func lastGoodSize(length: CGFloat) {
        var height: CGFloat = 80
        let screen = TestScreen.list(320, 480, count: 30, estimate: 50, spacing: 0) { $0 == 3 ? height : 60 }
        screen.settle()
        height = length
        screen.view.cellForItem(at: path(0, 3))?.invalidateIntrinsicContentSize()
        screen.settle()
        #expect(screen.frame(3)?.height == 80)
        // Also one that comes back.
        screen.view.contentOffset.y = 900
        screen.settle()
        screen.view.contentOffset.y = 0
        screen.settle()
        #expect(screen.frame(3) == rect(0, 180, 320, 80))
        #expect(screen.log.kinds.count == 2)
    }

    /// The layout has a header and a cell, each as large as they ask for.
    @Test("R18.9: a header of a layout of one's own is named as a header")
    func header() {
        var heights: [CGFloat] = [40, 50]
        let layout = ClosureLayout(size(320, heights[0] + heights[1]))
        layout.elements = { _ in
            [
                .view(path: [0, 0], rect(0, 0, 320, heights[0])),
                .cell([0, 0], rect(0, heights[0], 320, heights[1])),
            ]
        }
        layout.preferredQuestion = { preferred, original in
            guard preferred.size != original.size else { return false }
            heights[original.representedElementCategory == .cell ? 1 : 0] = preferred.size.height
            return true
        }
        let screen = TestScreen(320, 480, counts: [1], layout: layout)
        let kind = CollectionView.elementKindSectionHeader
        screen.view.register(SizedView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        screen.source.whenViewIsMade = { view, _ in (view as? SizedView)?.wanted = .greatestFiniteMagnitude }
        screen.settle()
        #expect(heights == [40, 50])
        let answer = size(320, .greatestFiniteMagnitude)
        #expect(
            screen.log.kinds == [
                .invalidPreferredViewSize(category: .supplementaryView, kind: kind, indexPath: path(0, 0), size: answer)
            ])
        #expect(screen.log.issues.first?.message.contains("header 0") == true)
    }
}
