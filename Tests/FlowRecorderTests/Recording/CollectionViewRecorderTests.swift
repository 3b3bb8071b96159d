import FlowScenario
import FlowTestSupport
import Foundation
import Testing
import UIKit

@testable import FlowRecorder

/// What an app says and what the layout hears, as steps.
@MainActor
@Suite struct CollectionViewRecorderTests {
    private func steps(_ recorder: CollectionViewRecorder) throws -> [JSONValue] {
        guard case .array(let steps)? = try JSONParser.parse(Array(recorder.scenario()))["steps"] else { return [] }
        return steps
    }

    /// What was done, without what was seen.
    private func actions(_ recorder: CollectionViewRecorder) throws -> [String] {
        try steps(recorder).filter { $0["expect"] == nil }.map { $0.text.filter { !$0.isWhitespace } }
    }

    private func replay(_ recorder: CollectionViewRecorder) throws -> [ScenarioReport.Difference] {
        try ScenarioRun(Scenario(json: recorder.scenario())).finish().differences
    }

    @Test("A recording is the whole scenario, in the order of the documentation, without what readers assume anyway")
    func document() throws {
        let inbox = Inbox(heights: [40, 40, 60])
        let recorder = CollectionViewRecorder(recording: inbox.view, name: "Inbox")
        recorder.step("first layout") {}
        recorder.step("a message comes") {
            inbox.heights.insert(80, at: 0)
            inbox.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        let views =
            #"{"0-0": [0, 0, 320, 80], "0-1": [0, 80, 320, 40], "0-2": [0, 120, 320, 40], "0-3": [0, 160, 320, 60]}"#
        let text = """
            {
              "format": 2,
              "name": "Inbox",
              "container": {"width": 320, "height": 200},
              "layout": {"estimatedItemSize": [320, 50], "minimumLineSpacing": 0},
              "sections": [{"items": [{"actual": [320, 40], "count": 2}, {"actual": [320, 60]}]}],
              "steps": [
                {
                  "expect": {
                    "contentSize": [320, 140],
                    "contentOffset": [0, 0],
                    "visible": 3,
                    "views": {"0-0": [0, 0, 320, 40], "0-1": [0, 40, 320, 40], "0-2": [0, 80, 320, 60]}
                  },
                  "note": "first layout"
                },
                {"update": [{"insert": "0-0", "items": [{"actual": [320, 80]}]}], "note": "a message comes"},
                {
                  "expect": {
                    "contentSize": [320, 220],
                    "contentOffset": [0, 0],
                    "visible": 4,
                    "views": \(views)
                  }
                }
              ]
            }

            """
        #expect(String(decoding: try recorder.scenario(), as: UTF8.self) == text)
        #expect(recorder.problems == [])
    }

    @Test("What a cell answers late is its size from the first step on, and what nobody measured is as estimated")
    func lateAnswers() throws {
        let inbox = Inbox(heights: Array(repeating: 50, count: 4) + [90, 70, 70])
        let recorder = CollectionViewRecorder(recording: inbox.view)
        recorder.step("") {}
        recorder.step("") { inbox.view.contentOffset.y = 20 }
        let section = try #require(JSONParser.parse(Array(recorder.scenario()))["sections"])
        let items = #"[{"actual": [320, 50], "count": 4}, {"actual": [320, 90]}, "#
            + #"{"actual": [320, 50], "count": 2}]"#
        let remark = #""comment": "never measured, written as large as estimated: 2""#
        #expect(section.text.filter { $0 != "\n" }.contains(items), "\(section.text)")
        #expect(section.text.contains(remark))
        let differences = try replay(recorder)
        #expect(differences == [])
    }

    @Test("A finger and a scroll that nobody says become steps when the view is laid out")
    func unsaid() throws {
        let inbox = Inbox(heights: Array(repeating: 50, count: 20))
        let recorder = CollectionViewRecorder(recording: inbox.view)
        inbox.view.layoutIfNeeded()
        inbox.view.contentOffset.y = 30
        inbox.view.contentOffset.y = 35
        inbox.view.layoutIfNeeded()
        // The next change ends the step before.
        inbox.view.contentOffset.y = 135
        inbox.view.layoutIfNeeded()
        recorder.settle()
        inbox.view.beginDragging()
        inbox.view.contentOffset.y = 150
        inbox.view.layoutIfNeeded()
        recorder.settle()
        recorder.settle()
        inbox.view.endDragging()
        let said = try actions(recorder)
        #expect(
            said == [
                #"{"scroll":{"to":[0,35]}}"#, #"{"scroll":{"to":[0,135]}}"#,
                #"{"together":[{"drag":"begin"},{"drag":{"to":[0,150]}}]}"#,
            ])
        recorder.step("the finger is gone") {}
        #expect(try actions(recorder).last == #"{"drag":"end","note":"thefingerisgone"}"#)
        let differences = try replay(recorder)
        #expect(differences == [])
        #expect(recorder.problems == [])
    }

    @Test("Insets, sizes and properties are noticed, and what they move or invalidate is not said twice")
    func surroundings() throws {
        let inbox = Inbox(heights: Array(repeating: 50, count: 20))
        let recorder = CollectionViewRecorder(recording: inbox.view)
        recorder.step("") {}
        recorder.step("") { inbox.view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0) }
        recorder.step("") { inbox.view.frame.size = CGSize(width: 340, height: 200) }
        recorder.step("") { inbox.layout.minimumLineSpacing = 5 }
        recorder.step("") { inbox.layout.invalidateLayout() }
        recorder.step("") { inbox.view.semanticContentAttribute = .forceRightToLeft }
        let said = try actions(recorder)
        #expect(
            said == [
                #"{"insets":{"content":[10,0,0,0]}}"#, #"{"resize":{"width":340}}"#,
                #"{"set":{"minimumLineSpacing":5}}"#, #"{"invalidate":"everything"}"#,
                #"{"traits":{"layoutDirection":"rightToLeft"}}"#,
            ])
        let differences = try replay(recorder)
        #expect(differences == [])
    }

    @Test("Several changes of one step are said together, in their order")
    func together() throws {
        let inbox = Inbox(heights: Array(repeating: 50, count: 20))
        let recorder = CollectionViewRecorder(recording: inbox.view)
        recorder.step("") {}
        recorder.step("both") {
            inbox.view.contentOffset.y = 300
            inbox.layout.minimumLineSpacing = 5
            inbox.heights[7] = 90
            recorder.announce(.changeContents([IndexPath(item: 7, section: 0)]))
            inbox.view.cellForItem(at: IndexPath(item: 7, section: 0))?.invalidateIntrinsicContentSize()
        }
        let said = try actions(recorder)
        #expect(
            said == [
                #"{"together":[{"scroll":{"to":[0,300]}},{"set":{"minimumLineSpacing":5}}],"note":"both"}"#
            ])
        recorder.step("") { inbox.view.contentOffset.y = 260 }
        let differences = try replay(recorder)
        #expect(differences == [])
    }

    @Test("An app that scrolls and invalidates, or sets and invalidates, has done both")
    func invalidations() throws {
        let inbox = Inbox(heights: Array(repeating: 50, count: 20))
        let recorder = CollectionViewRecorder(recording: inbox.view)
        recorder.step("") {}
        recorder.step("") {
            inbox.view.contentOffset.y = 30
            inbox.layout.invalidateLayout()
        }
        recorder.step("") {
            inbox.layout.minimumLineSpacing = 5
            inbox.layout.invalidateLayout()
        }
        recorder.step("") {
            let context = UICollectionViewFlowLayoutInvalidationContext()
            context.invalidateItems(at: [IndexPath(item: 3, section: 0)])
            context.invalidateFlowLayoutDelegateMetrics = false
            inbox.layout.invalidateLayout(with: context)
            inbox.view.contentOffset.y = 60
        }
        let said = try actions(recorder)
        #expect(
            said == [
                #"{"together":[{"scroll":{"to":[0,30]}},{"invalidate":"everything"}]}"#,
                #"{"together":[{"set":{"minimumLineSpacing":5}},{"invalidate":"everything"}]}"#,
                #"{"together":[{"invalidate":{"items":["0-3"],"delegateMetrics":false,"attributes":true}},"#
                    + #"{"scroll":{"to":[0,60]}}]}"#,
            ])
        let differences = try replay(recorder)
        #expect(differences == [])
        #expect(recorder.problems == [])
    }

    @Test("New data without an update, and a reload, are written with what is there")
    func reloads() throws {
        let inbox = Inbox(heights: [40, 50, 60])
        let recorder = CollectionViewRecorder(recording: inbox.view)
        recorder.step("") {}
        recorder.step("") {
            inbox.heights = [70, 80]
            inbox.view.reloadData()
        }
        let said = try actions(recorder)
        #expect(
            said == [
                #"{"reload":{"sections":[{"items":[{"actual":[320,70]},{"actual":[320,80]}]}]}}"#
            ])
        let differences = try replay(recorder)
        #expect(differences == [])
        #expect(recorder.problems == [])
    }

    @Test("A recording is written to a file, and is the same as the bytes")
    func file() throws {
        let folder = try TemporaryFolder()
        let inbox = Inbox(heights: [40])
        let recorder = CollectionViewRecorder(recording: inbox.view, name: "a/b “c”")
        let file = folder.url.appendingPathComponent("recorded.json")
        try recorder.write(to: file)
        #expect(try Scenario(contentsOf: file).sections == [])
        recorder.step("") {}
        try recorder.write(to: file)
        #expect(try Data(contentsOf: file) == recorder.scenario())
        #expect(try Scenario(contentsOf: file).name == "a/b “c”")
    }
}
