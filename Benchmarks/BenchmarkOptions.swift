/// What the command line asks for.
struct BenchmarkOptions {
    static let usage = """
        usage: flow-benchmarks [--quick] [--filter WORDS] [--items N] [--json]
                               [--compare BASELINE [--tolerance FACTOR]]
               flow-benchmarks [--quick] [--filter WORDS] [--items N] --write-baseline FILE
               flow-benchmarks --write-tables FILE
               flow-benchmarks --list
               flow-benchmarks --draw-resynchronisation FILE
               flow-benchmarks --mistakes | --mistake NAME

        Measures the layout engine and the collection view, as ratios to a flat loop over arrays and as counts, and prints
        which goals are met. Build with -c release.

        --quick                        small sizes only, for a few seconds
        --filter WORDS                 only tasks whose label holds these words; --list shows the labels
        --items N                      one size for all tasks that come in several, 1,000 to 10,000,000
        --json                         print everything for machines
        --compare BASELINE             exit with 1 where a count is another than in a file of --write-baseline, or a
                                       ratio is worse than the tolerance allows
        --tolerance FACTOR             2 unless given
        --write-baseline FILE          run three times, and write counts and ratios
        --write-tables FILE            put the tables into a document, between its marks
        --list                         print the labels of all tasks
        --draw-resynchronisation FILE  draw how many rows one change replaces, as SVG
        --mistakes                     print what --mistake takes, and where each stops the program with which sentence
        --mistake NAME                 make a mistake on purpose; for Tests/check-sentences.sh

        """

    struct Misuse: Error, CustomStringConvertible {
        var description: String
    }

    private(set) var isQuick = false
    private(set) var filter: String?
    private(set) var items: Int?
    private(set) var printsJSON = false
    private(set) var baseline: String?
    private(set) var tolerance = 2.0
    private(set) var newBaseline: String?
    private(set) var drawing: String?
    private(set) var document: String?
    private(set) var listsOnly = false
    private(set) var wantsHelp = false
    private(set) var listsMistakes = false
    private(set) var mistake: Mistake?

    init(_ arguments: [String]) throws(Misuse) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--help", "-h": wantsHelp = true
            case "--quick": isQuick = true
            case "--list": listsOnly = true
            case "--json": printsJSON = true
            case "--mistakes": listsMistakes = true
            case "--mistake": mistake = try Self.number(option, &rest, Mistake.init(rawValue:)) { _ in true }
            case "--filter": filter = try Self.value(option, &rest)
            case "--compare": baseline = try Self.value(option, &rest)
            case "--write-baseline": newBaseline = try Self.value(option, &rest)
            case "--write-tables": document = try Self.value(option, &rest)
            case "--draw-resynchronisation": drawing = try Self.value(option, &rest)
            case "--items": items = try Self.number(option, &rest, Int.init) { (1000...10_000_000).contains($0) }
            case "--tolerance": tolerance = try Self.number(option, &rest, Double.init) { $0 >= 1 && $0.isFinite }
            default: throw Misuse(description: "unknown option “\(option)”")
            }
        }
    }

    private static func value(_ option: String, _ rest: inout ArraySlice<String>) throws(Misuse) -> String {
        guard let value = rest.popFirst() else { throw Misuse(description: "\(option) needs a value") }
        return value
    }

    private static func number<Number>(
        _ option: String, _ rest: inout ArraySlice<String>, _ parse: (String) -> Number?, isUsable: (Number) -> Bool
    ) throws(Misuse) -> Number {
        let text = try value(option, &rest)
        guard let number = parse(text), isUsable(number) else {
            throw Misuse(description: "\(option) does not take “\(text)”")
        }
        return number
    }
}
