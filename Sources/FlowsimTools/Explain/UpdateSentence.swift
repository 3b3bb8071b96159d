import ElementsSimulator
import FlowEngine

/// A sentence with which UIKit refuses a batch update, as a pattern with places for numbers.
///
/// The words are those of `UpdateError.description`, so there is no second list of them: the pattern is the description
/// of an error whose numbers mark their own places.
struct UpdateSentence: Sendable {
    /// A kind of error, with its numbers in the order of its sentence.
    struct Form: Sendable {
        /// Numbers of an error of this kind, for logs that lack them.
        var example: [Int]
        /// The number of numbers without which the sentence has no meaning. Older systems end earlier.
        var required: Int
        var error: @Sendable ([Int]) -> UpdateError

        init(_ example: [Int], required: Int? = nil, _ error: @escaping @Sendable ([Int]) -> UpdateError) {
            self.example = example
            self.required = required ?? example.count
            self.error = error
        }
    }

    private enum Part: Equatable {
        case text([UInt8])
        case number(Int)
    }

    let form: Form
    let isTable: Bool
    private let parts: [Part]

    /// The first words, up to the first number at most. They are enough to recognise a message that is cut off.
    var marker: String {
        guard case .text(let text)? = parts.first else { return "" }
        return String(decoding: text.prefix(36), as: UTF8.self)
    }

    private init(_ form: Form, isTable: Bool) {
        self.form = form
        self.isTable = isTable
        // No sentence has such numbers; none is the beginning of another.
        let marks = form.example.indices.map { 7_000_001 + $0 }
        let error = form.error(marks)
        let sentence = LogText(message: isTable ? error.tableDescription : error.description).bytes
        var parts: [Part] = []
        var rest = sentence[...]
        while let (start, index) = Self.firstMark(marks, in: rest) {
            parts.append(.text(Array(rest[..<start])))
            parts.append(.number(index))
            rest = rest[(start + 7)...]
        }
        if !rest.isEmpty { parts.append(.text(Array(rest))) }
        self.parts = parts
    }

    private static func firstMark(_ marks: [Int], in text: ArraySlice<UInt8>) -> (start: Int, index: Int)? {
        marks.enumerated().compactMap { index, mark in text.firstIndex(of: "\(mark)").map { ($0, index) } }
            .min { $0.0 < $1.0 }
    }

    /// Reads the numbers of a sentence at the beginning of a text.
    ///
    /// - Returns: The numbers up to the place at which the text differs from the sentence, and the length of that part.
    func numbers(in text: ArraySlice<UInt8>) -> (numbers: [Int], length: Int) {
        var scanner = MessageScanner(text)
        var numbers: [Int?] = form.example.map { _ in nil }
        reading: for part in parts {
            switch part {
            case .text(let literal):
                let common = zip(literal, scanner.bytes).prefix { $0 == $1 }.count
                scanner.skip(common)
                if common < literal.count { break reading }
            case .number(let index):
                guard let number = scanner.integer() else { break reading }
                numbers[index] = numbers[index] ?? number
            }
        }
        return (numbers.prefix { $0 != nil }.compactMap { $0 }, scanner.bytes.startIndex - text.startIndex)
    }

    /// All sentences, of collection views and of tables.
    static let all: [UpdateSentence] = {
        let forms = countForms + absenceForms + repetitionForms + changedSectionForms
        return forms.flatMap { [UpdateSentence($0, isTable: false), UpdateSentence($0, isTable: true)] }
    }()

    /// All sentences by their markers.
    static let byMarker = Dictionary(grouping: all) { Array($0.marker.utf8) }
}

// MARK: The kinds of errors

extension UpdateSentence {
    private static func item(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

    private static let countForms = [
        Form([0, 3, 3, 1, 0, 0, 0], required: 5) { numbers in
            let all = numbers + [0, 0]
            return .itemCount(
                UpdateError.ItemTally(
                    section: all[0], before: all[2], after: all[1], inserted: all[3], deleted: all[4], movedIn: all[5],
                    movedOut: all[6]))
        },
        Form([1, 1, 1, 0]) { .sectionCount(before: $0[1], after: $0[0], inserted: $0[2], deleted: $0[3]) },
    ]

    /// Operations on items and sections that do not exist.
    private static let absenceForms = [
        Form([5, 0, 3]) { .missingSource(.deleteItem(item($0[1], $0[0])), .items($0[2])) },
        Form([0, 1, 1]) { .missingSource(.deleteItem(item($0[1], $0[0])), .sections($0[2])) },
        Form([5, 0, 3]) { .missingSource(.reconfigureItem(item($0[1], $0[0])), .items($0[2])) },
        Form([0, 1, 1]) { .missingSource(.reconfigureItem(item($0[1], $0[0])), .sections($0[2])) },
        Form([0, 5, 3]) { .missingSource(.moveItem(from: item($0[0], $0[1]), to: item(0, 0)), .items($0[2])) },
        Form([1, 0, 1]) { .missingSource(.moveItem(from: item($0[0], $0[1]), to: item(0, 0)), .sections($0[2])) },
        Form([1, 1]) { .missingSource(.deleteSection($0[0]), .sections($0[1])) },
        Form([1, 1]) { .missingSource(.moveSection(from: $0[0], to: 0), .sections($0[1])) },
        Form([5, 0, 3]) { .missingTarget(.insertItem(item($0[1], $0[0])), .items($0[2])) },
        Form([0, 1, 1]) { .missingTarget(.insertItem(item($0[1], $0[0])), .sections($0[2])) },
        Form([0, 0, 0, 5, 3]) {
            .missingTarget(.moveItem(from: item($0[0], $0[1]), to: item($0[2], $0[3])), .items($0[4]))
        },
        Form([0, 0, 1, 0, 1]) {
            .missingTarget(.moveItem(from: item($0[0], $0[1]), to: item($0[2], $0[3])), .sections($0[4]))
        },
        Form([1, 1]) { .missingTarget(.insertSection($0[0]), .sections($0[1])) },
        Form([0, 1, 1]) { .missingTarget(.moveSection(from: $0[0], to: $0[1]), .sections($0[2])) },
    ]

    private typealias Operation = @Sendable (UpdatePlace) -> UpdateOperation

    /// Two operations from or to the same item or section.
    private static let repetitionForms: [Form] = {
        // In the order in which a sentence names two operations.
        let all: [Operation] = [delete, reload, moveFrom]
        let sources =
            all.indices.flatMap { first in all[first...].map { (all[first], $0) } }
            // A reconfigured item may move (R10.3).
            + [delete, reload, reconfigure].map { ($0, reconfigure) }
        let near: Operation = { move(to: $0, over: 1) }
        let far: Operation = { move(to: $0, over: 2) }
        let targets = [(insert, insert), (insert, near), (near, far)]
        let places: [([Int], @Sendable ([Int]) -> UpdatePlace)] = [
            ([0, 0], { .item(item($0[0], $0[1])) }), ([0], { .section($0[0]) }),
        ]
        return places.flatMap { example, place in
            sources.map { first, second in
                Form(example) { .sameSource(first(place($0)), second(place($0))) }
            }
                + targets.map { first, second in
                    Form(example) { .sameTarget(first(place($0)), second(place($0))) }
                }
        }
    }()

    /// Operations on items of sections that come or go.
    private static let changedSectionForms = [
        Form([0, 0]) { .itemInChangedSection(.deleteItem(item($0[1], $0[0])), section: .deleteSection($0[1])) },
        Form([0, 0]) { .itemInChangedSection(.reloadItem(item($0[1], $0[0])), section: .deleteSection($0[1])) },
        Form([0, 0]) { .itemInChangedSection(.reconfigureItem(item($0[1], $0[0])), section: .deleteSection($0[1])) },
        Form([0, 0, 1, 0, 0]) {
            .itemInChangedSection(
                .moveItem(from: item($0[0], $0[1]), to: item($0[2], $0[3])), section: .deleteSection($0[4]))
        },
        Form([0, 0, 1, 0, 1]) {
            .itemInChangedSection(
                .moveItem(from: item($0[0], $0[1]), to: item($0[2], $0[3])), section: .insertSection($0[4]))
        },
    ]

    // MARK: Operations at a place

    private static let delete: Operation = { place in
        switch place {
        case .item(let path): .deleteItem(path)
        case .section(let index): .deleteSection(index)
        }
    }

    private static let reload: Operation = { place in
        switch place {
        case .item(let path): .reloadItem(path)
        case .section(let index): .reloadSection(index)
        }
    }

    private static let reconfigure: Operation = { place in
        switch place {
        case .item(let path): .reconfigureItem(path)
        case .section(let index): .reloadSection(index)
        }
    }

    private static let insert: Operation = { place in
        switch place {
        case .item(let path): .insertItem(path)
        case .section(let index): .insertSection(index)
        }
    }

    private static let moveFrom: Operation = { place in
        switch place {
        case .item(let path): .moveItem(from: path, to: ItemPath(section: path.section, item: path.item &+ 1))
        case .section(let index): .moveSection(from: index, to: index &+ 1)
        }
    }

    /// Returns a move to a place from another one behind it.
    private static func move(to place: UpdatePlace, over distance: Int) -> UpdateOperation {
        switch place {
        case .item(let path): .moveItem(from: item(path.section, path.item &+ distance), to: path)
        case .section(let index): .moveSection(from: index &+ distance, to: index)
        }
    }
}
