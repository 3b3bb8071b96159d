#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The characters, pairs and lines that are measured in each font.
struct MeasuredCharacters {
    /// The characters, in the order of their scalars. Each character is listed once.
    private(set) var characters: [Character]
    private(set) var pairs: [String]
    /// The lines into which the texts are divided at line breaks and tabs.
    private(set) var lines: [String]

    init(texts: [String], characters others: String, pairs: FontRecorder.Pairs) {
        lines = texts.flatMap { $0.split { !Self.isSeen($0) }.map(String.init) }
        let all = Set(lines.joined()).union(others.filter(Self.isSeen))
        characters = all.sorted { Self.isBefore(String($0), String($1)) }
        switch pairs {
        case .ofTexts:
            let found = lines.flatMap { line in zip(line, line.dropFirst()).map { "\($0)\($1)" } }
            self.pairs = Set(found.filter(Self.isPair)).sorted(by: Self.isBefore)
        case .all:
            let single = characters.filter { $0.unicodeScalars.count == 1 }
            self.pairs = single.flatMap { first in single.map { "\(first)\($0)" } }.filter(Self.isPair)
        }
    }

    /// Whether a character is measured. Line breaks and tabs are not measured, because they separate lines.
    private static func isSeen(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
    }

    /// Whether a text is a pair: two characters that consist of one scalar each and do not combine.
    private static func isPair(_ text: String) -> Bool { text.count == 2 && text.unicodeScalars.count == 2 }

    private static func isBefore(_ left: String, _ right: String) -> Bool {
        left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    }
}
#endif
