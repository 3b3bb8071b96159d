import FlowScenario
import Foundation
import Testing
import UIKit

@testable import FlowRecorder

/// One view that is recorded twice: from outside, as on a device, and by its trace.
@MainActor
@Suite struct BothRecordingsTests {
    @Test("Both recordings write a rotation and a batch of one step in the same way", arguments: [true, false])
    func turn(rotatesFirst: Bool) throws {
        let inbox = Inbox(heights: (0..<40).map { 30 + CGFloat($0 * 7 % 5) * 8 })
        let recorder = CollectionViewRecorder(recording: inbox.view)
        recorder.step("first layout") {}
        let recording = try ScenarioRecording(of: inbox.view)
        func rotate() {
            inbox.view.frame.size = CGSize(width: 480, height: 160)
            inbox.heights = inbox.heights.map { $0 + 15 }
        }
        recorder.step("a message comes while the device turns") {
            if rotatesFirst { rotate() }
            inbox.view.performBatchUpdates {
                inbox.heights.insert(80, at: 0)
                inbox.heights.remove(at: 3)
                inbox.view.insertItems(at: [IndexPath(item: 0, section: 0)])
                inbox.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
                inbox.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
            }
            if !rotatesFirst { rotate() }
        }
        let (outside, inside) = (try Scenario(json: recorder.scenario()), try recording.scenario())
        #expect(changes(in: outside).count == 2)
        #expect(changes(in: outside) == changes(in: inside))
    }

    /// The parts of all actions that are no expectations. A list of operations or items is a set.
    private func changes(in scenario: Scenario) -> [Set<AnyHashable>] {
        scenario.steps.map(\.action).flatMap(parts).compactMap { part in
            switch part {
            case .expect: nil
            case .update(let operations): Set(operations)
            case .resizeItems(let items): Set(items)
            default: [part]
            }
        }
    }

    private func parts(of action: Scenario.Action) -> [Scenario.Action] {
        if case .together(let parts) = action { parts } else { [action] }
    }
}
