import FlowTestSupport
import Testing

@testable import FlowEngine

/// A run of equal letters; two runs of one letter become one.
private struct LetterRun: TreeElement, Equatable {
    var letter: Character
    var length: Int

    struct Summary: TreeSummary {
        var count = 0
        var vowels = 0
        static let zero = Summary()
        mutating func add(_ next: Summary) {
            count += next.count
            vowels += next.vowels
        }
    }

    var summary: Summary { Summary(count: length, vowels: "aeiou".contains(letter) ? length : 0) }

    mutating func split(at offset: Int) -> LetterRun {
        defer { length = offset }
        return LetterRun(letter: letter, length: length - offset)
    }

    mutating func absorb(_ next: LetterRun) -> Bool {
        guard next.letter == letter else { return false }
        length += next.length
        return true
    }
}

/// Letters and vowels before a place.
private struct LetterPrefix: TreePrefix {
    var count = 0
    var vowels = 0

    mutating func pass(_ summary: LetterRun.Summary) {
        count += summary.count
        vowels += summary.vowels
    }

    mutating func pass(_ element: LetterRun) { pass(element.summary) }
}

extension SummaryTree<LetterRun> {
    fileprivate init(_ text: String) {
        self.init(text.map { LetterRun(letter: $0, length: 1) }, shape: .small)
    }

    fileprivate var text: String {
        var text = ""
        forEach { text += String(repeating: $0.letter, count: $0.length) }
        return text
    }

    fileprivate mutating func replace(_ range: Range<Int>, with text: String) {
        replace(range, with: ContiguousArray(text.map { LetterRun(letter: $0, length: 1) }))
    }
}

@Suite struct SummaryTreeTests {
    @Test("A tree holds what it was built from, and its summary adds it up")
    func aTreeHoldsWhatItWasBuiltFrom() {
        for count in 0...60 {
            let text = String((0..<count).map { Array("abcdefg")[$0 * 5 % 7] })
            let tree = SummaryTree<LetterRun>(text)
            tree.checkInvariants()
            #expect(tree.text == text)
            #expect(tree.count == count)
            #expect(tree.summary.vowels == text.filter { "aeiou".contains($0) }.count)
        }
    }

    @Test("Equal neighbours become one element")
    func equalNeighboursBecomeOneElement() {
        var tree = SummaryTree<LetterRun>("aaabb")
        #expect(tree.place(at: 2, LetterPrefix.self)?.element == LetterRun(letter: "a", length: 3))
        tree.replace(1..<1, with: "x")
        tree.replace(1..<2, with: "")
        #expect(tree.place(at: 0, LetterPrefix.self)?.element == LetterRun(letter: "a", length: 3))
    }

    @Test("Seeking finds a place by any measure of the summary")
    func seeking() {
        let tree = SummaryTree<LetterRun>("xxaxxebbbbo")
        let place = tree.firstPlace(LetterPrefix.self) { $0.vowels > 1 }
        #expect(place?.element.letter == "e")
        #expect(place?.before.count == 5)
        #expect(tree.firstPlace(LetterPrefix.self) { $0.vowels > 3 } == nil)
        #expect(tree.place(at: 11, LetterPrefix.self) == nil)
    }

    @Test("Every replacement in a small tree gives the text with the part replaced, and leaves copies alone")
    func smallReplacements() {
        let text = "aabcccdefgghijkl"
        for lower in 0...text.count {
            for upper in lower...text.count {
                for new in ["", "a", "c", "zz", "uvwxyz", "aabbccddeeffgghhiijj"] {
                    var tree = SummaryTree<LetterRun>(text)
                    let before = tree
                    tree.replace(lower..<upper, with: new)
                    tree.checkInvariants()
                    var expected = Array(text)
                    expected.replaceSubrange(lower..<upper, with: Array(new))
                    #expect(tree.text == String(expected), "\(lower)..<\(upper) by \(new)")
                    #expect(before.text == text, "a copy keeps what it held")
                }
            }
        }
    }

    @Test("What was split and appended again is the whole again")
    func splitAndAppend() {
        let text = String((0..<200).map { Array("abcdefghijk")[$0 * $0 % 11] })
        for position in 0...text.count {
            var left = SummaryTree<LetterRun>(text)
            let right = left.split(at: position)
            left.checkInvariants()
            right.checkInvariants()
            #expect(left.text + right.text == text)
            #expect(left.count == position)
            left.append(right)
            left.checkInvariants()
            #expect(left.text == text)
        }
    }

    @Test("Trees of any two sizes can be joined")
    func treesOfAnyTwoSizesJoin() {
        for first in [0, 1, 3, 4, 9, 40, 170] {
            for second in [0, 1, 3, 4, 9, 40, 170] {
                let left = String((0..<first).map { Array("abc")[$0 % 3] })
                let right = String((0..<second).map { Array("xyz")[$0 % 3] })
                var tree = SummaryTree<LetterRun>(left)
                tree.append(SummaryTree<LetterRun>(right))
                tree.checkInvariants()
                #expect(tree.text == left + right)
            }
        }
    }

    @Test("After random edits a tree holds what an array holds")
    func randomEditsGiveWhatAnArrayGives() {
        var random = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0 ..< .max, using: &random)
        var generator = SeededGenerator(seed: seed)
        var tree = SummaryTree<LetterRun>("")
        var letters: [Character] = []
        for _ in 0..<3_000 {
            let lower = Int.random(in: 0...letters.count, using: &generator)
            let upper = min(letters.count, lower + Int.random(in: 0...6, using: &generator))
            let new = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
                "abcdef".randomElement(using: &generator) ?? "a"
            }
            tree.replace(lower..<upper, with: String(new))
            letters.replaceSubrange(lower..<upper, with: new)
            tree.checkInvariants()
        }
        #expect(tree.text == String(letters), "seed \(seed)")
    }

    @Test("Edits in place split nodes that are full")
    func editingInPlaceCutsFullNodes() {
        var tree = SummaryTree<LetterRun>("a")
        for step in 0..<300 {
            tree.edit(at: (step * 7) % tree.count) { run, _ in
                LetterRun(letter: run.letter == "a" ? "b" : "a", length: 1)
            }
            tree.checkInvariants()
        }
        #expect(tree.count == 301)
    }

    @Test("Editing a copy leaves the original as it was")
    func anEditOfACopyLeavesTheOriginal() {
        let tree = SummaryTree<LetterRun>("abcdefghijklmnop")
        var copy = tree
        copy.edit(at: 5) { run, _ in
            run.letter = "z"
            return nil
        }
        #expect(tree.text == "abcdefghijklmnop")
        #expect(copy.text == "abcdezghijklmnop")
    }

    @Test("A visit skips subtrees that are not wanted")
    func aVisitSkipsWhatIsNotWanted() {
        let tree = SummaryTree<LetterRun>("xyzxyzxyzaxyzxyzxyzexyz")
        var vowels = ""
        var asked = 0
        tree.visit(LetterPrefix.self) { _, summary in
            asked += 1
            return summary.vowels > 0
        } body: { _, run in
            vowels.append(run.value.letter)
        }
        #expect(vowels == "ae")
        #expect(asked < 23)
    }
}
