import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import LayoutPictures
@testable import ScenarioFormat

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
        // Where the page opens depends on what there is to see.
        const start = () => press('Home');
        """

    private func run<Answer: Decodable>(
        _ script: String, steps: String, at place: String = "", as type: Answer.Type = Answer.self
    ) throws -> Answer {
        let page = try Timeline(recording: RowsDocument.scenario(steps: steps)).html()
        let answer = try Chromium.run(Self.helpers + script, in: page, at: place)
        return try JSONDecoder().decode(Answer.self, from: Data(answer.utf8))
    }

    @Test("The keyboard goes from moment to moment, from step to step and to the ends")
    func keyboard() throws {
        let positions: [String] = try run(
            """
            start();
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
            """, steps: #"{"resizeItems": {"0-1": [200, 40]}}"#, at: "#1")
        #expect(shown.asked == ["0-1"])
        #expect(shown.moved == ["0-2", "0-3"])
        #expect(shown.titles[0] == "0-0, measured, 200 × 30 at 0, 20")
        #expect(shown.costs == ["1 cell measured", "1 of them again", "1 row broken", "1 rectangle asked for"])
        #expect(shown.reason.first?.hasPrefix("The layout was made again because 0-1's cell answered") == true)
        #expect(shown.legend.contains { $0.hasPrefix("1 row broken") }, "\(shown.legend)")
        #expect(shown.legend.contains("1 asked for size"))
        #expect(shown.legend.contains("2 moved in the content"))
        #expect(shown.layer == "translate(0px, 0px)")
    }

    @Test("The first layout opens without colours of what was done, and its rounds show what was measured")
    func quietBeginning() throws {
        let shown: [[String]] = try run(
            """
            const seen = [], note = () => seen.push([...labels('.asked'), ...labels('.moved'), ...labels('.named'),
                ...text('.broken-row').map(() => 'row'), ...text('.ghost').map(() => 'ghost')]);
            note(); press('Home'); note(); press('End'); note();
            return seen;
            """, steps: #"{"resizeItems": {"0-1": [200, 40]}}"#)
        #expect(shown[0] == [])
        #expect(shown[1] == ["0-0", "0-1"])
        #expect(shown[2].contains("0-1"))
        #expect(shown[2].contains("row"))
    }

    @Test("The card of a problem shows its cures, each with the command that shows the effect")
    func cures() throws {
        var timeline = try Timeline(
            recording: RowsDocument.scenario(
                steps: #"{"scroll": {"to": [0, 1000]}}, {"scroll": {"by": [0, -50]}}, {"expect": {"rows": 41}}"#))
        let problem = try #require(timeline.problems.first { $0.kind == .expectation })
        timeline.cures[problem] = [
            .init(text: "Expect 40 rows."),
            .init(text: "Keep the reader's place.", command: "flowsim compare a.json b.json"),
        ]
        let answer = try Chromium.run(
            Self.helpers + "return [...text('.problems .cure'), ...text('.problems .command')];", in: timeline.html())
        #expect(
            try JSONDecoder().decode([String].self, from: Data(answer.utf8)) == [
                "Cure: Expect 40 rows.", "Cure: Keep the reader's place.", "flowsim compare a.json b.json",
            ])
    }

    @Test("A scroll of a section across is no jump of its items, and what moves otherwise is")
    func scrolledSection() throws {
        let scenario = try Scenario(json: ScrolledSectionDocument.text.utf8)
        let answer = try Chromium.run(
            Self.helpers + """
                const jumped = () => text('#story').join(' ').includes('jumped');
                start();
                const seen = [];
                for (let step = 1; step <= 3; step++) { press('ArrowRight', { shiftKey: true }); seen.push(jumped()); }
                return seen;
                """, in: try Timeline(recording: scenario).html())
        #expect(try JSONDecoder().decode([Bool].self, from: Data(answer.utf8)) == [false, false, true])
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
        let first = try Timeline(recording: RowsDocument.scenario(steps: #"{"scroll": {"by": [0, 60]}}"#))
        let second = try Timeline(
            recording: RowsDocument.scenario(
                steps: #"{"scroll": {"by": [0, 60]}}"#, items: #"{"actual": [200, 50], "count": 40}"#))
        let answer = try Chromium.run(
            Self.helpers + """
                const seen = []; const note = () => seen.push([position(), ...text('.story h2')]);
                start(); note(); press('ArrowRight', { shiftKey: true }); note(); press('End'); note();
                return { seen, stages: document.querySelectorAll('.stage').length,
                    lines: document.querySelectorAll('.chart path').length, lengths: text('.chart b').slice(0, 2) };
                """, in: first.html(comparedWith: second))
        struct Shown: Decodable {
            var seen: [[String]]
            var stages, lines: Int
            var lengths: [String]
        }
        let shown = try JSONDecoder().decode(Shown.self, from: Data(answer.utf8))
        #expect(shown.stages == 2)
        #expect(shown.lines == 8)
        #expect(
            shown.seen == [
                ["step 0 of 1, moment 1 of 6", "0. load", "0. load"],
                ["step 1 of 1, moment 4 of 6", "1. scroll by 0, 60", "1. scroll by 0, 60"],
                ["step 1 of 1, moment 6 of 6", "1. scroll by 0, 60", "1. scroll by 0, 60"],
            ])
        #expect(shown.lengths == ["1,920", "2,020"])
    }

    @Test("Charts say between which values they run, and two runs what they came to; layouts stand beside each other")
    func numbers() throws {
        let steps = #"{"scroll": {"by": [0, 60]}, "times": 3}"#
        let first = try Timeline(recording: RowsDocument.scenario(steps: steps))
        let second = try Timeline(
            recording: RowsDocument.scenario(steps: steps, items: #"{"actual": [200, 50], "count": 40}"#))
        let answer = try Chromium.run(
            Self.helpers + """
                const places = [];
                start();
                for (let slot = 0; slot <= Number(document.getElementById('slider').max); slot++) {
                    places.push(text('.story p.place').map((words) => (words.match(/layout [0-9]/) || [''])[0]));
                    press('ArrowRight');
                }
                return { scales: text('.scale span'), places,
                    totals: Object.fromEntries([...document.querySelectorAll('.totals tbody tr')]
                        .map((row) => [row.dataset.total, [...row.querySelectorAll('td')].map((cell) => cell.textContent)])) };
                """, in: first.html(comparedWith: second))
        struct Shown: Decodable {
            var scales: [String]
            var places: [[String]]
            var totals: [String: [String]]
        }
        let shown = try JSONDecoder().decode(Shown.self, from: Data(answer.utf8))
        #expect(shown.places.count > 6 && shown.places.allSatisfy { $0[0] == $0[1] }, "\(shown.places)")
        let lengths = [first, second].flatMap { $0.moments.map { Double($0.contentSize.height) } }
        let (most, least) = (lengths.max() ?? 0, lengths.min() ?? 0)
        #expect(Array(shown.scales.prefix(2)) == [NumberText.grouped(most), NumberText.grouped(least)])
        let measurings = [first, second].map { $0.moments.reduce(0) { $0 + $1.costs.measured } }
        #expect(shown.totals["cells measured"] == measurings.map(String.init))
        #expect(measurings[0] != measurings[1])
        let items = [first, second].map { $0.moments[$0.moments.count - 1].measured }
        #expect(shown.totals["items measured"] == items.map(String.init))
        let last = [first, second].map { Double($0.moments[$0.moments.count - 1].contentSize.height) }
        #expect(shown.totals["content at last"] == last.map { NumberText.grouped($0) + " pt" })
    }

    @Test("Buttons are called by what they do, and say whether they are on")
    func buttons() throws {
        let names: [String] = try run(
            """
            const marks = document.getElementById('marks'), play = document.getElementById('play');
            const seen = [...document.querySelectorAll('.buttons button')].map((button) => button.getAttribute('aria-label'));
            seen.push(marks.getAttribute('aria-pressed')); press('c'); seen.push(marks.getAttribute('aria-pressed'));
            press(' '); seen.push(play.getAttribute('aria-label')); press(' '); seen.push(play.getAttribute('aria-label'));
            return seen;
            """, steps: "")
        #expect(
            names == [
                "To the beginning", "A step back", "A moment back", "Play", "A moment on", "A step on", "To the end",
                "Next problem", "Colours of what was done", "Keys", "true", "false", "Pause", "Play",
            ])
    }

    @Test("A view without height, a thousand steps, and titles from the right are shown")
    func oddRuns() throws {
        func page(_ container: String, _ steps: String) throws -> String {
            let document = """
                {"format": 2, "name": "Odd", "container": \(container),
                 "layout": {"estimatedItemSize": [100, 20], "header": 30, "flipsInRightToLeft": true},
                 "sections": [{"title": "T", "items": [{"actual": [100, 30], "count": 3000}]}], "steps": [\(steps)]}
                """
            return try Timeline(recording: Scenario(json: document.utf8)).html()
        }
        let flat = try Chromium.run(
            Self.helpers + """
                start();
                return [document.querySelector('.stage .viewport').getAttribute('width'), ...text('.legend li')];
                """,
            in: page(#"{"width": 100, "height": 0}"#, ""))
        #expect(flat == #"["100","viewport 100 × 0 pt"]"#)
        let scrolls = Array(repeating: #"{"scroll": {"by": [0, 30]}}"#, count: 1000).joined(separator: ", ")
        let long = try Chromium.run(
            Self.helpers + """
                start(); const first = position(); press('End');
                return [first, position(), text('.story h2')[0]];
                """,
            in: page(#"{"width": 100, "height": 60}"#, scrolls))
        #expect(long.contains("step 0 of 1,000"))
        #expect(long.contains("step 1,000 of 1,000"))
        #expect(long.contains("1000. scroll by"))
        let mirrored = try Chromium.run(
            "return document.querySelector('.header > text').getAttribute('class')",
            in: page(#"{"width": 100, "height": 60, "layoutDirection": "rightToLeft"}"#, ""))
        #expect(mirrored == #""end""#)
    }

    @Test("A page opens where something is to be seen, though the view began without a height; the start is there, too")
    func opening() throws {
        let document = """
            {"format": 2, "container": {"width": 100, "height": 0}, "layout": {"estimatedItemSize": [100, 20]},
             "sections": [{"items": [{"actual": [100, 30], "count": 30}]}], "steps": [{"resize": {"height": 90}}]}
            """
        let page = try Timeline(recording: Scenario(json: document.utf8)).html()
        let script = Self.helpers + "return [position(), String(text('.stage .element title').length > 3)];"
        #expect(try Chromium.run(script, in: page).hasPrefix(#"["step 1 of 1, moment 3 of"#))
        #expect(try Chromium.run(script, in: page).hasSuffix(#","true"]"#))
        #expect(try Chromium.run(script, in: page, at: "#0").hasPrefix(#"["step 0 of 1, moment 1 of"#))
        let opening = try TimelinePage([Timeline(recording: Scenario(json: document.utf8))], openingStep: 0).document
        #expect(try Chromium.run(script, in: opening).hasPrefix(#"["step 0 of 1, moment 1 of"#))
        #expect(try Chromium.run(script, in: opening, at: "#1").hasPrefix(#"["step 1 of 1, moment 3 of"#))
    }

    @Test("A failed expectation is told in words and marked in the list of steps, and so is the step that caused it")
    func failures() throws {
        struct Shown: Decodable {
            var failed, marks, problem: [String]
        }
        let shown: Shown = try run(
            """
            const problem = [position(), ...text('.found-by')]; press('End');
            return { failed: [...text('.checks .fails th'), ...text('.checks .fails td:last-child')], problem,
                marks: text('#steps-shown .mark') };
            """, steps: #"{"expect": {"rows": 41}}"#)
        #expect(shown.failed == ["rows", "41found 40caused in step 0, moment 3"])
        #expect(shown.marks == ["✗ led to 1 failure", "✗ 1 failed"])
        #expect(shown.problem == ["step 0 of 1, moment 3 of 4", "Found by step 1: expect 1 value"])
    }
}
