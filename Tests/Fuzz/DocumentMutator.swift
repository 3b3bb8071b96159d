import SeededRandom

@testable import FlowScenario
@testable import ScenarioFormat

/// Changes documents as documents: what libFuzzer does to bytes mostly ends at the parser.
///
/// Every other time; the bytes, with the dictionary, have their turn, too.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateScenario(
    _ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, _ seed: UInt32
) -> Int {
    var random = SeededGenerator(seed: UInt64(seed))
    guard random.below(2) == 0,
        var document = try? JSONParser.parse(Array(UnsafeBufferPointer(start: data, count: count)))
    else { return mutateBytes(data, count, capacity) }
    for _ in 0...random.below(3) { document = DocumentMutator(document).mutated(&random) }
    let bytes = Array(document.line.utf8)
    guard bytes.count <= capacity else { return mutateBytes(data, count, capacity) }
    _ = UnsafeMutableBufferPointer(start: data, count: bytes.count).update(fromContentsOf: bytes)
    return bytes.count
}

/// What libFuzzer would have done.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int) -> Int

struct DocumentMutator {
    private let document: JSONValue
    private let paths: [JSONPath]

    init(_ document: JSONValue) {
        self.document = document
        var paths: [JSONPath] = []
        func visit(_ value: JSONValue, _ path: JSONPath) {
            paths.append(path)
            switch value {
            case .array(let values):
                for (index, value) in values.enumerated() { visit(value, path.appending(.index(index))) }
            case .object(let members): for member in members { visit(member.value, path.appending(.key(member.key))) }
            default: return
            }
        }
        visit(document, JSONPath(""))
        self.paths = paths
    }

    /// The document with one value changed, doubled, gone, or taken from elsewhere in it.
    func mutated(_ random: inout SeededGenerator) -> JSONValue {
        let path = random.pick(paths)
        let (value, donor) = (document[path] ?? .null, document[random.pick(paths)] ?? .null)
        var mutated = document
        switch random.below(6) {
        case 0: mutated[path] = donor
        case 1: mutated[path] = nil
        case 2:
            // One more of what stands there already, or of something else.
            guard case .array(var values) = value else { return document }
            values.insert(values.isEmpty ? donor : random.pick(values), at: random.below(values.count + 1))
            mutated[path] = .array(values)
        case 3: mutated[path] = Self.withAnotherStep(value, &random)
        default: mutated[path] = Self.other(value, &random)
        }
        return mutated
    }

    private static func other(_ value: JSONValue, _ random: inout SeededGenerator) -> JSONValue {
        switch value {
        case .bool(let value): return .bool(!value)
        case .number(let value):
            let numbers = [
                0, 1, 2, -1, 0.5, 1.0 / 3, value + 1, value - 1, value * 2, value / 3, -value, 1e7, 1e20, -1e20, 1e-9,
                4e9, 10_000, 99_999.9,
            ]
            return .number(random.pick(numbers))
        case .string(let text):
            let names = [
                "0-0", "0-1", "1-0", "0-\(random.below(40))", "end", "start", "automatic", "", "a b",
                "e\u{301}\u{202E}",
            ]
            return .string(random.below(3) == 0 ? text + "x" : random.pick(names))
        case .array(let values): return .array(Array(values.reversed()))
        case .object(let members): return .object(Array(members.dropFirst(random.below(members.count + 1))))
        case .null: return 0
        }
    }

    /// A list of objects gets a step or an operation; everything else stays.
    private static func withAnotherStep(_ value: JSONValue, _ random: inout SeededGenerator) -> JSONValue {
        guard case .array(var values) = value, values.contains(where: { if case .object = $0 { true } else { false } })
        else { return value }
        values.insert(random.pick(pieces), at: random.below(values.count + 1))
        return .array(values)
    }

    private static let pieces: [JSONValue] = [
        ["scroll": ["by": [3, 77]]], ["scroll": ["through": "end"]], ["scroll": ["to": "start"]], ["rotate": true],
        ["scrollTo": ["item": [0, 5], "position": "centeredVertically"]], ["resize": ["width": 210, "height": 0]],
        ["insets": ["content": [50, 3, 9, 0], "safeArea": [20, 0, 34, 0]]], ["drag": "begin"],
        ["drag": ["by": [0, -90]]], ["drag": "end"], ["movement": ["begin": "0-1"]],
        ["movement": ["update": [30, 300]]], ["movement": "end"],
        ["traits": ["displayScale": 3, "contentSizeCategory": "accessibilityLarge", "layoutDirection": "rightToLeft"]],
        ["set": ["scrollDirection": "horizontal", "anchor": "bottom"]], ["set": ["pinHeaders": true, "header": 30]],
        ["set": ["quirks": ["losesMeasuredSizesWhenCountsChange", "skipsRequeryAfterShrink"]]],
        ["invalidate": ["items": ["0-0", "0-7"], "headers": [0], "offset": [0, 40], "size": [0, -9]]],
        ["resizeItems": ["0-0": [90, 300], "0-2": [0, 0]]], ["invalidate": "everything"], ["reload": "everything"],
        ["update": [["insert": "0-0", "items": [["count": 2]]], ["delete": "0-3"], ["move": "0-1", "to": "0-0"]]],
        ["update": [["insertSection": 0, "section": ["header": 20, "items": [["count": 3]]]], ["deleteSection": 0]]],
        ["together": [["rotate": true], ["scroll": ["by": [0, 40]]]]],
        ["expect": ["query": ["rect": [0, 0, 99, 9999], "elements": []]]],
        ["delete": "0-0"], ["insert": "0-1", "items": [["count": 1]]], ["reload": ["0-0", "0-2"]],
        ["reconfigure": "0-1"],
        ["items": [["count": 12]], "footer": 8, "sectionInset": [1, 2, 3, 4]],
        ["actual": [[90, 40], [200, 10]], "count": 25],
        ["answers": [[50, 20], [60, 30], [50, 20]], "count": 4], ["texts": ["one", "two words"], "count": 7],
    ]
}
