import FlowScenario
import Foundation

/// A view without a layout: it keeps what it is told, and writes down the calls.
@MainActor
final class StepHostDouble: StepHost {
    let contents: ScenarioContents
    private(set) var calls: [String] = []
    var contentSize = CGSize(width: 100, height: 1000)
    var contentInsets = Scenario.Insets(top: 20, left: 0, bottom: 10, right: 0)
    var scrollsVertically = true
    var measuresCells = true
    /// The reason why batches are refused; nil if they are not.
    var refusal: String?

    var contentOffset = CGPoint(x: 0, y: -20) { didSet { calls.append("offset \(Self.text(contentOffset))") } }
    var size = CGSize(width: 100, height: 200) { didSet { calls.append("size \(size.width) × \(size.height)") } }

    init(_ sections: [Scenario.Section] = [.init(items: [.init(.plain, count: 5)])]) {
        contents = ScenarioContents(sections)
    }

    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    private static func text(_ point: CGPoint) -> String { "\(point.x), \(point.y)" }
    private static func text(_ path: IndexPath) -> String { "\(path[0])-\(path[1])" }

    func hold(_ isHeld: Bool) { calls.append("hold \(isHeld)") }
    func scroll(to path: IndexPath, at alignment: Scenario.ScrollAlignment) {
        calls.append("scroll to \(Self.text(path)) \(alignment)")
    }
    func select(_ path: IndexPath, isSelected: Bool) { calls.append("select \(Self.text(path)) \(isSelected)") }
    func change(_ insets: Scenario.InsetChange) { calls.append("insets \(insets.content?.top ?? -1)") }
    func change(_ traits: Scenario.TraitChange) { calls.append("traits \(traits.displayScale ?? -1)") }
    func perform(_ action: Scenario.Action) { calls.append("perform \(action)") }

    func willResize(_ paths: [IndexPath]) { calls.append("will resize \(paths.map(described))") }
    func remeasure(at path: IndexPath) { calls.append("remeasure \(described(path))") }
    func showContent(at path: IndexPath) {
        calls.append("show \(Self.text(path)) \(contents.cell(at: path)?.content.values.keys.sorted() ?? [])")
    }

    /// An item with the size that it has at the time of the call.
    private func described(_ path: IndexPath) -> String {
        let size = contents.item(at: path).flatMap { contents.size(of: $0, at: .large) }
        return "\(Self.text(path)) \(size?.points.map { "\($0)" } ?? "plain")"
    }

    func performBatch(_ operations: [Scenario.UpdateOperation], _ changes: @escaping () -> Void) throws {
        calls.append("batch of \(operations.count)")
        changes()
        if let refusal { throw StepRefusal(refusal) }
    }
    func notify(of operation: Scenario.UpdateOperation.Kind) {
        calls.append("notify of \(Scenario.UpdateOperation(operation)), \(contents.data.itemCount) items")
    }
    func reloadData() { calls.append("reload \(contents.data.itemCount) items") }
}
