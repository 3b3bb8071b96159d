import FlowEngine
import Testing

/// A path out of bounds is a programmer error and traps, whichever call it reaches.
@Suite("Paths out of bounds")
struct BoundsTests {
    @Test("Reading an item that does not exist traps")
    func reading() async {
        await #expect(processExitsWith: .failure) { _ = try twoItems().frame(of: ItemPath(section: 0, item: 2)) }
        await #expect(processExitsWith: .failure) { _ = try twoItems().size(of: ItemPath(section: 1, item: 0)) }
        await #expect(processExitsWith: .failure) { _ = try twoItems().row(at: -1, in: 0) }
    }

    @Test("Changing an item that does not exist traps")
    func changing() async {
        await #expect(processExitsWith: .failure) {
            var model = try twoItems()
            try model.setSize(.zero, at: ItemPath(section: 0, item: -1))
        }
        await #expect(processExitsWith: .failure) {
            var model = try twoItems()
            model.removeItems(1..<3, in: 0)
        }
        await #expect(processExitsWith: .failure) {
            var model = try twoItems()
            model.moveItem(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: 2))
        }
        await #expect(processExitsWith: .failure) {
            var model = try twoItems()
            try model.insertItems(.each([.zero]), at: ItemPath(section: 0, item: 3))
        }
    }

    @Test("Setting a size as an estimate traps: reloading is the way to discard one")
    func estimatedOrigin() async {
        await #expect(processExitsWith: .failure) {
            var model = try twoItems()
            try model.setSize(.zero, at: ItemPath(section: 0, item: 0), source: .estimated)
        }
    }
}

private func twoItems() throws -> FlowModel {
    try FlowModel(
        FlowConfiguration(containerLength: 100),
        sections: [SectionContent(.equal(count: 2, FlowSize(width: 10, height: 10)))])
}
