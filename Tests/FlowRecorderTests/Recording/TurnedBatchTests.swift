import FlowScenario
import FlowTestSupport
import Foundation
import Testing
import UIKit

@testable import FlowRecorder

/// A rotation and a batch in one step: sizes are written where they hold.
@MainActor
@Suite struct TurnedBatchTests {
    private func replay(_ recorder: ScenarioRecorder) throws -> [ScenarioReport.Difference] {
        try ScenarioRun(Scenario(json: recorder.scenario())).finish().differences
    }

    @Test("A collection view that is rotated and updated in one step is played as it was", arguments: [true, false])
    func collectionView(rotatesFirst: Bool) throws {
        let inbox = Inbox(heights: (0..<40).map { 30 + CGFloat($0 * 7 % 5) * 8 })
        let recorder = CollectionViewRecorder(recording: inbox.view, name: "Inbox")
        func rotate() {
            inbox.view.frame.size = CGSize(width: 480, height: 160)
            inbox.heights = inbox.heights.map { $0 + 15 }
        }
        recorder.step("first layout") {}
        recorder.step("down") { inbox.view.contentOffset.y = 300 }
        recorder.step("a message comes while the device turns") {
            if rotatesFirst { rotate() }
            inbox.view.performBatchUpdates {
                inbox.heights.insert(80, at: 0)
                inbox.heights.remove(at: 12)
                inbox.view.insertItems(at: [IndexPath(item: 0, section: 0)])
                inbox.view.deleteItems(at: [IndexPath(item: 11, section: 0)])
            }
            if !rotatesFirst { rotate() }
        }
        recorder.step("up") { inbox.view.contentOffset.y -= 120 }
        #expect(try replay(recorder) == [])
        #expect(recorder.problems == [])
    }

    @Test("A table that is rotated and updated in one step is played as it was", arguments: [true, false])
    func table(rotatesFirst: Bool) throws {
        let mailbox = Mailbox(heights: (0..<40).map { 30 + CGFloat($0 * 7 % 5) * 8 })
        let recorder = TableViewRecorder(recording: mailbox.table, name: "Mailbox")
        func rotate() {
            mailbox.table.frame.size = CGSize(width: 480, height: 160)
            mailbox.heights = mailbox.heights.map { $0 + 15 }
            for path in mailbox.table.indexPathsForVisibleRows ?? [] { mailbox.show(path.row) }
        }
        recorder.step("first layout") {}
        recorder.step("down") { mailbox.table.contentOffset.y = 300 }
        recorder.step("a message comes while the device turns") {
            if rotatesFirst { rotate() }
            mailbox.table.performBatchUpdates {
                mailbox.heights.insert(80, at: 0)
                mailbox.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
            if !rotatesFirst { rotate() }
        }
        recorder.step("up") { mailbox.table.contentOffset.y -= 120 }
        #expect(try replay(recorder) == [])
        #expect(recorder.problems == [])
    }

    @Test("An item that comes and changes in one step is written with its new size after the batch")
    func changedAfterBatch() throws {
        let inbox = Inbox(heights: (0..<40).map { 30 + CGFloat($0 * 7 % 5) * 8 })
        let recorder = CollectionViewRecorder(recording: inbox.view, name: "Inbox")
        recorder.step("first layout") {}
        recorder.step("a message comes, then the device turns") {
            inbox.view.performBatchUpdates {
                inbox.heights.insert(80, at: 1)
                inbox.view.insertItems(at: [IndexPath(item: 1, section: 0)])
            }
            inbox.view.layoutIfNeeded()
            inbox.view.frame.size = CGSize(width: 480, height: 160)
            inbox.heights = inbox.heights.map { $0 + 15 }
        }
        #expect(try replay(recorder) == [])
        #expect(recorder.problems == [])
    }

    @Test("Rows that changed off screen are written before the batch that brings them back")
    func changedOffScreen() throws {
        let inbox = Inbox(heights: (0..<40).map { 30 + CGFloat($0 * 7 % 5) * 8 })
        let recorder = CollectionViewRecorder(recording: inbox.view, name: "Inbox")
        recorder.step("first layout") {}
        recorder.step("down") { inbox.view.contentOffset.y = 600 }
        for row in 2...4 { inbox.heights[row] += 22 }
        recorder.step("a search leaves the first rows") {
            inbox.view.performBatchUpdates {
                inbox.heights.removeLast(32)
                inbox.view.deleteItems(at: (8..<40).map { IndexPath(item: $0, section: 0) })
            }
        }
        recorder.step("up") { inbox.view.contentOffset.y -= 60 }
        #expect(try replay(recorder) == [])
        #expect(recorder.problems == [])
    }
}
