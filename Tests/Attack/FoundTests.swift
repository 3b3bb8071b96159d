import FlowTestSupport
import Testing

/// What the attack found and no scenario can say.
@MainActor @Suite
struct FoundTests {
    @Test("An item without length at the viewport's edge has a cell in the reference where it has one in the view")
    func edgeOfNoLength() {
        let world = ReferenceWorld(
            size: ReferenceSize(300, 300), scrollsHorizontally: true, scale: 0,
            sizing: .estimate(ReferenceSize(100, 300)), layout: ReferenceProperties(lineSpacing: 0, footer: 27.3),
            sections: [
                ReferenceWorld.Section([]),
                ReferenceWorld.Section(
                    [ReferenceSize(101.2222, 0), ReferenceSize(87.54918109734935, 300)],
                    ReferenceMetrics(header: 45.54918109734935)),
                ReferenceWorld.Section([ReferenceSize(118.54918109734935, 0)]),
                ReferenceWorld.Section([ReferenceSize(0, 300), ReferenceSize(100, 0), ReferenceSize(0, 0)]),
            ])
        let steps: [[ReferenceAction]] = [
            [.update(ReferenceBatch([.insertItem(0, 0)], newSizes: [ReferenceSize(70.3, 300)]))],
            [.update(ReferenceBatch([.moveItem(0, 0, to: 3, 2)]))],
            [.scrollToItem(3, 2, .end)],
            [.resize(ReferenceSize(400, 300))],
        ]
        #expect(Attack.deviation(in: world, after: steps) == nil)
    }

    @Test("R18.2: a cell that asked to be measured, left and came back in one pass is measured as if it were new")
    func leftAndCameBack() {
        let world = ReferenceWorld(
            size: ReferenceSize(120, 300), scrollsHorizontally: true, sizing: .estimate(ReferenceSize(100, 300)),
            sections: [ReferenceWorld.Section([])])
        let reload = ReferenceBatch(
            [.reloadSection(0)], newSizes: [ReferenceSize(0, 200), ReferenceSize(100, 200)], newSectionCount: 3)
        let insert = ReferenceBatch([.reloadItem(0, 0), .insertItem(0, 0)], newSizes: [ReferenceSize(100, 200)])
        let steps: [[ReferenceAction]] = [
            [.inset(ReferenceInsets(0, 100, 0, 0))], [.update(reload)], [.update(insert)],
            [.content(0, 0, ReferenceSize(0, 200), tellsCell: true), .scroll(by: 220)],
        ]
        #expect(Attack.deviation(in: world, after: steps) == nil)
    }

    @Test("An item without length at the end of a scroll has a cell in both, or in neither")
    func endOfNoLength() {
        let world = ReferenceWorld(
            size: ReferenceSize(400, 300), scale: 0, sizing: .estimate(ReferenceSize(100, 100)),
            sections: [
                ReferenceWorld.Section(
                    [ReferenceSize(300, 200), ReferenceSize(300, 155.3), ReferenceSize(300, 68.3)],
                    ReferenceMetrics(header: 18.54918109734935)),
                ReferenceWorld.Section([ReferenceSize(300, 39.333333333333336), ReferenceSize(300, 0)]),
            ])
        let steps: [[ReferenceAction]] = [
            [.inset(ReferenceInsets(0, 0, 10, 0))], [.scrollToItem(1, 0, .end)], [.resize(ReferenceSize(300, 400))],
        ]
        #expect(Attack.deviation(in: world, after: steps) == nil)
    }

    @Test("R8.7: an answer within half a pixel of a size that a move let go may take its place")
    func nearAnswerAfterMove() {
        let world = ReferenceWorld(
            size: ReferenceSize(300, 100), sizing: .estimate(ReferenceSize(40, 100)),
            sections: [
                ReferenceWorld.Section([]),
                ReferenceWorld.Section([
                    ReferenceSize(0, 0), ReferenceSize(0, 0), ReferenceSize(0, 200), ReferenceSize(320, 75.3),
                    ReferenceSize(0, 0),
                ]),
            ])
        let steps: [[ReferenceAction]] = [
            [.update(ReferenceBatch([.deleteItem(1, 0), .deleteItem(1, 1)]))],
            [
                .update(ReferenceBatch([.moveItem(1, 0, to: 1, 1)])),
                .content(1, 0, ReferenceSize(320, 75), tellsCell: false), .scale(1),
            ],
        ]
        #expect(Attack.deviation(in: world, after: steps) == nil)
    }

    @Test("R8.10: an item that a context pushed back onto the screen was not whole there, and holds nothing")
    func pushedBackOntoScreen() {
        let world = ReferenceWorld(
            size: ReferenceSize(200, 300), sizing: .estimate(ReferenceSize(200, 100)),
            layout: ReferenceProperties(lineSpacing: 0, itemSpacing: 20),
            sections: [
                ReferenceWorld.Section([]), ReferenceWorld.Section([ReferenceSize(0, 100)]),
                ReferenceWorld.Section([], ReferenceMetrics(footer: 30)),
            ])
        let insert = ReferenceBatch(
            [.insertSection(1), .reloadSection(3)], newSizes: [ReferenceSize(0, 70), ReferenceSize(200, 110)],
            newSectionCount: 3)
        let steps: [[ReferenceAction]] = [
            [.inset(ReferenceInsets(0, 0, 50, 0))],
            [.update(ReferenceBatch([.insertSection(0)])), .safeArea(ReferenceInsets(0, 0, 50, 0))],
            [.update(insert)], [.scrollToEnd],
            [
                .invalidate(ReferenceContext(items: [[1, 0]])),
                .content(4, 1, ReferenceSize(0, 0), tellsCell: true),
            ],
        ]
        #expect(Attack.deviation(in: world, after: steps) == nil)
    }
}
