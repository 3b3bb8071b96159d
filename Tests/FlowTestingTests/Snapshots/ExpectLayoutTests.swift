import FlowSimulator
import Foundation
import Testing

@testable import FlowTesting

@MainActor @Suite struct ExpectLayoutTests {
    /// A folder of its own for each test, as if the test were in it.
    private final class Place {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-layouts-\(UUID())")
        var path: String { folder.appendingPathComponent("FeedTests.swift").path }
        var file: URL { folder.appendingPathComponent("__Layouts__/Feed.load.txt") }

        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    private func failure(
        _ feed: TextFeed, at place: Place, name: String = "Feed.load", _ recording: TestSettings.Recording = .missing,
        uncertainTexts: UncertainTexts = .recorded
    ) -> TestFailure? {
        feed.view.layoutIfNeeded()
        let settings = TestSettings(recording: recording)
        return LayoutExpectation(name: name, settings: settings, uncertainTexts: uncertainTexts)
            .failure(of: feed.view, .viewport, besideTestAt: place.path)
    }

    @Test("A layout that was kept is compared with, here with this folder's")
    func kept() {
        let (feed, mail) = (TextFeed(rows: 20, header: 30), MailTable(sections: [3, 20]))
        let circle = PlainSource(count: 8, layout: CircleLayout())
        expectLayout(of: feed.view, matches: "Feed.load")
        expectLayout(of: circle.view, matches: "Circle of eight", .everything)
        expectLayout(of: mail.view, matches: "Mail", .aroundViewport)
    }

    @Test("A layout that is not kept yet is recorded, which fails once")
    func missing() throws {
        let place = Place()
        let first = failure(TextFeed(rows: 20), at: place)
        #expect(
            first?.message == "There was no __Layouts__/Feed.load.txt. It was recorded, 8 elements: look at it, and "
                + "run the test again.")
        #expect(failure(TextFeed(rows: 20), at: place) == nil)
        let written = try String(contentsOf: place.file, encoding: .utf8)
        #expect(written.hasPrefix("layout 1\nbounds 0,0 320×480\n"))
    }

    @Test("A difference says what it is element by element, and draws both")
    func difference() throws {
        let place = Place()
        _ = failure(TextFeed(rows: 20), at: place)
        let feed = TextFeed(rows: 20)
        feed.texts[1] += " And one more thing, which needs another line or two to be said."
        let found = try #require(failure(feed, at: place))
        #expect(found.message.hasPrefix("The layout is not that of __Layouts__/Feed.load.txt:\n  content 320×"))
        #expect(found.message.contains("\n  0-1 resized 320×"))
        #expect(found.message.hasSuffix("\nFLOW_RECORD_LAYOUTS=1 records it anew."))
        #expect(found.attachments.map(\.name) == ["Feed.load.expected.svg", "Feed.load.actual.svg"])
        for (_, svg) in found.attachments {
            #expect(svg.hasPrefix("<svg"))
            #expect(svg.contains("named by an issue"))
        }
    }

    @Test("Recording writes what differs anew and fails once; nothing is written where the environment says never")
    func recording() throws {
        let place = Place()
        let none = failure(TextFeed(rows: 20), at: place, .never)
        #expect(none?.message.hasPrefix("There is no __Layouts__/Feed.load.txt, and") == true)
        #expect(!FileManager.default.fileExists(atPath: place.file.path))
        _ = failure(TextFeed(rows: 20), at: place)
        let anew = failure(TextFeed(rows: 3), at: place, .all)
        #expect(anew?.message.hasPrefix("__Layouts__/Feed.load.txt was recorded anew:\n") == true)
        #expect(failure(TextFeed(rows: 3), at: place, .all) == nil)
        #expect(failure(TextFeed(rows: 3), at: place, .never) == nil)
        #expect(failure(TextFeed(rows: 20), at: place, .never) != nil)
    }

    /// A feed of one text that is as long as a line is wide, but for a pixel.
    private var tightFeed: TextFeed {
        let label = Label()
        label.text = "A line that is full."
        let feed = TextFeed(rows: 1, width: label.intrinsicContentSize.width + 0.5 + TextCell.roomOfIcon)
        feed.texts[0] = "A line that is full."
        return feed
    }

    @Test("A layout is not recorded, if asked for, in which a text may have another number of lines on a device")
    func uncertain() {
        let place = Place()
        let message =
            "__Layouts__/Feed.load.txt was not recorded: heights depend on widths that are not known exactly.\n"
            + "  0-0: label has 1 or 2 lines"
        #expect(failure(tightFeed, at: place, uncertainTexts: .refused)?.message == message)
        #expect(!FileManager.default.fileExists(atPath: place.file.path))
        _ = failure(TextFeed(rows: 2), at: place)
        #expect(failure(tightFeed, at: place, .all, uncertainTexts: .refused)?.message == message)
        #expect(failure(TextFeed(rows: 2), at: place) == nil)
    }

    @Test("A layout that is recorded already is compared, whatever its texts")
    func uncertainButRecorded() {
        let place = Place()
        _ = failure(tightFeed, at: place)
        #expect(failure(tightFeed, at: place, uncertainTexts: .refused) == nil)
    }

    @Test("A layout whose texts have room is recorded")
    func certain() {
        let place = Place()
        let feed = TextFeed(rows: 1, width: 600)
        _ = failure(feed, at: place, uncertainTexts: .refused)
        #expect(FileManager.default.fileExists(atPath: place.file.path))
    }

    @Test("Files that cannot be read or written say so, and a broken one can be recorded anew")
    func files() throws {
        let place = Place()
        _ = failure(TextFeed(rows: 2), at: place)
        try Data("layout 1\n0-0 here".utf8).write(to: place.file)
        let broken = "__Layouts__/Feed.load.txt, line 2: “0-0 here” is no element: a name, x,y and width×height. "
        #expect(failure(TextFeed(rows: 2), at: place)?.message == broken + "FLOW_RECORD_LAYOUTS=1 records it anew.")
        try Data([0xFF, 0xFE, 0xFF]).write(to: place.file)
        let unreadable = failure(TextFeed(rows: 2), at: place)?.message ?? ""
        #expect(unreadable.hasPrefix("__Layouts__/Feed.load.txt cannot be read: "))
        #expect(failure(TextFeed(rows: 2), at: place, .all)?.message.contains("was recorded anew") == true)
        #expect(failure(TextFeed(rows: 2), at: place) == nil)
        // A file in place of the folder.
        let blocked = Place()
        try FileManager.default.createDirectory(at: blocked.folder, withIntermediateDirectories: true)
        try Data().write(to: blocked.folder.appendingPathComponent("__Layouts__"))
        let unwritten = failure(TextFeed(rows: 2), at: blocked)?.message ?? ""
        #expect(unwritten.hasPrefix("__Layouts__/Feed.load.txt cannot be written: "))
    }

    @Test(
        "Names that cannot be a file's are refused",
        arguments: ["", "a/b", "..", ".hidden", "a\\b", "a:b", "a\nb", String(repeating: "a", count: 201)])
    func names(name: String) {
        let message = failure(TextFeed(rows: 2), at: Place(), name: name)?.message ?? ""
        #expect(message.hasPrefix(name.isEmpty ? "A layout needs a name" : "“\(name)” cannot be the name of a layout"))
    }

    @Test("A failure is Swift Testing's where Swift Testing runs, at the caller's line")
    func failsTheTest() {
        let feed = TextFeed(rows: 2)
        let line = #line + 2
        withKnownIssue {
            expectLayout(of: feed.view, matches: "a/b")
        } matching: { issue in
            issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
                && issue.comments.contains { $0.rawValue.hasPrefix("“a/b” cannot be the name") }
        }
    }
}
