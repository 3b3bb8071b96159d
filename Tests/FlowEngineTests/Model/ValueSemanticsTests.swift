import FlowTestSupport
import Testing

@testable import FlowEngine

/// A model is a value: copies never see each other's changes. (The random tests hide a copy from every edit, too.)
@Suite("Value semantics")
struct ValueSemanticsTests {
    @Test("A thousand earlier moments can be held, and each still answers as it did")
    func moments() throws {
        var model = try ScaleTests.model(mixedWorkload(500))
        var moments: [(model: FlowModel, size: FlowSize)] = []
        var generator = SeededGenerator.fromEnvironment(otherwise: 8)
        for _ in 0..<1_000 {
            moments.append((model, model.contentSize))
            let size = FlowSize(SizePalette.whole.size(in: 390, using: &generator))
            try model.setSize(size, at: ItemPath(section: 0, item: generator.below(500)))
        }
        for moment in moments { #expect(moment.model.contentSize == moment.size) }
        for moment in moments.prefix(3) { moment.model.checkInvariants() }
    }

    @Test("Copies that are changed at the same time do not disturb each other")
    func concurrentCopies() async throws {
        let original = try ScaleTests.model(mixedWorkload(300))
        let before = original.allElements
        let results = await withTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var copy = original
                    let sizes = mixedWorkload(300).map(FlowSize.init)
                    var plain = PlainModel(ScaleTests.view, sections: [SectionContent(.each(sizes))])
                    for item in stride(from: task, to: 300, by: 8) {
                        let edit = Edit.setSize(.good, ItemPath(section: 0, item: item), .measured)
                        _ = try? copy.apply(edit)
                        plain.apply(edit)
                    }
                    return copy.difference(from: plain.reference()) == nil
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results == Array(repeating: true, count: 8))
        #expect(original.allElements == before)
    }
}
