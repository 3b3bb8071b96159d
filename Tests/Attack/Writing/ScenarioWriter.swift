import FlowTestSupport

/// Writes a find as a scenario file whose last expectation is what the rules say, where the format can say all of it.
///
/// It cannot say sizes that both a delegate and a cell give, a safe area that always counts, what changes silently,
/// names of elements in unusual paths, a scroll by a length after an update of the same turn, or contexts of a class of
/// the program's own.
@MainActor
struct ScenarioWriter {
    let world: ReferenceWorld
    var state: ReferenceView
    /// False once there was something that the format cannot say.
    var isComplete = true
    var steps: [String] = []

    /// Nil where the format cannot say it.
    static func scenario(_ find: Find, name: String) -> String? {
        var attack = Attack(find.world)
        var deviation = attack.layOut()
        var states = [attack.state]
        for step in find.steps where deviation == nil {
            deviation = attack.take(step)
            states.append(attack.state)
        }
        var writer = ScenarioWriter(states[0])
        // Truth as it is before each step; the reference's last state holds what is expected after the last.
        for (step, before) in zip(find.steps, states) { writer.add(step, before: before) }
        guard let last = states.last, let expectation = writer.expectation(find.deviation.subject, last)
        else { return nil }
        return writer.document(name: name, expecting: expectation)
    }

    /// A scenario that expects everything that a run without a deviation led to.
    static func scenario(_ world: ReferenceWorld, _ steps: [[ReferenceAction]], _ states: [ReferenceView]) -> String? {
        var writer = ScenarioWriter(states[0])
        for (step, before) in zip(steps, states) { writer.add(step, before: before) }
        guard let last = states.last else { return nil }
        let members = [writer.size(last), writer.offset(last), writer.frames(last)]
        return writer.document(name: "Everything", expecting: members.joined(separator: ", "))
    }

    private init(_ state: ReferenceView) {
        self.state = state
        world = state.world
    }

    func document(name: String, expecting expectation: String) -> String? {
        let sections = world.sections.map { section($0.items, $0.metrics) }
        guard isComplete, let layout = layoutObject, let container = containerObject,
            sections.allSatisfy({ $0 != nil })
        else { return nil }
        let lines = (steps + ["{\"expect\": {\(expectation)}}"]).map { "    \($0)" }
        return """
            {
              "format": 2,
              "name": "\(name)",
              "container": \(container),
              "layout": \(layout),
              "sections": [
            \(sections.compactMap { $0.map { "    \($0)" } }.joined(separator: ",\n"))
              ],
              "steps": [
            \(lines.joined(separator: ",\n"))
              ]
            }

            """
    }

    // MARK: What is there at first

    private var containerObject: String? {
        guard world.safeArea == ReferenceInsets() else { return nil }
        var members = ["width": world.size.width.swift, "height": world.size.height.swift]
        if world.scale != 2 { members["scale"] = world.scale.swift }
        if world.inset != ReferenceInsets() { members["insets"] = list(world.inset.all) }
        if world.isRightToLeft { members["layoutDirection"] = "\"rightToLeft\"" }
        return object(members)
    }

    private var layoutObject: String? {
        guard var members = properties(world.layout, since: ReferenceProperties()) else { return nil }
        if world.scrollsHorizontally { members["scrollDirection"] = "\"horizontal\"" }
        if world.flips { members["flipsInRightToLeft"] = "true" }
        if world.holdsThroughUpdates { members["anchor"] = "\"top\"" }
        switch world.sizing {
        case .equal, .delegate: break
        case .estimate(let size): members["estimatedItemSize"] = list([size.width, size.height])
        case .automatic: members["estimatedItemSize"] = "\"automatic\""
        case .guess: return nil
        }
        return object(members)
    }

    /// Nil where a value is one that the format refuses.
    func properties(_ new: ReferenceProperties, since old: ReferenceProperties) -> [String: String]? {
        var members: [String: String] = [:]
        if new.itemSize != old.itemSize { members["itemSize"] = list([new.itemSize.width, new.itemSize.height]) }
        if new.lineSpacing != old.lineSpacing { members["minimumLineSpacing"] = new.lineSpacing.swift }
        if new.itemSpacing != old.itemSpacing { members["minimumInteritemSpacing"] = new.itemSpacing.swift }
        if new.header != old.header { members["header"] = new.header.swift }
        if new.footer != old.footer { members["footer"] = new.footer.swift }
        if new.inset != old.inset { members["sectionInset"] = list(new.inset.all) }
        if new.pinsHeaders != old.pinsHeaders { members["pinHeaders"] = "\(new.pinsHeaders)" }
        if new.pinsFooters != old.pinsFooters { members["pinFooters"] = "\(new.pinsFooters)" }
        let lengths = [new.lineSpacing, new.itemSpacing, new.header, new.footer] + new.inset.all
        return lengths.allSatisfy(isLength) ? members : nil
    }

    func section(_ items: [ReferenceSize], _ metrics: ReferenceMetrics) -> String? {
        guard let groups = groups(items) else { return nil }
        let lengths = [metrics.header, metrics.footer, metrics.lineSpacing, metrics.itemSpacing].compactMap(\.self)
            + (metrics.inset?.all ?? [])
        guard lengths.allSatisfy(isLength) else { return nil }
        var members = ["items": groups]
        members["header"] = metrics.header?.swift
        members["footer"] = metrics.footer?.swift
        members["minimumLineSpacing"] = metrics.lineSpacing?.swift
        members["minimumInteritemSpacing"] = metrics.itemSpacing?.swift
        members["sectionInset"] = metrics.inset.map { list($0.all) }
        return object(members)
    }

    func groups(_ items: [ReferenceSize]) -> String? {
        guard !items.isEmpty else { return "[]" }
        guard items.allSatisfy({ isLength($0.width) && isLength($0.height) }) else { return nil }
        let key: String
        switch world.sizing {
        case .equal: return "[{\"count\": \(items.count)}]"
        case .delegate: key = "size"
        case .estimate, .automatic: key = "actual"
        case .guess: return nil
        }
        let sizes = items.map { list([$0.width, $0.height]) }
        let all = Set(items).count == 1 ? sizes[0] : "[\(sizes.joined(separator: ", "))]"
        return "[{\"\(key)\": \(all), \"count\": \(items.count)}]"
    }

    // MARK: Small parts

    var isMirroredAlong: Bool { state.world.isMirrored && world.scrollsHorizontally }

    func isLength(_ length: Double) -> Bool { length.isFinite && length >= 0 }

    func list(_ numbers: [Double]) -> String { "[\(numbers.map(\.swift).joined(separator: ", "))]" }

    func object(_ members: [String: String]) -> String {
        "{\(members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", "))}"
    }

    /// A way along the scroll axis as the view counts it.
    func way(_ way: Double, turns: Bool = true) -> String {
        let way = turns && isMirroredAlong ? -way : way
        return list(world.scrollsHorizontally ? [way, 0] : [0, way])
    }
}
