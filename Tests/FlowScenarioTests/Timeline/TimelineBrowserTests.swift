import FlowScenario
import Foundation
import Testing

/// The page in a browser: its script runs, and the slider, the keyboard and the buttons do what they say.
@MainActor
@Suite(.enabled(if: Chromium.path != nil, "no Chromium is installed: the page's script is not tested"))
struct TimelineBrowserTests {
    private static let helpers = """
        const press = (key, options = {}) => document.dispatchEvent(new KeyboardEvent('keydown', { key, ...options }));
        const text = (query) => [...document.querySelectorAll(query)].map((node) => node.textContent);
        const position = () => text('#position')[0];
        const labels = (query) => [...document.querySelectorAll(`.stage .element${query}`)]
            .map((node) => node.querySelector('title').textContent.split(',')[0]);
        """

    private func run<Answer: Decodable>(
        _ script: String, steps: String, at place: String = "", as type: Answer.Type = Answer.self
    ) throws -> Answer {
        let page = try Timeline(recording: TimelineTests.scenario(steps: steps)).html()
        let answer = try Chromium.run(Self.helpers + script, in: page, at: place)
        return try JSONDecoder().decode(Answer.self, from: Data(answer.utf8))
    }

    @Test("The keyboard goes from moment to moment, from step to step and to the ends")
    func keyboard() throws {
        let positions: [String] = try run(
            """
            const seen = [position()];
            const then = (key, options) => { press(key, options); seen.push(position()); };
            then('ArrowRight'); then('ArrowRight', { shiftKey: true }); then('End'); then('ArrowRight');
            then('ArrowLeft'); then('ArrowLeft', { shiftKey: true }); then('ArrowLeft', { shiftKey: true }); then('Home');
            return seen;
            """, steps: #"{"scroll": {"by": [0, 60]}}, {"expect": {"rows": 40}}"#)
        #expect(
            positions == [
                "step 0 of 2, moment 1 of 7", "step 0 of 2, moment 2 of 7", "step 1 of 2, moment 4 of 7",
                "step 2 of 2, moment 7 of 7", "step 2 of 2, moment 7 of 7", "step 1 of 2, moment 6 of 7",
                "step 1 of 2, moment 4 of 7", "step 0 of 2, moment 1 of 7", "step 0 of 2, moment 1 of 7",
            ])
    }

    @Test("A moment shows the elements where they stand, what was asked for, why, and what it took")
    func moment() throws {
        struct Shown: Decodable {
            var asked, moved, titles, costs, reason, legend: [String]
            var layer: String
        }
        let shown: Shown = try run(
            """
            return { asked: labels('.asked'), moved: labels('.moved'), titles: text('.stage .element title').slice(0, 3),
                costs: text('.costs li'), reason: text('.reason'), legend: text('.legend li'),
                layer: document.querySelector('.layer').style.transform };
            """, steps: "", at: "#1")
        #expect(shown.asked == ["0-2"])
        #expect(shown.moved == ["0-0", "0-1"])
        #expect(shown.titles[0] == "0-0, measured, 200 × 30 at 0, 20")
        #expect(shown.costs == ["1 cell measured", "2 rows broken", "1 rectangle asked for"])
        #expect(shown.reason.first?.hasPrefix("The layout was made again because 0-0's cell answered") == true)
        #expect(shown.legend.contains("1 asked for size") && shown.legend.contains("2 moved"))
        #expect(shown.layer == "translate(0px, 0px)")
    }

    @Test("Going back and forth over many moments shows what going there at once shows")
    func seeking() throws {
        let same: [Bool] = try run(
            """
            const slider = document.getElementById('slider'), last = Number(slider.max);
            const at = (slot) => {
                slider.value = slot;
                slider.dispatchEvent(new Event('input'));
                return text('.stage .element title').sort().join();
            };
            const inOrder = []; for (let slot = 0; slot <= last; slot++) inOrder.push(at(slot));
            return [last, 0, 70, 3, 65, 64, 63, last - 1].map((slot) => at(slot) === inOrder[slot]).concat(last > 130);
            """, steps: #"{"scroll": {"by": [0, 30]}, "times": 40}, {"scroll": {"by": [0, -20]}, "times": 60}"#)
        #expect(same == Array(repeating: true, count: 9))
    }

    @Test("Two runs stand side by side, step by step, and the shorter one waits")
    func sideBySide() throws {
        let first = try Timeline(recording: TimelineTests.scenario(steps: #"{"scroll": {"by": [0, 60]}}"#))
        let second = try Timeline(
            recording: TimelineTests.scenario(
                steps: #"{"scroll": {"by": [0, 60]}}"#, items: #"{"actual": [200, 50], "count": 40}"#))
        let answer = try Chromium.run(
            Self.helpers + """
                const seen = []; const note = () => seen.push([position(), ...text('h2')]);
                note(); press('ArrowRight', { shiftKey: true }); note(); press('End'); note();
                return { seen, stages: document.querySelectorAll('.stage').length,
                    lines: document.querySelectorAll('.chart path').length, lengths: text('.chart b').slice(0, 2) };
                """, in: first.html(comparedWith: second))
        struct Shown: Decodable {
            var seen: [[String]]
            var stages, lines: Int
            var lengths: [String]
        }
        let shown = try JSONDecoder().decode(Shown.self, from: Data(answer.utf8))
        #expect(shown.stages == 2 && shown.lines == 8)
        #expect(
            shown.seen == [
                ["step 0 of 1, moment 1 of 6", "0. load", "0. load"],
                ["step 1 of 1, moment 4 of 6", "1. scroll by 0, 60", "1. scroll by 0, 60"],
                ["step 1 of 1, moment 6 of 6", "1. scroll by 0, 60", "1. scroll by 0, 60"],
            ])
        #expect(shown.lengths == ["1,920", "2,020"])
    }

    @Test("What fails and what was remarked is said in words and marked on the slider")
    func failures() throws {
        struct Shown: Decodable {
            var failed: [String]
            var ticks: Int
        }
        let shown: Shown = try run(
            """
            press('End');
            return { failed: text('.remark.failed'), ticks: document.querySelectorAll('#ticks .failed').length };
            """, steps: #"{"expect": {"rows": 41}}"#)
        #expect(shown.failed == ["rows: expected 41, found 40"] && shown.ticks == 1)
    }
}
