import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import ScenarioFormat

/// Small documents that ask for much: each is refused where it is read, or its run ends, with the number and the limit.
@MainActor
@Suite struct LimitTests {
    private func document(
        container: String = #"{"width": 320, "height": 480}"#, layout: String = "{}",
        sections: String = #"[{"items": [{"count": 9}]}]"#, steps: String = ""
    ) -> String {
        """
        {"format": 2, "container": \(container), "layout": \(layout), "sections": \(sections), "steps": [\(steps)]}
        """
    }

    private func readingError(_ document: String) -> String? {
        do {
            _ = try Scenario(json: document.utf8)
            return nil
        } catch {
            return "\(error)"
        }
    }

    private func repeated(_ text: String, _ count: Int) -> String {
        Array(repeating: text, count: count).joined(separator: ", ")
    }

    // MARK: Documents

    @Test("A document is at most as long as the limit, and a file that has no end is not waited for")
    func documentBytes() throws {
        let bytes = [UInt8](repeating: 0x20, count: ScenarioLimits.documentBytes + 1)
        #expect(throws: ScenarioError(place: "", reason: "33,554,433 bytes are more than the limit of 33,554,432")) {
            try JSONParser.parse(bytes)
        }
        guard FileManager.default.fileExists(atPath: "/dev/zero") else { return }
        #expect(
            throws: ScenarioError(file: "/dev/zero", place: "", reason: "is larger than the limit of 33,554,432 bytes")
        ) {
            try Scenario(contentsOfFile: "/dev/zero")
        }
    }

    @Test("A document holds at most so many values, nested at most so deep")
    func documentValues() {
        let many = "[" + String(repeating: "0,", count: 4000) + "0]"
        let error = #expect(throws: ScenarioError.self) { try JSONParser.parse(Array(many.utf8), values: 4000) }
        #expect(error?.description == "line 1, column 8000: the document holds more than 4,000 values")
        #expect(readingError(many)?.contains("values") == false)
        let deep = String(repeating: "[", count: 1_000_000)
        #expect(readingError(deep) == "line 1, column 65: lists and objects are nested deeper than 64")
        let objects = String(repeating: #"{"a":"#, count: 100_000)
        #expect(readingError(objects)?.hasSuffix("lists and objects are nested deeper than 64") == true)
    }

    @Test("Texts and keys are at most so long, but for comments; errors quote no more of them than fits a line")
    func texts() throws {
        let long = String(repeating: "a", count: ScenarioLimits.textBytes + 1)
        let item = document(sections: #"[{"items": [{"text": "\#(long)"}]}]"#)
        #expect(
            readingError(item) == "sections[0].items[0].text: 4,001 bytes of text are more than the limit of 4,000")
        let note = document(steps: #"{"rotate": true, "note": "\#(long)"}"#)
        #expect(readingError(note)?.hasPrefix("steps[0].note: 4,001 bytes of text") == true)
        let key = document(steps: #"{"expect": {"frames": {"\#(long)": null}}}"#)
        #expect(readingError(key) == "steps[0].expect.frames: 4,001 bytes in a key are more than the limit of 4,000")
        #expect(readingError(document(steps: #"{"rotate": true, "comment": ["\#(long)"]}"#)) == nil)
        // One character of very many accents, and one number of very many digits.
        let accents = "e" + String(repeating: "\u{301}", count: 100_000)
        for text in [#"{"\#(accents)": 1}"#, "1" + String(repeating: "0", count: 100_000), "\"" + accents] {
            #expect((readingError(text) ?? "").utf8.count < 300, "\(text.prefix(9))")
        }
    }

    @Test("A catalogue is a plain file, and its lines are at most so long")
    func catalogue() throws {
        let folder = try TemporaryFolder()
        #expect(mkfifo(folder.url.appendingPathComponent("pipe").path, 0o600) == 0)
        _ = try folder.write("long.tsv", "a\t" + String(repeating: "b", count: 8000) + "\n")
        for (name, reason) in [
            ("pipe", "pipe: is neither a file nor a link to one"),
            ("long.tsv", "line 1 of long.tsv is longer than 8,000 bytes, which is the limit"),
        ] {
            let text = #"{"format": 2, "container": {"width": 9, "height": 9}, "catalogue": {"file": "\#(name)"}}"#
            let error = #expect(throws: ScenarioError.self) {
                try Scenario(json: text.utf8, folder: URL(fileURLWithPath: folder.url.path, isDirectory: true))
            }
            #expect(error?.description == "catalogue.file: \(reason)")
        }
    }

    // MARK: Items

    @Test("Many small groups are as many items in the container as one large one")
    func visibleItems() {
        let layout = #"{"minimumLineSpacing": 0, "minimumInteritemSpacing": 0}"#
        let groups = repeated(#"{"size": [0, 0], "count": 100000}"#, 3)
        let reason = "about 300,000 items of [0, 0] would stand in the container at once; the limit is 200,000"
        #expect(
            readingError(document(layout: layout, sections: #"[{"items": [\#(groups)]}]"#)) == "sections: \(reason)")
        let sections = repeated(#"{"items": [{"size": [0, 0], "count": 100000}]}"#, 3)
        #expect(readingError(document(layout: layout, sections: "[\(sections)]")) == "sections: \(reason)")
        // A million items of a usual size in small groups are nothing.
        let usual = repeated(#"{"size": [100, 50], "count": 1000}"#, 1000)
        #expect(readingError(document(layout: layout, sections: #"[{"items": [\#(usual)]}]"#)) == nil)
        let set = document(
            layout: layout, sections: #"[{"items": [\#(repeated(#"{"count": 100000}"#, 3))]}]"#,
            steps: #"{"set": {"itemSize": [0, 0]}}"#)
        #expect(readingError(set) == "steps[0].set: \(reason)")
    }

    @Test("Sizes that follow the room are as small as the smallest room makes them, insets and steps included")
    func visibleItemsInASmallRoom() {
        func error(
            _ size: String, layout: String = "", container: String = "", steps: String = ""
        ) -> String? {
            readingError(
                """
                {"format": 2, "container": {"width": 390, "height": 800, "scale": 1\(container)},
                 "layout": {"minimumLineSpacing": 0, "minimumInteritemSpacing": 0\(layout)},
                 "sections": [{"items": [{"size": \(size), "count": 300000}]}], "steps": [\(steps)]}
                """)
        }
        let columns = #"[{"columns": 3}, 40]"#
        #expect(error(columns) == nil)
        #expect(error(columns, steps: #"{"rotate": true}"#) == nil)
        let limit = "would stand in the container at once; the limit is 200,000"
        #expect(error(columns, layout: #", "sectionInset": [0, 195, 0, 195]"#)?.contains(limit) == true)
        #expect(error(columns, container: #", "insets": [0, 195, 0, 195]"#)?.contains(limit) == true)
        #expect(error(columns, steps: #"{"resize": {"width": 2}}"#)?.contains(limit) == true)
        #expect(error(#"["100%", {"ratio": 0.001}]"#)?.contains(limit) == true)
        #expect(error(#"["100%", "10%"]"#) == nil)
        // What is in points stands in the largest room most densely, which was always seen.
        #expect(error("[100, 40]", steps: #"{"resize": {"width": 1}}"#) == nil)
    }

    @Test(
        "Items that come one batch after the other are as many in the container as those that were there from the start"
    )
    func visibleItemsThatCome() {
        let layout = #"{"itemSize": [0, 0], "minimumLineSpacing": 0, "minimumInteritemSpacing": 0}"#
        func error(_ steps: String) -> String? { readingError(document(layout: layout, steps: steps)) }
        let batch = #"{"update": [{"insert": "0-0", "items": [{"count": 90000}]}]}"#
        #expect(error("\(batch), \(batch)") == nil)
        #expect(
            error("\(batch), \(batch), \(batch)")
                == "steps[2].update: about 270,000 items of [0, 0] would stand in the container at once; the limit is 200,000"
        )
    }

    @Test("There are at most so many sections, from the start and after any step")
    func sections() {
        let many = repeated(#"{"items": []}"#, ScenarioLimits.sections + 1)
        #expect(
            readingError(document(sections: "[\(many)]"))
                == "sections: 100,001 sections are more than the limit of 100,000")
        let most = repeated(#"{"items": []}"#, ScenarioLimits.sections)
        let insertion = #"{"update": [{"insertSection": 0, "section": {"items": []}}]}"#
        #expect(
            readingError(document(sections: "[\(most)]", steps: insertion))
                == "steps[0].update: 100,001 sections are more than the limit of 100,000")
    }

    @Test("Texts whose sizes are all asked for count for several items where they are long")
    func sizedTexts() {
        let text = String(repeating: "word ", count: 700)
        let long = document(sections: #"[{"items": [{"text": "\#(text)", "count": 100000}]}]"#)
        #expect(
            readingError(long)?.contains("texts this long count for 5,500,000 items, and the limit is 2,000,000")
                == true)
    }

    // MARK: Steps

    @Test("Steps, their repetitions and what they name are at most so many")
    func steps() {
        let steps = repeated(#"{"rotate": true}"#, ScenarioLimits.steps + 1)
        #expect(
            readingError(document(steps: steps)) == "steps[100000]: there are more steps than the limit of 100,000")
        let often = document(steps: repeated(#"{"rotate": true, "times": 10000}"#, 101))
        #expect(
            readingError(often)
                == "steps[100]: the steps up to this one do or name 1,010,000 things, counted as often as they are repeated; "
                + "the limit is 1,000,000")
        let together = repeated(#"{"rotate": true}"#, 200)
        #expect(
            readingError(document(steps: #"{"together": [\#(together)], "times": 10000}"#))?
                .contains("2,000,000 things") == true)
        let names = repeated(#""0-0""#, 200)
        #expect(
            readingError(document(steps: #"{"invalidate": {"items": [\#(names)]}, "times": 10000}"#))?
                .contains("2,010,000 things") == true)
        #expect(
            readingError(document(steps: #"{"rotate": true, "times": 10001}"#))
                == "steps[0].times: 10001 is more than 10000")
    }

    @Test("Data that changes very often, in very many sections, is not followed to the end")
    func readingWork() throws {
        #expect(ReadingWork().limit == ScenarioLimits.readingWork)
        func error(_ document: String) throws -> String? {
            let document = try JSONParser.parse(Array(document.utf8))
            do {
                _ = try Scenario(
                    document: document, work: ReadingWork(limit: 20_000), fonts: FontFileReader(SimulatorChecks()),
                    checks: SimulatorChecks())
                return nil
            } catch {
                return "\(error)"
            }
        }
        let sections = repeated(#"{"items": [{"count": 1}]}"#, 50)
        func updates(_ times: Int) -> String { #"{"update": [{"reload": "0-0"}], "times": \#(times)}"# }
        #expect(try error(document(sections: "[\(sections)]", steps: updates(100))) == nil)
        #expect(
            try error(document(sections: "[\(sections)]", steps: updates(300)))
                == "steps[0].update: to know what the steps find, 20,085 sections and groups of items have to be gone through; "
                + "the limit is 20,000")
        // One layout after the other is compared with all sizes.
        let groups = repeated(#"{"size": [[9, 9], [9, 8]]}"#, 100)
        let set = repeated(#"{"set": {"minimumLineSpacing": 9}}"#, 100)
        let many = try error(document(sections: #"[{"items": [\#(groups)]}]"#, steps: set))
        #expect(many?.hasPrefix("steps[66].set: ") == true)
        #expect(many?.hasSuffix("the limit is 20,000") == true)
    }

    @Test("The documentation lists every limit, with its number")
    func documentation() throws {
        let page = try String(contentsOf: Repository.docs.appendingPathComponent("scenarios.md"), encoding: .utf8)
        let section = try #require(
            page.components(separatedBy: "## Limits\n").last?.components(separatedBy: "\n## ").first)
        let rows = section.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
        let numbers = rows.map { $0.split(separator: "|").last?.trimmingCharacters(in: .whitespaces) ?? "" }
        typealias Limits = ScenarioLimits
        let run = RunLimits()
        let whole: [[Int]] = [
            [Limits.documentBytes, Limits.documentValues, Limits.depth, Limits.textBytes],
            [Limits.fonts, Int(Limits.recordedLength), Limits.rounds],
            [Limits.cells, Limits.cellViews, Limits.cellConstraints, Limits.cellDepth],
            [
                Limits.sectionLayouts, Limits.groupItems, Limits.groupDepth, Limits.groupPlaces, Int(Limits.fraction),
            ],
            [Limits.items, Limits.sizedItems, Limits.visibleItems, Limits.sections],
            [Limits.steps, Limits.times, Limits.actions, Limits.operations, Limits.readingWork, Limits.foundElements],
            [run.layouts, run.pages, run.work, run.answers, run.cellParts, run.issues, run.events],
            [Limits.drawnElements, Timeline.elementLimit],
        ]
        let lengths = [Limits.length, 1e20, Limits.scale, Limits.fontSize].map { NumberText.grouped($0) }
        #expect(Limits.contentLength == 1e20)
        var expected = whole.map { $0.map { NumberText.grouped($0) } }
        expected[1] = [lengths[0], "100,000,000,000,000,000,000", lengths[2], lengths[3]] + expected[1]
        #expect(numbers == expected.flatMap { $0 })
        let schema = try JSONParser.parse(FileReading.bytes(atPath: Repository.docs.path + "/scenario.schema.json"))
        for (key, limit) in [("sections", Limits.sections), ("steps", Limits.steps)] {
            #expect(schema["properties"]?[key]?["maxItems"] == .number(Double(limit)))
        }
    }
}
