import FlowScenario
import Foundation

/// The description of a collection view or a table view that UIKit adds to a message:
/// `<UICollectionView: 0x7fb2; frame = (0 0; 375 200); … contentOffset: {0, -64}; contentSize: {0, 0}; …>`.
struct ViewDescription: Hashable {
    /// The name of the class without its module's mangling.
    var className: String?
    /// The width and the height of the frame.
    var size: CGSize?
    var contentSize: CGSize?
    var insets: Scenario.Insets?
    /// The name of the layout's class.
    var layoutName: String?

    /// The size; `nil` for a view without a width or a height, in which nothing can be laid out.
    var usableSize: CGSize? { size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } }

    var isTable: Bool { className.map { $0.hasSuffix("TableView") } ?? false }

    init() {}

    /// Reads the first description in a text; `nil` if the text has none.
    init?(in text: ArraySlice<UInt8>) {
        guard let frame = text.firstIndex(of: "frame=(") else { return nil }
        self.init(in: text, frame: frame)
    }

    /// Reads the last description in a text; `nil` if the text has none.
    init?(lastIn text: ArraySlice<UInt8>) {
        guard let frame = text.lastIndex(of: "frame=(") else { return nil }
        self.init(in: text, frame: frame)
    }

    private init(in text: ArraySlice<UInt8>, frame: Int) {
        if let start = text[..<frame].lastIndex(of: "<") { className = Self.className(in: text[(start + 1)..<frame]) }
        var scanner = MessageScanner(text[frame...])
        _ = scanner.consume("frame=(")
        if scanner.numbers(2, separator: " ") != nil, scanner.consume(";"),
            let size = scanner.numbers(2, separator: " ")
        {
            self.size = Self.size(size)
        }
        // What follows belongs to the same object only up to the next frame.
        let end = scanner.bytes.firstIndex(of: "frame=(") ?? scanner.bytes.endIndex
        let rest = scanner.bytes[..<end]
        contentSize = Self.numbers(2, behind: "contentSize:{", in: rest).flatMap(Self.size)
        insets = Self.numbers(4, behind: "adjustedContentInset:{", in: rest).flatMap(Self.insets)
        var layout = MessageScanner(rest)
        if layout.skip(past: "layout:<") { layoutName = Self.className(in: layout.bytes) }
    }

    private static func numbers(_ count: Int, behind key: String, in text: ArraySlice<UInt8>) -> [Double]? {
        var scanner = MessageScanner(text)
        guard scanner.skip(past: key) else { return nil }
        return scanner.numbers(count, separator: ",")
    }

    /// Returns a size that a scenario can have; `nil` for one that it cannot have.
    static func size(_ sides: [Double]) -> CGSize? {
        guard sides.allSatisfy({ (0...ScenarioLimits.length).contains($0) }) else { return nil }
        return CGSize(width: sides[0], height: sides[1])
    }

    private static func insets(_ sides: [Double]) -> Scenario.Insets? {
        guard sides.allSatisfy({ (0...10_000).contains($0) }) else { return nil }
        return Scenario.Insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }

    /// Reads the name of a class at the beginning of a text, up to the address of the object.
    static func className(in text: ArraySlice<UInt8>) -> String? {
        let address = text.prefix(200).firstIndex(of: "0x") ?? text.prefix(200).endIndex
        var scanner = MessageScanner(text[..<address])
        let name = scanner.text { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }
        guard name.utf8.contains(where: \.isLetter) else { return nil }
        guard name.hasPrefix("_Tt") else { return name }
        // A mangled name ends with the length of the class's own name, and the name.
        let own = name.utf8.reversed().prefix { !$0.isDigit }.reversed()
        return own.isEmpty ? name : String(decoding: Array(own), as: UTF8.self)
    }
}
