import FlowScenario
import FlowSimulator
import Foundation
import UIKit

@testable import FlowRecorder

/// A scenario run as ever, with a recorder that listens.
@MainActor
struct RecordedRun {
    let run: ScenarioRun
    let recorder: ScenarioRecorder

    /// Does all steps.
    ///
    /// - Parameter recordsAllElements: Whether expectations name what is not on screen, too.
    init(_ scenario: Scenario, recordsAllElements: Bool = false, tracing: Bool = false) throws {
        run = Self.run(scenario, tracing: tracing)
        recorder = Self.recorder(of: run)
        recorder.recordsAllElements = recordsAllElements
        if let recorder = recorder as? PlayedScenarioRecorder {
            if recordsAllElements { recorder.namedElements = scenario.elementsWithExpectedFrames }
            announceActions(to: recorder)
        } else {
            listen()
        }
        try run.finish()
    }

    private static func recorder(of run: ScenarioRun) -> ScenarioRecorder {
        if let table = run.view as? RecordingTableView {
            return TableViewRecorder(recording: table, name: run.scenario.name)
        }
        if let host = run.host as? CompositionalHost {
            return PlayedScenarioRecorder(run.collectionView, run.scenario) { host.values }
        }
        return CollectionViewRecorder(recording: run.collectionView, name: run.scenario.name)
    }

    /// A run whose view a recorder can listen to.
    static func run(_ scenario: Scenario, tracing: Bool) -> ScenarioRun {
        switch scenario.surface {
        case .layout: ScenarioRun(scenario, tracing: tracing, layout: layout(for: scenario))
        case .table: ScenarioRun(scenario, tracing: tracing) { RecordingTableView(frame: $0, style: $1) }
        case .compositional: ScenarioRun(scenario, tracing: tracing)
        }
    }

    static func layout(for scenario: Scenario) -> RecordingFlowLayout {
        scenario.layout.flipsInRightToLeft ? MirroringLayout() : RecordingFlowLayout()
    }

    /// The run lays out by itself, at the end of each step and sometimes in between.
    private func listen() {
        let recorder = recorder
        recorder.present.isExplicit = true
        run.willPerform = { action in Self.announce(action, to: recorder) }
        run.willLayOut = { recorder.changesAreMade() }
        run.didLayOut = {
            recorder.endStep(nil)
            recorder.present.isExplicit = true
        }
    }

    /// A player announces each action after it was performed, before the layout. A scroll `through` has further
    /// layouts.
    private func announceActions(to recorder: PlayedScenarioRecorder) {
        let (run, actions) = (run, PerformedActions())
        recorder.present.isExplicit = true
        run.willPerform = { if case .together = $0 { return } else { actions.list.append($0) } }
        run.willLayOut = {
            let isScrolling = actions.list.isEmpty || actions.list == [.scroll(.through(.end))]
            let performed = isScrolling ? [.scroll(.to(run.view.contentOffset))] : actions.list
            for action in performed { recorder.didPlay(action) }
            actions.list = []
            recorder.changesAreMade()
        }
        run.didLayOut = {
            recorder.endStep(nil)
            recorder.present.isExplicit = true
        }
    }

    private static func announce(_ action: Scenario.Action, to recorder: ScenarioRecorder) {
        if let recorder = recorder as? CollectionViewRecorder { announce(action, to: recorder) }
        if let recorder = recorder as? TableViewRecorder { announce(action, to: recorder) }
    }

    private static func announce(_ action: Scenario.Action, to recorder: TableViewRecorder) {
        switch action {
        case .resizeItems(let items): recorder.announceChanges(at: items.map { $0.item.indexPath })
        case .changeItems(let items): recorder.announceChanges(at: items.map { $0.item.indexPath })
        // A batch that throws begins and ends without a word.
        default: recorder.noticeChanges()
        }
    }

    /// What an app says, because no layout hears it.
    private static func announce(_ action: Scenario.Action, to recorder: CollectionViewRecorder) {
        switch action {
        case .scrollTo(let path, let alignment): recorder.announce(.scrollToItem(path, alignment.inUIKit))
        case .resizeItems(let items): recorder.announce(.changeContents(items.map { $0.item.indexPath }))
        case .changeItems(let items): recorder.announce(.changeContents(items.map { $0.item.indexPath }))
        case .update(let operations):
            for case .reconfigureItems(let paths, _) in operations.map(\.kind) {
                recorder.announce(.reconfigureItems(paths.map(\.indexPath)))
            }
        default: break
        }
    }

    /// What was recorded, with what only the simulator has: anchor, options and quirks, and any
    /// system's tables.
    func document(as original: JSONValue) throws -> JSONValue {
        var document = try JSONParser.parse(Array(recorder.scenario()))
        for (name, keys) in [("layout", ["anchor", "options", "quirks"]), ("table", ["anchor", "dequeuesForPath"])] {
            guard (name == "table") == (run.scenario.table != nil) else { continue }
            var properties = document[name] ?? [:]
            for key in keys { if let value = original[name]?[key] { properties[key] = value } }
            // The device says which system it has.
            if name == "table" { properties["profile"] = .string(run.table.values.profile.rawValue) }
            document[name] = properties
        }
        return document
    }
}

/// The actions since the last layout.
@MainActor
private final class PerformedActions {
    var list: [Scenario.Action] = []
}

/// A recording layout that is mirrored where texts run from right to left.
private final class MirroringLayout: RecordingFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

extension Scenario.ScrollAlignment {
    var inUIKit: UICollectionView.ScrollPosition {
        switch self {
        case .top: .top
        case .centeredVertically: .centeredVertically
        case .bottom: .bottom
        case .left: .left
        case .centeredHorizontally: .centeredHorizontally
        case .right: .right
        // Of tables.
        case .middle, .none: []
        }
    }
}
