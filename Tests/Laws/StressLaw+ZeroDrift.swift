import FlowScenario
import FlowSimulator
import Foundation

extension StressLaw {
    /// An anchor on screen keeps its place without a scroll: the first element that the step leaves between its
    /// neighbours, or else another that is still there. Through updates only if the policy holds through them (R18.1).
    static let zeroDrift = afterEveryStep(
        "zero-drift",
        applies: {
            $0.layout.anchor.holdsWhileMeasuring && $0.layout.quirks.isEmpty
                && $0.layout.options.offsetAdjustmentPolicy == .aboveVisibleStart
        }
    ) { moment in
        guard let before = moment.before?.sight, let action = moment.action, action.leavesReaderAlone,
            !(moment.anchor == .automatic && action.rearranges)
        else { return nil }
        let run = moment.run
        let axis = run.scrollAxis
        let (start, end) = (axis.along(run.legalOffsets.start), axis.along(run.legalOffsets.end))
        let offset = axis.along(moment.view.contentOffset)
        // At an end the offset cannot follow, and at the start of the content insertions are shown.
        guard before.offset > 0, offset > max(start, 0) + 0.01, offset < end - 0.01 else { return nil }
        let elements = StressSight.elements(of: run)
        guard StressSight.areOneColumn(elements) else { return nil }
        let after = Dictionary(uniqueKeysWithValues: elements.map { ($0.identity, $0.start) })
        let moves = before.anchors(surviving: after).compactMap { anchor in
            after[anchor.identity].map { $0 - offset - anchor.distance }
        }
        let pixel = 1 / max(run.dataSource.surroundings.scale, 1) + 0.01
        guard let least = moves.min(by: { abs($0) < abs($1) }), abs(least) > pixel,
            (start...end).contains(offset + least)
        else { return nil }
        let wanted = axis.point(moment.view.contentOffset, along: offset + least)
        return ("what was at the top of the viewport moved", .of(\.contentOffset, wanted))
    }
}

extension StressLaw {
    /// An update that measures nothing keeps the offset, or moves it to a limit that passed it (R18.1).
    static let keptOffset = afterEveryStep(
        "kept-offset", often: [.update, .update, .scroll],
        applies: { !$0.hasUndecidedCells && $0.layout.anchor == .automatic }
    ) { moment in
        let run = moment.run
        guard let before = moment.before, moment.anchor == .automatic, moment.action?.rearranges == true,
            !before.isDragging, !moment.view.isDragging, run.report.steps.last?.measurements == 0,
            !run.host.isMirrored || run.scrollAxis == .vertical,
            run.scrollAxis.along(before.offset) > run.scrollAxis.along(before.limits.start) + 0.01
        else { return nil }
        // A view at the start of its content stays at the start (R17.8).
        let (start, end) = run.legalOffsets
        let (was, now) = (before.offset, moment.view.contentOffset)
        let wanted = CGPoint(x: min(max(was.x, start.x), end.x), y: min(max(was.y, start.y), end.y))
        guard abs(wanted.x - now.x) > 0.01 || abs(wanted.y - now.y) > 0.01 else { return nil }
        return ("an update moved the offset", .of(\.contentOffset, wanted))
    }
}

extension StressMoment {
    /// The policy at the moment: a step may have set another one.
    fileprivate var anchor: AnchorPolicy? {
        (view as? CollectionView)?.anchorPolicy ?? (view as? TableView)?.anchorPolicy
    }
}

extension AnchorPolicy {
    /// Whether the first element on screen stays while sizes are measured.
    var holdsWhileMeasuring: Bool { self == .automatic || self == .top }
}

/// The elements on screen before a step, and the effect of the step on each.
@MainActor
struct StressSight {
    /// An element, by the number of its item or its section, which does not change.
    enum Identity: Hashable {
        case item(Int), header(Int), footer(Int)
    }

    struct Seen {
        var identity: Identity
        /// The distance from the start of the viewport to the start of the element.
        var distance: Double
        /// Whether at least half of it is visible.
        var isRead: Bool
        /// Whether the step moves it, alone or with its section.
        var isCarried: Bool
        /// Whether it gets other contents, and so another number: it keeps its place, but is another element.
        var isReplaced: Bool
    }

    /// The elements on screen in order; empty if the anchor is undecided.
    private let seen: [Seen]
    /// All elements in order, except pinned ones; those on screen are in the range.
    let elements: [Element]
    let onScreen: Range<Int>
    /// The number of the section of the first element on screen, which does not change.
    let sectionNumber: Int?
    let offset: Double

    /// Returns the possible anchors. An element that begins above the viewport may grow upwards, so the first whole one
    /// is among them, and so is a moved one, as a move between the same neighbours has no effect.
    ///
    /// If the first element that is at least half visible is replaced, the view holds that one, and there are none.
    func anchors(surviving after: [Identity: Double]) -> [Seen] {
        let surviving = seen.prefix { !$0.isReplaced }.filter { after[$0.identity] != nil }
        let read = seen.first { $0.isRead && ($0.isReplaced || after[$0.identity] != nil) }
        guard read?.isReplaced != true, let last = surviving.firstIndex(where: { !$0.isCarried && $0.distance >= 0 })
            ?? surviving.lastIndex(where: { !$0.isCarried })
        else { return seen.contains(where: \.isReplaced) ? [] : surviving }
        return Array(surviving[...last])
    }

    init(_ run: ScenarioRun, before action: Scenario.Action) {
        let start = run.scrollAxis.along(run.view.contentOffset)
        offset = start
        let end = start + run.scrollAxis.along(run.view.bounds.size)
        elements = Self.elements(of: run)
        let visible = elements.filter { $0.end > start + 0.01 && $0.start < end - 0.01 }
        let first = elements.firstIndex { $0.end > start + 0.01 && $0.start < end - 0.01 } ?? 0
        onScreen = first..<first + visible.count
        sectionNumber = visible.first.map { run.dataSource.data.sections[$0.section].number }
        // A pinned header has left its place, so its frame does not show whether the viewport starts in it.
        let pins = run.host.pinsHeaders || run.host.pinsFooters
        let mayStartInHeader = pins && visible.first.map { $0.start > start } ?? true
        guard Self.areOneColumn(elements), !mayStartInHeader, !run.host.isMirrored || run.scrollAxis == .vertical,
            !visible.contains(where: { action.reloads($0.section) })
        else {
            seen = []
            return
        }
        seen = visible.map { element in
            Seen(
                identity: element.identity, distance: element.start - start,
                isRead: 2 * (min(element.end, end) - max(element.start, start)) >= element.end - element.start,
                isCarried: action.carries(element.name, inSection: element.section),
                isReplaced: action.replaces(element.name))
        }
    }

    struct Element {
        var name: Scenario.ElementName
        var section: Int
        var identity: Identity
        var start: Double
        var end: Double
    }

    /// Whether no row has several items: these are centred in their row, and move when it grows.
    static func areOneColumn(_ elements: [Element]) -> Bool {
        zip(elements, elements.dropFirst()).allSatisfy { $0.end <= $1.start + 0.01 }
    }

    /// Returns the elements, except pinned headers and footers, which follow the viewport.
    static func elements(of run: ScenarioRun) -> [Element] {
        let data = run.dataSource.data
        return StressFrames(run).elements.compactMap { element in
            let (section, identity): (Int, Identity)
            switch element.name {
            case .item(let index, let item):
                guard let number = data.number(section: index, item: item) else { return nil }
                (section, identity) = (index, .item(number))
            case .header(let index) where !run.host.pinsHeaders:
                (section, identity) = (index, .header(data.sections[index].number))
            case .footer(let index) where !run.host.pinsFooters:
                (section, identity) = (index, .footer(data.sections[index].number))
            default: return nil
            }
            return Element(
                name: element.name, section: section, identity: identity,
                start: run.scrollAxis.start(of: element.frame), end: run.scrollAxis.end(of: element.frame))
        }
    }
}

extension Scenario.Action {
    /// Whether it neither scrolls nor changes the viewport or the content's lengths.
    var leavesReaderAlone: Bool {
        switch self {
        case .resizeItems, .update: true
        default: false
        }
    }

    /// Whether anything is inserted, deleted or moved.
    fileprivate var rearranges: Bool {
        operations.contains { operation in
            switch operation {
            case .reloadItems, .reconfigureItems, .reloadSection: false
            case .insertItems, .deleteItems, .moveItem, .insertSection, .deleteSection, .moveSection: true
            }
        }
    }

    private var operations: [Scenario.UpdateOperation.Kind] {
        guard case .update(let operations) = self else { return [] }
        return operations.map(\.kind)
    }

    fileprivate func reloads(_ section: Int) -> Bool {
        operations.contains { if case .reloadSection(section, _) = $0 { true } else { false } }
    }

    fileprivate func replaces(_ name: Scenario.ElementName) -> Bool {
        operations.contains { operation in
            switch operation {
            case .reloadItems(let paths, _?), .reconfigureItems(let paths, _?):
                paths.contains { name == .item(section: $0.section, item: $0.item) }
            default: false
            }
        }
    }

    fileprivate func carries(_ name: Scenario.ElementName, inSection section: Int) -> Bool {
        operations.contains { operation in
            switch operation {
            case .moveSection(section, _): true
            case .moveItem(let source, _): name == .item(section: source.section, item: source.item)
            default: false
            }
        }
    }
}
