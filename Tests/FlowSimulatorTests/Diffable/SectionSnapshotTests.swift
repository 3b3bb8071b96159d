@testable import ElementsSimulator
import FlowSimulator
import FlowTestSupport
import Testing

/// Section snapshots hold what their edits say, refuse what cannot be, and are values.
@Suite("Section snapshots")
struct SectionSnapshotTests {
    private func menu() -> DiffableDataSourceSectionSnapshot<String> {
        var snapshot = DiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["Food", "Drinks"])
        snapshot.append(["Fruit", "Bread"], to: "Food")
        snapshot.append(["Apple", "Pear"], to: "Fruit")
        return snapshot
    }

    @Test("Items are in order, each parent before its children; those of collapsed parents are hidden")
    func reading() {
        var snapshot = menu()
        #expect(snapshot.items == ["Food", "Fruit", "Apple", "Pear", "Bread", "Drinks"])
        #expect(snapshot.rootItems == ["Food", "Drinks"])
        #expect(snapshot.visibleItems == ["Food", "Drinks"])
        snapshot.expand(["Fruit"])
        #expect(snapshot.isExpanded("Fruit"))
        #expect(!snapshot.isVisible("Apple"))
        #expect(snapshot.visibleItems == ["Food", "Drinks"])
        snapshot.expand(["Food"])
        #expect(snapshot.visibleItems == ["Food", "Fruit", "Apple", "Pear", "Bread", "Drinks"])
        #expect(snapshot.isVisible("Apple"))
        snapshot.collapse(["Food"])
        #expect(snapshot.isVisible("Food"))
        #expect(!snapshot.isVisible("Fruit"))
        #expect(snapshot.isExpanded("Fruit"))
        #expect(snapshot.level(of: "Pear") == 2)
        #expect(snapshot.level(of: "Drinks") == 0)
        #expect(snapshot.parent(of: "Bread") == "Food")
        #expect(snapshot.parent(of: "Food") == nil)
        #expect(snapshot.index(of: "Bread") == 4)
        #expect(snapshot.index(of: "Milk") == nil)
        #expect(snapshot.contains("Pear"))
        #expect(!snapshot.contains("Milk"))
        #expect(!snapshot.isExpanded("Milk"))
        #expect(!snapshot.isVisible("Milk"))
    }

    @Test("Every edit does what its name says")
    func edits() {
        var snapshot = menu()
        snapshot.insert(["Soup"], before: "Drinks")
        snapshot.insert(["Cheese"], after: "Bread")
        #expect(snapshot.rootItems == ["Food", "Soup", "Drinks"])
        #expect(snapshot.parent(of: "Cheese") == "Food")
        var more = DiffableDataSourceSectionSnapshot<String>()
        more.append(["Warm", "Cold"])
        more.append(["Tea"], to: "Warm")
        more.expand(["Warm"])
        snapshot.replace(childrenOf: "Drinks", using: more)
        #expect(snapshot.snapshot(of: "Drinks") == more)
        #expect(snapshot.snapshot(of: "Drinks", includingParent: true).items == ["Drinks", "Warm", "Tea", "Cold"])
        var other = DiffableDataSourceSectionSnapshot<String>()
        other.append(["Salad"])
        snapshot.insert(other, after: "Soup")
        other = DiffableDataSourceSectionSnapshot()
        other.append(["Nuts"])
        snapshot.insert(other, before: "Tea")
        #expect(snapshot.items.suffix(7) == ["Soup", "Salad", "Drinks", "Warm", "Nuts", "Tea", "Cold"])
        snapshot.delete(["Food", "Nuts", "Milk", "Apple"])
        #expect(snapshot.items == ["Soup", "Salad", "Drinks", "Warm", "Tea", "Cold"])
        snapshot.append(["Food"])
        #expect(snapshot.snapshot(of: "Food").items.isEmpty)
        snapshot.deleteAll()
        #expect(snapshot == DiffableDataSourceSectionSnapshot())
    }

    @Test("The description marks what is visible, expanded and collapsed")
    func description() {
        var snapshot = menu()
        snapshot.expand(["Food"])
        let lines = ["*+ Food", "*-   Fruit", " -     Apple", " -     Pear", "*-   Bread", "*- Drinks"]
        #expect(snapshot.visualDescription() == lines.joined(separator: "\n"))
        #expect(SectionSnapshot().visualDescription().isEmpty)
    }

    @Test("What cannot be is refused, and changes nothing")
    func refusals() {
        var other = DiffableDataSourceSectionSnapshot<String>()
        other.append(["Milk", "Pear"])
        let twice = "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    Pear\n)}"
        let unknown = { (purpose: String) in "Invalid item identifier specified for \(purpose): Milk" }
        #expect(refusal(.append(["Pear"], to: nil)) == twice)
        #expect(refusal(.append(["Milk", "Pear"], to: "Bread")) == twice)
        #expect(refusal(.append(["Egg"], to: "Milk")) == unknown("append"))
        #expect(refusal(.insert(["Egg"], .before("Milk"))) == unknown("insert"))
        #expect(refusal(.insert(["Pear"], .after("Bread"))) == twice)
        #expect(refusal(.insertSnapshot(other, .after("Bread"))) == twice)
        #expect(refusal(.replaceChildren(of: "Drinks", using: other)) == twice)
        #expect(refusal(.replaceChildren(of: "Fruit", using: other)) == nil)
        #expect(refusal(.replaceChildren(of: "Milk", using: other)) == unknown("replace"))
        #expect(refusal(.expand(["Food", "Milk"])) == unknown("expand"))
        #expect(refusal(.collapse(["Milk"])) == unknown("collapse"))
        #expect(refusal(.delete(["Milk"])) == nil)
    }

    private func refusal(_ edit: DiffableDataSourceSectionSnapshot<String>.Edit) -> String? {
        var copy = menu()
        do {
            try copy.apply(edit)
            return nil
        } catch {
            #expect(copy == menu())
            return error.description
        }
    }

    @Test("Random edits give what searched trees give, and leave copies alone")
    func random() {
        let start = FlowTestSupport.SeededGenerator.fromEnvironment(otherwise: 0x5B)
        for number in 0..<(longTestsAreWanted ? 2_000 : 60) {
            let seed = start.seed &+ UInt64(number)
            var maker = OutlineEditGenerator(generator: FlowTestSupport.SeededGenerator(seed: seed))
            var snapshot = SectionSnapshot()
            var plain = PlainOutline()
            for _ in 0..<40 {
                let edit = maker.edit(of: plain)
                let (copy, before) = (snapshot, plain)
                let isDone = (try? snapshot.apply(edit)) != nil
                let expected = plain.applying(edit)
                plain = expected ?? plain
                snapshot.storage.checkInvariants()
                guard isDone == (expected != nil), isSame(snapshot, plain), PlainOutline(copy) == before else {
                    Issue.record("\(edit) on \(before): \(snapshot); repeat with FLOW_SEED=\(seed)")
                    return
                }
            }
        }
    }

    private func isSame(_ snapshot: SectionSnapshot, _ plain: PlainOutline) -> Bool {
        let items = plain.items
        return PlainOutline(snapshot) == plain && snapshot.items == items && snapshot.visibleItems == plain.visible
            && items.map { snapshot.level(of: $0) } == plain.levels()
            && items.map { snapshot.parent(of: $0) } == plain.parents()
            && items.map { snapshot.index(of: $0) } == Array(items.indices)
            && items.filter { snapshot.isVisible($0) } == plain.visible
    }

    @Test("An outline may be deeper than a stack")
    func deep() {
        var snapshot = SectionSnapshot()
        let depth = 100_000
        snapshot.append([0])
        for level in 1..<depth { snapshot.append([level], to: level - 1) }
        snapshot.expand(Array(0..<depth))
        #expect(snapshot.visibleItems.last == depth - 1)
        #expect(snapshot.level(of: depth - 1) == depth - 1)
        snapshot.delete(Array(1..<depth))
        #expect(snapshot.items == [0])
    }

    @Test("An item that is not known stops the program, and so does one that comes twice")
    func stops() async {
        await #expect(processExitsWith: .failure) { _ = SectionSnapshot().level(of: 1) }
        await #expect(processExitsWith: .failure) { _ = SectionSnapshot().parent(of: 1) }
        await #expect(processExitsWith: .failure) { _ = SectionSnapshot().snapshot(of: 1) }
        await #expect(processExitsWith: .failure) {
            var snapshot = SectionSnapshot()
            snapshot.append([1, 1])
        }
    }
}
