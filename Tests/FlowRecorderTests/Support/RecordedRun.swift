import FlowScenario
import FlowSimulator
import Foundation
import UIKit

@testable import FlowRecorder

/// A scenario run as ever, with a recorder that listens.
@MainActor
struct RecordedRun {
    let run: ScenarioRun
    let recorder: CollectionViewRecorder

    /// Does all steps.
    ///
    /// - Parameter recordsAllElements: Whether expectations name what is not on screen, too.
    init(_ scenario: Scenario, recordsAllElements: Bool = false, tracing: Bool = false) throws {
        run = ScenarioRun(scenario, tracing: tracing, layout: Self.layout(for: scenario))
        recorder = CollectionViewRecorder(recording: run.collectionView, name: scenario.name)
        recorder.recordsAllElements = recordsAllElements
        listen()
        try run.finish()
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

    /// What was recorded, with what only the simulator has: anchor, options and quirks.
    func document(as original: JSONValue) throws -> JSONValue {
        var document = try JSONParser.parse(Array(recorder.scenario()))
        guard var layout = document["layout"] else { return document }
        for key in ["anchor", "options", "quirks"] {
            if let value = original["layout"]?[key] { layout[key] = value }
        }
        document["layout"] = layout
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
        }
    }
}
