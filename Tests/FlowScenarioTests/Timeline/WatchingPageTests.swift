import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import LayoutPictures
@testable import ScenarioFormat

/// A page that is open while its run is made anew.
@MainActor
@Suite struct WatchingPageTests {
    @Test("A page that watches names its script and what it shows; any other page loads nothing")
    func documents() throws {
        let timeline = try Timeline(recording: RowsDocument.scenario(steps: ""))
        let page = TimelinePage([timeline], watching: "a \"quoted\" </script>.js", version: "1").document
        #expect(page.contains(#"flowsimPage.watch("a \"quoted\" \u003c/script>.js", "1");"#))
        #expect(!timeline.html().contains("flowsimPage.watch("))
    }

    @Test("A script for a watching page holds the version and the runs, or the version and the problem, as one call")
    func scripts() throws {
        let timeline = try Timeline(recording: RowsDocument.scenario(steps: ""))
        let script = TimelinePage([timeline]).script(version: "2")
        #expect(script.hasPrefix(#"flowsimPage.update({"version":"2","title":"Rows","subtitle":"40 items, "#))
        #expect(script.contains(#","runs":[{"#))
        #expect(script.hasSuffix("]});\n"))
        let problem = TimelinePage.script(version: "3", problem: "line 4:\n“x” \u{2028}")
        #expect(problem == #"flowsimPage.update({"version":"3","problem":"line 4:\n“x” \u2028"});"# + "\n")
    }

    @Test(
        "A watching page shows the new run at the moment at which it was, says a problem, and knows what it has",
        .enabled(if: Chromium.path != nil, "no Chromium is installed: the page's script is not tested"))
    func following() throws {
        let steps = #"{"scroll": {"by": [0, 60]}}"#
        let before = try Timeline(recording: RowsDocument.scenario(steps: steps))
        let after = try Timeline(
            recording: RowsDocument.scenario(steps: steps, items: #"{"actual": [200, 60], "count": 40}"#))
        let answer = try Chromium.run(
            """
            const text = (query) => [...document.querySelectorAll(query)].map((node) => node.textContent).join();
            const press = (key) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
            const seen = [], note = () => seen.push([text('#position').split(',')[0], text('[data-number="content"]').replace(/.*→ | pt/g, ''), text('#notice')]);
            press('End'); note();
            \(TimelinePage([after]).script(version: "2")) note();
            \(TimelinePage.script(version: "3", problem: "there is a comma too many")) note();
            \(TimelinePage([before]).script(version: "3")) note();
            \(TimelinePage([before]).script(version: "4")) note();
            press('Home'); note();
            return [seen, document.querySelectorAll('.stage').length, document.querySelectorAll('.chart').length];
            """, in: TimelinePage([before], watching: "none.js", version: "1").document)
        #expect(
            answer == #"""
                [[["step 1 of 1","1,920",""],["step 1 of 1","2,050",""],["step 1 of 1","2,050","there is a comma too many"],\#
                ["step 1 of 1","2,050","there is a comma too many"],["step 1 of 1","1,920",""],["step 0 of 1","2,020",""]],1,4]
                """#)
    }
}
