@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import FlowEngine
import FlowTestSupport
import Foundation
import Testing
import ViewSimulator

/// A table and its reference: the same happens to both, and then everything that can be seen of them is compared.
@MainActor
struct TableTwin {
    private(set) var model: ReferenceTable
    let screen: TableScreen
    private var width = 320.0
    private var offsetBefore = 0.0

    init(_ contents: [ReferenceTableSection], in world: ReferenceTableWorld) {
        model = ReferenceTable(contents, in: world)
        screen = TableScreen(contents, in: world)
    }

    var table: TableView { screen.table }

    /// Has a step happen to both, and answers what differs afterwards.
    ///
    /// - Parameter looks: The table is asked for everything before the step, and before it is laid out. That changes
    ///   nothing (R18.6).
    mutating func take(_ step: TableStep, looks: Bool = false) -> [String] {
        offsetBefore = model.offset
        model.clearLog()
        screen.clearLog()
        if looks { look() }
        switch step {
        case .layOut: model.layOut()
        case .scroll(let distance): scroll(by: distance)
        case .setOffset(let offset):
            model.setOffset(offset)
            table.contentOffset.y = offset
        case .scrollToRow(let section, let row, let position):
            model.scrollToRow(section, row, position)
            table.scrollToRow(at: [section, row], at: TableView.ScrollPosition(position), animated: false)
        case .reload:
            model.reload()
            table.reloadData()
        case .width(let growth):
            model.changeWidth { _, _, row in max(row.content + growth, 0) }
            takeContents()
            width = width == 320 ? 375 : 320
            table.frame.size.width = width
        case .editing:
            model.changeWidth { _, _, row in row.content }
            table.isEditing.toggle()
        case .textSize(let growth): changeTextSize(growth)
        case .grow(let section, let row, let growth): grow(section, row, growth)
        case .growSilently(let section, let row, let growth):
            model.change(section, row) { $0.content = max($0.content + growth, 0) }
            takeContents()
        case .update(let update): apply(update)
        case .redeclare(let section, let row, let height):
            model.change(section, row) { $0.declared = height }
            apply(ReferenceTableUpdate([.reloadItem(section, row)]))
        case .updates(let first, let second): apply(first, then: second)
        case .edges(let section, let header, let footer):
            model.changeEdges(section, header: header, footer: footer)
            apply(
                ReferenceTableUpdate([.reloadSection(section)], newSectionCount: model.counts[section]))
        case .updateNothing:
            model.updateNothing()
            table.performBatchUpdates(nil)
        case .leaveWindow: leaveWindow()
        case .surroundings(let world):
            model.change { $0 = world }
            screen.adopt(world)
        }
        var found: [String] = []
        if looks {
            look()
            // Heights of another width are none: estimates are known, and what is given.
            if case .width = step, model.contentHeight > 0, frames != rowFrames {
                found.append("frames before the pass: table \(frames), reference \(rowFrames)")
            }
        }
        model.layOut()
        table.layoutIfNeeded()
        return found + differences(step)
    }

    private func look() {
        _ = (table.contentSize, table.rectForHeader(inSection: 0), frames, places(.footer))
        _ = (table.indexPathsForVisibleRows, table.indexPathForRow(at: CGPoint(x: 1, y: 100)))
    }

    private func takeContents() { screen.contents = model.contents }

    private mutating func scroll(by distance: Double) {
        model.scroll(by: distance)
        let (inset, content) = (table.adjustedContentInset, table.contentSize)
        let end = max(-inset.top, content.height + inset.bottom - table.bounds.height)
        screen.drag(to: min(max(table.contentOffset.y + distance, -inset.top), end))
    }

    private mutating func changeTextSize(_ growth: Double) {
        model.changeTextSize { _, _, row in max(row.content + growth, 0) }
        takeContents()
        let isLarge = table.traitCollection.preferredContentSizeCategory == .large
        // The scale is a trait as well.
        table.overrideTraitCollection = TraitCollection(traitsFrom: [
            TraitCollection(displayScale: model.world.scale),
            TraitCollection(preferredContentSizeCategory: isLarge ? .extraLarge : .large),
        ])
    }

    private mutating func grow(_ section: Int, _ row: Int, _ growth: Double) {
        model.change(section, row) { $0.content = max($0.content + growth, 0) }
        model.invalidateRow(section, row)
        takeContents()
        table.cellForRow(at: [section, row])?.invalidateIntrinsicContentSize()
    }

    private mutating func apply(_ update: ReferenceTableUpdate, then next: ReferenceTableUpdate? = nil) {
        #expect(model.update(update).isEmpty)
        let contents = model.contents
        if let next { #expect(model.update(next).isEmpty) }
        let (last, screen) = (model.contents, screen)
        screen.table.performBatchUpdates {
            for operation in update.operations { screen.table.perform(operation) }
            screen.contents = contents
        } completion: { _ in
            guard let next else { return }
            screen.table.performBatchUpdates {
                for operation in next.operations { screen.table.perform(operation) }
                screen.contents = last
            }
        }
    }

    private mutating func leaveWindow() {
        model.leaveWindow()
        table.removeFromSuperview()
        screen.window.addSubview(table)
    }
}

extension TableTwin {
    // MARK: What differs

    func differences(_ step: TableStep) -> [String] {
        var found: [String] = []
        func compare<Value: Equatable>(_ name: String, _ known: Value, _ wanted: Value) {
            if known != wanted { found.append("\(name): table \(known), reference \(wanted)") }
        }
        table.geometry.checkInvariants()
        compare("offset", table.contentOffset.y, model.offset)
        compare("content", table.contentSize.height, model.contentHeight)
        compare("frames", frames, rowFrames)
        compare("headers", places(.header), model.contents.indices.map { model.headerPlace(section: $0) })
        compare("footers", places(.footer), model.contents.indices.map { model.footerPlace(section: $0) })
        compare("visible rows", (table.indexPathsForVisibleRows ?? []).map { Array($0) }, model.visibleRows)
        for case .layoutLoop(let loop) in screen.issues.kinds { found.append("a loop, \(loop)") }
        // On the way to a row cells go back to the pool that are wanted again at its end; old systems ask them again.
        // The anchor `item` goes through other offsets while what is above it is measured.
        let isStill = model.offset == offsetBefore && !holdsItem
        // R18.2: so they do where a round gives a cell back, and the next one wants it again.
        let onWay = cellsOnlyOfTheTable
        if !(step.isWay && !model.world.profile.keepsHeights) {
            let again = model.world.profile.keepsHeights ? [] : onWay
            let (known, wanted) = (without(again, screen.log.fits), without(again, model.log.fits))
            if holdsItem && !model.world.profile.keepsHeights {
                // What left on the way and came back was asked twice.
                compare("fits", Set(known), Set(wanted))
            } else {
                // In which order a batch has rows measured is the table's business.
                compare("fits", step.isBatch ? sorted(known) : known, step.isBatch ? sorted(wanted) : wanted)
            }
        }
        guard !step.isOfProperties else { return found }
        // When the cell of a row comes whose height is known is the table's business.
        if step.isWay {
            let missing = Set(model.log.cellCalls).subtracting(screen.log.cellCalls)
            compare("missing cells", missing, [])
            return found
        }
        // One that a round gives back and the next one wants again, because the content is shorter, is asked for again.
        let known = Set(model.log.cellCalls).union(model.visibleRows)
        compare("missing cells", Set(model.log.cellCalls).subtracting(screen.log.cellCalls), [])
        // A batch that forgets heights may make the content shorter for a round.
        if isStill && !step.isBatch {
            compare("cells that nothing shows", Set(screen.log.cellCalls).subtracting(known), [])
        }
        // In which order several new rows are asked is the table's business.
        compare("estimates", sorted(screen.log.estimateCalls), sorted(model.log.estimateCalls))
        if asksHeightsWithCells || step.isBatch {
            // A round may bring a row whose height is known, and the next one, with another offset, give it back.
            let onWay = isStill ? [] : onWay
            let (known, wanted) = (sorted(screen.log.heightCalls), sorted(model.log.heightCalls))
            compare("heights", without(onWay, known), without(onWay, wanted))
        } else {
            compare("heights", screen.log.heightCalls, model.log.heightCalls)
        }
        return found
    }

    private var holdsItem: Bool { if case .item = model.world.anchor { true } else { false } }

    /// Paths for which the table asked for more cells than the reference.
    private var cellsOnlyOfTheTable: Set<[Int]> {
        func count(_ path: [Int], in calls: [[Int]]) -> Int { calls.count { $0 == path } }
        let calls = screen.log.cellCalls
        return Set(calls.filter { count($0, in: calls) > count($0, in: model.log.cellCalls) })
    }

    private func without(_ gone: Set<[Int]>, _ paths: [[Int]]) -> [[Int]] { paths.filter { !gone.contains($0) } }

    private func sorted(_ paths: [[Int]]) -> [[Int]] { paths.sorted { $0.lexicographicallyPrecedes($1) } }

    /// Heights are asked of known rows as well, when their cells come.
    private var asksHeightsWithCells: Bool {
        !model.world.profile.keepsHeights || model.world.estimate == 0
            || model.world.asksEstimates && model.contents.contains { $0.rows.contains { $0.estimate == 0 } }
    }

    private var rowFrames: [[Double]] { model.places.filter { $0.row != nil }.map { [$0.y, $0.height] } }

    private var frames: [[Double]] {
        screen.contents.indices.flatMap { section in
            screen.contents[section].rows.indices.map { row in
                let frame = table.rectForRow(at: [section, row])
                return [frame.minY, frame.height]
            }
        }
    }

    private func places(_ kind: ElementKind) -> [Double?] {
        screen.contents.indices.map {
            table.shownEdgeRange(kind, of: $0, viewportFrom: table.contentOffset.y).map { Double($0.start) }
        }
    }
}

extension TableView {
    func perform(_ operation: ReferenceOperation) {
        switch operation {
        case .insertItem(let section, let row): insertRows(at: [[section, row]], with: .none)
        case .deleteItem(let section, let row): deleteRows(at: [[section, row]], with: .none)
        case .reloadItem(let section, let row): reloadRows(at: [[section, row]], with: .none)
        case .reconfigureItem(let section, let row): reconfigureRows(at: [[section, row]])
        case .moveItem(let section, let row, let newSection, let newRow):
            moveRow(at: [section, row], to: [newSection, newRow])
        case .insertSection(let section): insertSections([section], with: .none)
        case .deleteSection(let section): deleteSections([section], with: .none)
        case .reloadSection(let section): reloadSections([section], with: .none)
        case .moveSection(let section, let newSection): moveSection(section, toSection: newSection)
        }
    }
}

extension TableView.ScrollPosition {
    init(_ position: ReferenceRowPosition) {
        switch position {
        case .none: self = .none
        case .top: self = .top
        case .middle: self = .middle
        case .bottom: self = .bottom
        }
    }
}
