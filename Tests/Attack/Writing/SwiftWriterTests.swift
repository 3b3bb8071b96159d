import FlowTestSupport
import Testing

/// What is written in Swift compiles: here it stands in code, and beside it as text.
@MainActor @Suite
struct SwiftWriterTests {
    private func oneLine(_ text: String) -> String { text.replacing("\n", with: " ") }

    @Test("A world is written as the Swift that makes it")
    func aWorldIsWrittenAsItIsMade() {
        let made = ReferenceWorld(size: ReferenceSize(320, 480.5), scrollsHorizontally: true, flips: true,
            isRightToLeft: true, scale: 3, inset: ReferenceInsets(1, 2, 3, 4), safeArea: ReferenceInsets(47, 0,
            0, 0), sizing: .estimate(ReferenceSize(50, 44)), layout: ReferenceProperties(itemSize:
            ReferenceSize(40, 40), lineSpacing: -5, header: 20, inset: ReferenceInsets(0, 0, 7, 0), pinsHeaders:
            true), sections: [ReferenceWorld.Section(Array(repeating: ReferenceSize(1, 2), count: 3),
            ReferenceMetrics(header: .nan, lineSpacing: 0.1)), ReferenceWorld.Section([])])
        let text = """
            ReferenceWorld(size: ReferenceSize(320, 480.5), scrollsHorizontally: true, flips: true,
            isRightToLeft: true, scale: 3, inset: ReferenceInsets(1, 2, 3, 4), safeArea: ReferenceInsets(47, 0,
            0, 0), sizing: .estimate(ReferenceSize(50, 44)), layout: ReferenceProperties(itemSize:
            ReferenceSize(40, 40), lineSpacing: -5, header: 20, inset: ReferenceInsets(0, 0, 7, 0), pinsHeaders:
            true), sections: [ReferenceWorld.Section(Array(repeating: ReferenceSize(1, 2), count: 3),
            ReferenceMetrics(header: .nan, lineSpacing: 0.1)), ReferenceWorld.Section([])])
            """
        #expect(SwiftWriter.swift(made) == oneLine(text))
    }

    @Test("Actions are written as the Swift that makes them")
    func actionsAreWrittenAsTheyAreMade() {
        let made: [ReferenceAction] = [
            .scroll(by: -3.5), .pull(by: 10), .beginDrag, .endDrag, .scrollToItem(0, 3, .middle),
            .resize(ReferenceSize(100, 200)), .inset(ReferenceInsets(1, 0, 0, 0)), .safeArea(ReferenceInsets(0,
            2, 0, 0)), .scale(0), .rightToLeft(true), .textSize, .content(1, 2, ReferenceSize(0, 0), tellsCell:
            false), .metrics(0, ReferenceMetrics(footer: 3)), .set(ReferenceProperties(itemSpacing: 2)),
            .invalidateLayout, .reloadData, .look, .scrollToStart, .scrollToEnd]
        let text = """
            [.scroll(by: -3.5), .pull(by: 10), .beginDrag, .endDrag, .scrollToItem(0, 3, .middle),
            .resize(ReferenceSize(100, 200)), .inset(ReferenceInsets(1, 0, 0, 0)), .safeArea(ReferenceInsets(0,
            2, 0, 0)), .scale(0), .rightToLeft(true), .textSize, .content(1, 2, ReferenceSize(0, 0), tellsCell:
            false), .metrics(0, ReferenceMetrics(footer: 3)), .set(ReferenceProperties(itemSpacing: 2)),
            .invalidateLayout, .reloadData, .look, .scrollToStart, .scrollToEnd]
            """
        #expect(SwiftWriter.swift(made) == oneLine(text))
    }

    @Test("Contexts and batches are written as the Swift that makes them")
    func contextsAndBatches() {
        let made: [ReferenceAction] = [
            .invalidate(ReferenceContext(items: [[0, 1]], headers: [[2]], metrics: false, counts: true, offset:
            8)), .update(ReferenceBatch([.deleteItem(0, 1), .insertItem(0, 0), .reloadItem(1, 1),
            .reconfigureItem(1, 2), .moveItem(0, 0, to: 1, 3), .deleteSection(2), .insertSection(0),
            .reloadSection(3), .moveSection(4, to: 1)], newSizes: [ReferenceSize(5, 5)], newSectionCount: 2,
            offsetAdjustment: 30))]
        let text = """
            [.invalidate(ReferenceContext(items: [[0, 1]], headers: [[2]], metrics: false, counts: true, offset:
            8)), .update(ReferenceBatch([.deleteItem(0, 1), .insertItem(0, 0), .reloadItem(1, 1),
            .reconfigureItem(1, 2), .moveItem(0, 0, to: 1, 3), .deleteSection(2), .insertSection(0),
            .reloadSection(3), .moveSection(4, to: 1)], newSizes: [ReferenceSize(5, 5)], newSectionCount: 2,
            offsetAdjustment: 30))]
            """
        #expect(SwiftWriter.swift(made) == oneLine(text))
    }
}
