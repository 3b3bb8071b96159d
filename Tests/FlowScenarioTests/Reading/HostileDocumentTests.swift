import FlowScenario
import FlowTestSupport
import Testing

/// Documents that somebody's editor, or somebody's cat, went over.
@MainActor
@Suite struct HostileDocumentTests {
    nonisolated static let document = """
        {"format": 1, "name": "all", "container": {"width": 320, "height": 480, "scale": 3, "insets": [1, 2, 3, 4]},
         "layout": {"scrollDirection": "horizontal", "itemSize": [10, 20], "estimatedItemSize": "automatic",
                    "minimumLineSpacing": 1, "minimumInteritemSpacing": 2, "sectionInset": [5, 6, 7, 8], "header": 9},
         "text": {"fontSize": 13, "weight": "bold", "padding": [1, 1, 1, 1], "maxWidth": 99},
         "sections": [{"title": "s", "header": 1, "footer": 2, "sectionInset": [0, 0, 0, 1], "minimumLineSpacing": 3,
                       "items": [{"actual": [[1, 2], [3, 4]]}, {"text": "\\u00e9x", "count": 20}, {"count": 9}]}],
         "steps": [{"scroll": {"by": [1, 0]}, "note": "n"}, {"scroll": {"through": "end"}},
                   {"scrollTo": {"item": [0, 1], "position": "right"}}, {"resize": {"height": 5}},
                   {"expect": {"passes": 0, "issues": [], "frames": {"0-3": [1, 2, 3, 4], "header 0": [0, 0, 0, 0]}}}]}
        """

    @Test("A damaged document is read, or refused with one line; what is read also runs", arguments: 1...40)
    func damagedDocument(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            var bytes = Array(Self.document.utf8)
            for _ in 0...random.below(3) { damage(&bytes, &random) }
            do {
                let run = ScenarioRun(try Scenario(json: bytes))
                try run.finish()
                _ = try run.picture().svg()
            } catch {
                #expect(!error.description.contains { $0.isNewline }, "\(random.reminder)")
                #expect(!error.reason.isEmpty, "\(random.reminder)")
            }
        }
    }

    private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let place = random.below(bytes.count)
        let pieces = ["-", "0", "9", "e9", ".", "null", "[", "]", "{}", "\"", ",", "1e300", "\\", "\n", "\u{FFFD}"]
        switch random.below(4) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8(random.below(256))
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + random.below(40)))
        default: bytes.insert(contentsOf: random.pick(pieces).utf8, at: place)
        }
    }
}
