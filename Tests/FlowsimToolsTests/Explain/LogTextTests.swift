import FlowTestSupport
import Foundation
import Testing

@testable import FlowsimTools

/// A log is read without white space, prefixes and escapes, so that lines may be broken anywhere.
@Suite struct LogTextTests {
    private func text(_ log: String) -> String { String(decoding: LogText(Array(log.utf8)).bytes, as: UTF8.self) }

    @Test("White space goes, except for a space between two numbers, and behind an address")
    func whiteSpace() {
        #expect(text("is stuck in its\n  update/layout\r\nloop") == "isstuckinitsupdate/layoutloop")
        #expect(text("frame = (0 56; 390 734.5)") == "frame=(0 56;390 734.5)")
        #expect(text("contentOffset: {0, -64}, (0 -64)") == "contentOffset:{0,-64},(0 -64)")
        #expect(text("path = 0 - 5") == "path=0-5")
        #expect(text("(0\n    56)") == "(0\n56)")
        #expect(text("(0 \n56)") == "(0 56)")
        #expect(text("0x7fb0\n22ec\nUIView") == "0x7fb022ec UIView")
        #expect(text("0x7fb022ec6020 avatar.top") == "0x7fb022ec6020 avatar.top")
        #expect(text("<NSIndexPath: 0xb8f1c8> {length = 2, path = 0 - 5}") == "{length=2,path=0-5}")
    }

    @Test(
        "Times, processes, levels, categories and marks of quotation are not part of a message",
        arguments: [
            "2024-08-07 15:10:59.514557+0300 Chat[47160:14752608] ",
            "2021-10-01 20:05:05.807652-0700 App[86253:2647008] [UICollectionViewRecursion] ",
            "2014-11-03 17:21:59.315 myApp[8236:2086193] ",
            "error\t13:35:01.123456+0200\tApp[12]\t",
            "2023-01-01 12:00:00.000000+0100 0x1a2b Error 0x0 1234 0 App: (UIKitCore) [com.apple.UIKit:Layout] ",
            "[AtlasUITestsHostsApp] ", "> ", ">> ".replacingOccurrences(of: ">>", with: "> >"), "// ",
            "[2024-08-07T15:10:59Z] ", "06/18/2015 14:24:11,480 App[8670:3022963] ", "",
        ])
    func prefixes(prefix: String) {
        #expect(text("\(prefix)the item width must be\n\(prefix)less than") == "theitemwidthmustbelessthan")
    }

    @Test("A word of a message that looks like a part of a prefix stays")
    func wordsOfMessages() {
        #expect(text("[3] items: 5") == "[3]items:5")
        #expect(text("12 items\n34:56 left") == "12items34:56left")
        #expect(text("2 sections") == "2sections")
    }

    @Test("Escapes, entities, marks of Markdown, colours and typographic characters are plain characters")
    func escapes() {
        #expect(text(#"Updates = [\n\tDelete row (0 - 0),\n]"#) == "Updates=[Deleterow(0-0),]")
        #expect(text(#"{\\n \"a\" \/ \u003cUIView\u003e}"#) == #"{"a"/<UIView>}"#)
        #expect(text("&lt;UIView&gt; &quot;x&quot; &#39;|&#39; &amp; h=--& v=--&") == "<UIView>\"x\"'|'&h=--&v=--&")
        #expect(text("**170 ↔ 164pt** `List` 0.5*width") == "170->164ptList0.5*width")
        #expect(text("‘UIView’ “a” 335×170 – 4 … ≥\u{00A0}\u{200B}") == "'UIView'\"a\"335x170-4>=")
        #expect(text("\u{1B}[31mfails\u{1B}[0m") == "fails")
    }

    @Test("UTF-16, with or without a mark, and bytes of no text at all are read")
    func encodings() throws {
        let message = "is stuck in its\r\nupdate/layout loop"
        for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16] {
            let bytes = try [UInt8](#require(message.data(using: encoding)))
            let text = String(decoding: LogText(bytes).bytes, as: UTF8.self)
            #expect(text.hasSuffix("isstuckinitsupdate/layoutloop"), "\(encoding)")
        }
        #expect(LogText([0xFF, 0xFE, 0xC2, 0x28, 0xE2, 0x80]).bytes == [0xFF, 0xFE, 0xC2, 0x28, 0xE2, 0x80])
        #expect(LogText([]).bytes.isEmpty)
    }

    @Test("A place is on the line of the log on which it begins, whatever ends lines")
    func lines() throws {
        for end in ["\n", "\r\n", "\r"] {
            let text = LogText(Array(["a", "", "bc", "d"].joined(separator: end).utf8))
            #expect((0..<4).map(text.line) == [1, 3, 3, 4], "\(end.debugDescription)")
        }
    }

    @Test("Markers are found in order, the longer one where two begin, and they do not overlap")
    func markers() {
        let table = MarkerTable([["recursive loop", "recursive loop of"], ["loop of views"]])
        let places = table.places(in: LogText(message: "a recursive loop of views, a loop of views"))
        #expect(places.map(\.offset) == [1, 23])
        #expect(places.map(\.length) == [15, 11])
        #expect(places.map(\.list) == [0, 1])
    }

    @Test("Parts of neighbouring messages do not overlap, so that a log of markers is read once")
    func excerpts() {
        let text = LogText(message: String(repeating: "is stuck in its update/layout loop. frame = (", count: 5000))
        let places = MarkerTable([LayoutLoopMessage.markers]).places(in: text)
        let excerpts = LogExcerpt.all(in: text, at: places)
        #expect(excerpts.count == 5000)
        #expect(excerpts.reduce(0) { $0 + $1.message.count } <= text.bytes.count)
        #expect(excerpts.reduce(0) { $0 + $1.before.count } <= text.bytes.count)
        let long = LogText(
            Array("Unable to simultaneously satisfy constraints".utf8) + Array(repeating: 0x61, count: 200_000))
        let only = LogExcerpt.all(in: long, at: MarkerTable([ConstraintMessage.markers]).places(in: long))
        #expect(only.map(\.message.count) == [LogExcerpt.reach])
    }

    @Test("A view's description has its class, its sizes and its insets, as far as they can be used")
    func views() throws {
        func view(_ text: String) throws -> ViewDescription {
            try #require(ViewDescription(in: LogText(message: text).bytes[...]))
        }
        let list = try view(
            "<OBAKit.OBAListView: 0x1; baseClass = UICollectionView; frame = (0 56; 390 734); contentSize: {390, 4063.25}; "
                + "adjustedContentInset: {0, 0, 83, 0}; layout: <UICollectionViewCompositionalLayout: 0x121f63ba0>>")
        #expect(list.className == "OBAKit.OBAListView")
        #expect(list.size == CGSize(width: 390, height: 734))
        #expect(list.contentSize == CGSize(width: 390, height: 4063.25))
        #expect(list.insets == .init(top: 0, left: 0, bottom: 83, right: 0))
        #expect(list.layoutName == "UICollectionViewCompositionalLayout")
        let mangled = try view(
            "<_TtC7SwiftUIP33_8825076C2763A50452A210CBE1FA4AF020PagingCollectionView: 0x1; frame = (0 0; 1 2)>")
        #expect(mangled.className == "PagingCollectionView")
        let broken = try view("<UITableView: 0x1; frame = (nan 0; inf -1); contentSize: {1e99, 2}>")
        #expect(broken.size == nil)
        #expect(broken.contentSize == nil)
        #expect(broken.isTable)
        #expect(try view("<UICollectionView: 0x1; frame = (0 0; 0 10)>").usableSize == nil)
        #expect(ViewDescription(in: LogText(message: "<UIView: 0x1>").bytes[...]) == nil)
    }
}
