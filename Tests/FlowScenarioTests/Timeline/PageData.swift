import Foundation
import Testing

/// A run in a page's data, as the page's script reads it.
struct PageData: Decodable {
    var title: String
    var roles, costs, texts: [String]
    var lists: [[Int]]
    var explanations: [[Int]]
    var labels: [Label]
    var names: [String: String]
    var lines: [String: String]
    var steps: [Step]
    var problems: [Problem]
    var problemCount: Int
    var moments: [Moment]

    struct Label: Decodable {
        var name: String
        var text: String?
        var font: [Int]?
        var parts: [Part]?
    }

    struct Part: Decodable {
        var name: String
        var frame: [Int]
        var kind: Int
    }

    struct Step: Decodable {
        var number, first, count: Int
        var checks: [Check]?
        var checkCount, issueCount: Int?
        var issues: [String]?
        var refusal: String?
    }

    /// What, expected, found, and whether it holds.
    struct Check: Decodable, Equatable {
        var words: [String]
        var holds: Bool

        init(_ what: String, _ expected: String, _ found: String, holds: Bool) {
            (words, self.holds) = ([what, expected, found], holds)
        }

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            words = try (0..<3).map { _ in try list.decode(String.self) }
            holds = try list.decode(Int.self) == 1
        }
    }

    struct Problem: Decodable {
        var kind, title, text: String
        var step, moment: Int
        var element: String?
        var severe: Bool?
        var cures: [Cure]?
        var expectation: Int?
        var work: [Work]?
    }

    struct Work: Decodable {
        var cause: String
        var count: Int
        var elements: [String]
    }

    struct Cure: Decodable, Equatable {
        var text: String
        var command: String?
    }

    struct Moment: Decodable {
        var set: [Int]
        var move: [[Int]]
        var gone, costs: [Int]
        var why: [[Int]]
        var view, known, adjusted, left: [Int]?
        var lost: Bool?
        var asked: Int?
        var happened, firstEvent: Int?
        var events: String?

        private enum Key: String, CodingKey {
            case set, move, gone, why, view, known, adjusted, asked, costs, left, lost
        }

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            let said = try list.nestedContainer(keyedBy: Key.self)
            func value<Value: Decodable>(_ key: Key, _ type: Value.Type = Value.self) throws -> Value? {
                try said.decodeIfPresent(Value.self, forKey: key)
            }
            (set, move) = (try value(.set) ?? [], try value(.move) ?? [])
            (gone, costs, why) = (try value(.gone) ?? [], try value(.costs) ?? [], try value(.why) ?? [])
            (view, known, adjusted, asked) =
                (try value(.view), try value(.known), try value(.adjusted), try value(.asked))
            (left, lost) = (try value(.left), try value(.lost))
            guard !list.isAtEnd else { return }
            (happened, firstEvent) = (try list.decode(Int.self), try list.decode(Int.self))
            events = try list.decode(String.self)
        }
    }

    static func runs(of page: String) throws -> [PageData] {
        let opening = #"<script type="application/json" id="data">"#
        let start = try #require(page.range(of: opening)).upperBound
        let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
        return try JSONDecoder().decode([PageData].self, from: Data(page[start..<end].utf8))
    }

    /// The rows of each moment, by element.
    var states: [[Int: [Int]]] {
        var state: [Int: [Int]] = [:]
        return moments.map { moment in
            Self.apply(moment, to: &state)
            return state
        }
    }

    /// The rows of the last moment.
    var lastState: [Int: [Int]] { moments.reduce(into: [:]) { Self.apply($1, to: &$0) } }

    static func apply(_ moment: Moment, to state: inout [Int: [Int]]) {
        for number in moment.gone { #expect(state.removeValue(forKey: number) != nil) }
        for group in moment.move {
            for number in group.dropFirst(2) {
                state[number, default: []][1] += group[0]
                state[number, default: []][2] += group[1]
            }
        }
        for start in stride(from: 0, to: moment.set.count, by: 8) {
            state[moment.set[start]] = Array(moment.set[start..<start + 8])
        }
    }

    /// Why an element was laid out the last time, as of a moment: what follows its name, and the chain of events.
    func explanation(of element: Int, at moment: Int) -> (sentence: String, chain: [Int])? {
        for why in moments[...moment].reversed().map(\.why) {
            let own = why.first { $0.dropFirst().contains(element) } ?? why.first { $0.count == 1 }
            guard let own else { continue }
            let explanation = explanations[own[0]]
            return (texts[explanation[0]], Array(explanation.dropFirst()))
        }
        return nil
    }

    /// The lines of all events that the page has, by number.
    var eventLines: [Int: String] {
        var found: [Int: String] = [:]
        for (number, line) in lines { found[Int(number) ?? 0] = line }
        for moment in moments {
            guard let first = moment.firstEvent, let events = moment.events, !events.isEmpty else { continue }
            for (index, line) in events.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                found[first + index] = String(line)
            }
        }
        return found
    }
}
