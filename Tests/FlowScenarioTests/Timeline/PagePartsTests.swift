import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import LayoutPictures

/// A page in parts: what the parts hold together, what a browser loads of them, and the files that are written.
@MainActor
@Suite struct PagePartsTests {
    private static func timeline(_ name: String = "Rows") throws -> Timeline {
        var timeline = try Timeline(
            recording: RowsDocument.scenario(
                steps: #"{"scroll": {"by": [0, 60]}, "times": 20}, {"expect": {"rows": 40}}"#))
        timeline.name = name
        return timeline
    }

    private static func files(_ runs: [Timeline], version: String = "") -> PageFiles {
        TimelinePage(runs, version: version).files(at: "page.html", partsAbove: 20_000, partBytes: 8_000)
    }

    @Test("A page below the limit is one file, and one above it a document without elements, and parts")
    func splitting() throws {
        let timeline = try Self.timeline()
        let one = TimelinePage([timeline]).files(at: "page.html")
        #expect(one.parts.isEmpty)
        #expect(one.remark == nil)
        #expect(one.page.text == timeline.html())
        let files = Self.files([timeline])
        #expect(files.parts.count > 3)
        #expect(files.parts.map(\.path).prefix(2) == ["page.parts/1-1.js", "page.parts/1-2.js"])
        #expect(!files.page.text.contains("\"set\":"))
        #expect(files.page.text.contains(" MB in \(files.parts.count) parts, loaded as they are seen</div>"))
        let remark = try #require(files.remark)
        #expect(remark.hasPrefix("page.html has 0."))
        #expect(remark.contains("it loads \(files.parts.count) parts from the folder page.parts"))
    }

    @Test("A page that is too large for one file is named where it is one, on standard output")
    func oneFile() {
        let page = String(repeating: "x", count: 10_900_000)
        let remark = "The page has 10.9 MB: a file with a name would be written in parts.\n"
        #expect(PageFiles.remark(onOneFile: page) == remark)
        #expect(PageFiles.remark(onOneFile: String(page.prefix(9_000_000))) == nil)
    }

    @Test(
        "Each part begins with a whole state and has what its moments name, and all parts have all moments and events")
    func content() throws {
        let timeline = try Self.timeline()
        let whole = try PageData.runs(of: timeline.html())[0]
        let parts = try Self.files([timeline]).parts.map { file -> PartData in
            let text = file.text
            let start = try #require(text.firstIndex(of: "{"))
            return try JSONDecoder().decode(PartData.self, from: Data(text[start...].dropLast(3).utf8))
        }
        #expect(parts.reduce(0) { $0 + $1.moments.count } == whole.moments.count)
        var index = 0
        for part in parts {
            var state: [Int: [Int]] = [:]
            for moment in part.moments {
                PageData.apply(moment, to: &state)
                #expect(
                    state.mapValues { Array($0.prefix(7)) } == whole.states[index].mapValues { Array($0.prefix(7)) })
                #expect(state.values.allSatisfy { part.labels[String($0[7])] != nil })
                #expect(moment.events == whole.moments[index].events)
                for why in moment.why {
                    let explanation = try #require(part.explanations[String(why[0])])
                    #expect(part.texts[String(explanation[0])] != nil)
                }
                index += 1
            }
        }
    }

    @Test("The parts of a page that follows have the version in their addresses, and two runs have parts of their own")
    func addresses() throws {
        let files = Self.files([try Self.timeline("A"), try Self.timeline("B")], version: "v7")
        #expect(files.page.text.contains(#""address":"page.parts/1-#.js?v7""#))
        #expect(files.page.text.contains(#""address":"page.parts/2-#.js?v7""#))
        #expect(files.parts.first?.text.hasPrefix(#"flowsimPage.part("page.parts/1-1.js?v7",{"#) == true)
        #expect(files.parts.last?.path.hasPrefix("page.parts/2-") == true)
    }

    @Test("Writing makes the folder of the parts, and removes the parts of an earlier page, but no other files")
    func writing() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appendingPathComponent("page.html").path
        let parts = folder.url.appendingPathComponent("page.parts")
        func write(_ files: PageFiles) throws {
            try files.write(to: path) { text, path in
                try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            }
        }
        func names() -> Set<String> { Set((try? FileManager.default.contentsOfDirectory(atPath: parts.path)) ?? []) }
        let timeline = try Self.timeline()
        var files = TimelinePage([timeline]).files(at: path, partsAbove: 20_000, partBytes: 8_000)
        try write(files)
        #expect(names() == Set(files.parts.map { String($0.path.split(separator: "/")[1]) }))
        files.parts.removeLast()
        try write(files)
        #expect(names().count == files.parts.count)
        for name in ["notes.txt", "7.js", "a-1.js"] {
            try Data("mine".utf8).write(to: parts.appendingPathComponent(name))
        }
        try write(TimelinePage([timeline]).files(at: path))
        #expect(names() == ["notes.txt", "7.js", "a-1.js"])
    }

    @Test(
        "A browser loads the part that is seen, and names one that is not there",
        .enabled(if: Chromium.path != nil, "no Chromium is installed: the page's script is not tested"))
    func loading() throws {
        let folder = try TemporaryFolder()
        let files = Self.files([try Self.timeline()])
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("page.parts"), withIntermediateDirectories: true)
        for part in files.parts.dropLast() { _ = try folder.write(part.path, part.text) }
        let answer = try Chromium.run(
            """
            const done = (words) => { document.getElementById('driven').textContent = JSON.stringify(words); };
            const loaded = () => flowsimPage.page.runs[0].parts.map(({ keys }) => Boolean(keys));
            const { page } = flowsimPage, run = page.runs[0], seen = [];
            const wait = (call) => setTimeout(call, 300);
            wait(() => {
              seen.push(loaded().filter(Boolean).length, document.querySelectorAll('.stage .element').length > 3);
              page.show(page.clock.slotOf(run, run.parts[2].first + 1));
              seen.push(document.body.classList.contains('loading'));
              wait(() => {
                seen.push(loaded()[2], document.body.classList.contains('loading'), page.panel.node.hidden);
                page.select(run, [...page.views[0].stage.state.keys()][0]);
                const words = document.querySelector('#panel .muted').textContent;
                seen.push(words.includes(` of ${run.parts.length} parts`));
                page.close();
                page.show(page.clock.last);
                wait(() => { seen.push(document.getElementById('notice').textContent); done(seen); });
              });
            });
            """, in: files.page.text, of: folder, isLater: true)
        let notice = "\(files.parts[files.parts.count - 1].path) cannot be loaded: it has to lie next to the page"
        #expect(answer == #"[1,true,true,true,false,true,true,"\#(notice)"]"#)
    }
}

/// The data of a part.
private struct PartData: Decodable {
    var moments: [PageData.Moment]
    var labels: [String: PageData.Label]
    var texts: [String: String]
    var explanations: [String: [Int]]
}
