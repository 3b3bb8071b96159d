import FlowSimulator
import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import LayoutPictures
@testable import ScenarioFormat

/// Why elements are where they are, as a page tells it.
@MainActor
@Suite struct TimelineExplanationTests {
    private func record(_ scenario: Scenario) throws -> (page: PageData, trace: LayoutTrace, timeline: Timeline) {
        let recorder = TimelineRecorder()
        let timeline = try Timeline(recording: scenario, with: recorder)
        let page = try JSONDecoder().decode(PageData.self, from: Data(timeline.json().bytes))
        return (page, recorder.trace, timeline)
    }

    /// The last moment at which something was laid out, and the elements that are there then.
    @Test(
        "The page says of every element on screen what `why` says: the sentence and the chain of causes",
        arguments: Repository.slice(of: ["gauntlet", "invalidation", "updates", "tables", "gallery"]))
    func sameAsWhy(file: String) throws {
        let (page, trace, timeline) = try record(Scenario(contentsOfFile: file))
        let last = try #require(timeline.moments.last)
        let (state, lines) = (page.lastState, page.eventLines)
        for element in last.elements where meets(element.frame, last.viewport) {
            guard let subject = subject(element) else { continue }
            let number = try #require(
                state.values.first { page.labels[$0[7]].name == element.label && page.names[String($0[0])] == nil })[0]
            let whole = trace.explanation(for: subject).split(separator: "\n").map(String.init)
            let told = page.explanation(of: number, at: page.moments.count - 1)
            // What was laid out only while it was far from the screen was not recorded.
            guard let told else { continue }
            #expect("\(subject) \(told.sentence)" == whole[0], "\(file)")
            let chain = told.chain.map { $0 == 0 ? "…" : lines[$0] ?? "nothing" }
            let expected = whole.suffix(chain.count).map { $0.hasPrefix("… ") ? "…" : $0 }
            #expect(chain == expected, "\(file)")
        }
    }

    private func meets(_ frame: CGRect, _ viewport: CGRect) -> Bool {
        frame.minX < viewport.maxX && frame.maxX > viewport.minX && frame.minY < viewport.maxY
            && frame.maxY > viewport.minY
    }

    private func subject(_ element: Timeline.Element) -> TraceEvent.Element? {
        guard element.role.isItem, let path = Scenario.ItemPath(element.label) else { return nil }
        return TraceEvent.Element(itemAt: path.indexPath)
    }

    @Test("What was measured again has a reason for each of its sizes, at the moments at which it got them")
    func sizes() throws {
        let steps = #"{"resizeItems": {"0-1": [200, 70]}}, {"resizeItems": {"0-1": [200, 90]}}"#
        let (page, _, timeline) = try record(RowsDocument.scenario(steps: steps))
        let lines = page.eventLines
        for step in [1, 2] {
            let moment = timeline.steps[step].moments.upperBound - 1
            let row = try #require(page.states[moment].values.first { page.labels[$0[7]].name == "0-1" })
            #expect(row[4] == [70_000, 90_000][step - 1])
            let why = try #require(page.explanation(of: row[0], at: moment))
            #expect(why.sentence.contains("its cell answered 200×\(step == 1 ? 70 : 90) instead of 200×"))
            #expect(why.chain.allSatisfy { lines[$0]?.hasPrefix("#\($0) ") == true })
        }
    }

    @Test("What is the same for all elements is told once, whatever there is on screen")
    func shared() throws {
        let (page, _, timeline) = try record(
            RowsDocument.scenario(
                steps: #"{"resize": {"height": 2000}}, {"invalidate": {"attributes": true}, "times": 20}"#))
        let told = timeline.steps[2].moments.map { page.moments[$0].why.flatMap { $0 }.count }
        #expect(told.count { $0 == 1 } == 20, "no list of elements where none was measured: \(told)")
    }
}
