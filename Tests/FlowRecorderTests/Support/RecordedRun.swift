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
        if let table = run.view as? RecordingTableView {
            recorder = TableViewRecorder(recording: table, name: scenario.name)
        } else {
            recorder = CollectionViewRecorder(recording: run.collectionView, name: scenario.name)
        }
        recorder.recordsAllElements = recordsAllElements
        listen()
        try run.finish()
    }

    /// A run whose view a recorder can listen to.
    static func run(_ scenario: Scenario, tracing: Bool) -> ScenarioRun {
        guard scenario.table != nil else {
            return ScenarioRun(scenario, tracing: tracing, layout: layout(for: scenario))
        }
        return ScenarioRun(scenario, tracing: tracing) { RecordingTableView(frame: $0, style: $1) }
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
