import FlowScenario

/// The sizes that a log lists for a cell whose layout does not settle, oldest first.
///
/// The records of UIKit's feedback loop debugger have no published form, and differ between systems. So the reader
/// looks for what all of them have: the word “preferred”, an index path, and sizes or lengths behind “from”, “to” or an
/// arrow.
struct LoopHistory: Hashable {
    /// A size whose sides may be missing.
    struct Size: Hashable {
        var width, height: Double?
    }

    private(set) var path: Scenario.ItemPath?
    private(set) var sizes: [Size] = []

    /// The words in front of sizes: those of UIKit, and those of this program's own message.
    private static let keys = ["referred", "answered"]
    /// The words of the message itself, which no sizes follow.
    private static let sentence = "referredattributesarenotreturning"
    /// The greatest number of bytes of one record, and of sizes of a history.
    private static let limit = (record: 600, sizes: 200)

    init() {}

    /// Reads the records in a part of a log.
    init(_ text: ArraySlice<UInt8>) {
        // Each key is searched on from its last place, so the text is read once for each of them.
        var places = Self.keys.map { text.firstIndex(of: $0) }
        while sizes.count < Self.limit.sizes, let start = places.compactMap(\.self).min() {
            let details = text[start...].dropFirst(8).prefix(Self.limit.record)
            let end =
                [Self.firstKey(in: details), details.firstIndex(of: "ayoutGenerated")].compactMap { $0 }.min()
                ?? details.endIndex
            if !text[start...].starts(with: Self.sentence.utf8) || text[start] == UInt8(ascii: "a") {
                read(before: text[..<start].suffix(120), details[..<end])
            }
            for (index, place) in places.enumerated() {
                if let place, place < end { places[index] = text[end...].firstIndex(of: Self.keys[index]) }
            }
        }
    }

    private static func firstKey(in text: ArraySlice<UInt8>) -> Int? {
        keys.compactMap { text.firstIndex(of: $0) }.min()
    }

    mutating func add(_ later: LoopHistory) {
        guard path == nil || later.path == nil || path == later.path else { return }
        path = path ?? later.path
        sizes += later.sizes.prefix(Self.limit.sizes - min(sizes.count, Self.limit.sizes))
    }

    // MARK: A record

    private mutating func read(before: ArraySlice<UInt8>, _ record: ArraySlice<UInt8>) {
        let found = Self.path(in: record) ?? Self.path(in: before)
        // A history is about one cell: the one that comes first.
        if let path, let found, path != found { return }
        let values = Self.sizes(in: record)
        guard !values.isEmpty else { return }
        path = path ?? found
        sizes += values
    }

    /// Reads an index path: `path = 0 - 3}`, `indexPath: (0, 3)`, `index path 0-3` or `item 0-3`.
    private static func path(in text: ArraySlice<UInt8>) -> Scenario.ItemPath? {
        for key in ["path=", "ndexPath:", "ndexpath:", "ndexPath", "ndexpath", "item"] {
            var scanner = MessageScanner(text)
            while scanner.skip(past: key) {
                _ = scanner.consume("(") || scanner.consume("{") || scanner.consume("[")
                if scanner.consume("length=2,path=") || true, let section = scanner.integer(), section >= 0,
                    scanner.consume("-") || scanner.consume(","), let item = scanner.integer(), item >= 0
                {
                    return Scenario.ItemPath(section: section, item: item)
                }
            }
        }
        return nil
    }

    /// Reads the sizes of a record: rectangles `{{0, 0}, {375, 170}}`, sizes `{375, 170}` or `335×170`, and lengths
    /// `from 170 to 164` or `170 → 164`.
    private static func sizes(in record: ArraySlice<UInt8>) -> [Size] {
        let isWidth = record.prefix(40).firstIndex(of: "idth") != nil
        var sizes: [Size] = []
        var scanner = MessageScanner(record)
        var previous: UInt8 = 0
        while let byte = scanner.next {
            // Addresses such as 0x13f339c50 are no sizes.
            if scanner.consume("0x") {
                while scanner.next?.isHexDigit == true { scanner.skip() }
                continue
            }
            var attempt = scanner
            if let size = size(&attempt, isWidth: isWidth, isNumber: !previous.isDigit && previous != UInt8(ascii: "."))
            {
                sizes.append(size)
                scanner = attempt
                previous = UInt8(ascii: "0")
            } else {
                previous = byte
                scanner.skip()
            }
        }
        return sizes
    }

    private static func size(_ scanner: inout MessageScanner, isWidth: Bool, isNumber: Bool) -> Size? {
        if scanner.consume("{{") || scanner.consume("((") {
            guard scanner.numbers(2, separator: ",") != nil, scanner.consume("},{") || scanner.consume("),("),
                let sides = scanner.numbers(2, separator: ",")
            else { return nil }
            return size(sides)
        }
        if scanner.consume("{") || scanner.consume("(") {
            guard let sides = scanner.numbers(2, separator: ","), scanner.consume("}") || scanner.consume(")") else {
                return nil
            }
            return size(sides)
        }
        let isTarget = scanner.consume("->") || scanner.consume("from") || scanner.consume("to")
        guard isNumber || isTarget, let number = scanner.number() else { return nil }
        if scanner.consume("x"), let height = scanner.number() { return size([number, height]) }
        guard isTarget || scanner.isAt("->") || scanner.isAt("pt->"), number >= 0, number <= ScenarioLimits.length
        else {
            return nil
        }
        return isWidth ? Size(width: number) : Size(height: number)
    }

    private static func size(_ sides: [Double]) -> Size? {
        ViewDescription.size(sides).map { Size(width: Double($0.width), height: Double($0.height)) }
    }

    // MARK: Rhythm

    /// The last two different sizes; `nil` if there are none.
    var alternating: (Size, Size)? {
        guard let last = sizes.last, let other = sizes.last(where: { $0 != last }) else { return nil }
        // In the order in which they come first.
        let first = sizes.first { $0 == last || $0 == other }
        return first == last ? (last, other) : (other, last)
    }

    /// Whether at least three lengths follow each other, each larger or each smaller than the one before.
    var isMonotone: Bool {
        let lengths = sizes.compactMap { $0.height ?? $0.width }.reduce(into: [Double]()) { list, next in
            if list.last != next { list.append(next) }
        }
        guard lengths.count > 2 else { return false }
        let steps = zip(lengths, lengths.dropFirst()).map { $1 - $0 }
        return steps.allSatisfy { $0 > 0 } || steps.allSatisfy { $0 < 0 }
    }
}
