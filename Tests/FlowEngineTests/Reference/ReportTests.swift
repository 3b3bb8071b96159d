import FlowTestSupport
import Testing

@Suite("Reports of the tests")
struct ReportTests {
    @Test("Rows are drawn as text and read back")
    func pictures() {
        let rows = [0..<3, 3..<5]
        #expect(rowPicture(rows) == "[a b c][d e]")
        #expect(FlowTestSupport.rows(fromPicture: "[a b c][d e]") == rows)
        #expect(rowPicture([25..<28]) == "[z a1 b1]")
        #expect(rowPicture([Range<Int>]()) == "")
    }

    @Test("The first difference names the element and how far it is off")
    func differences() {
        let one = ReferenceElement(kind: .item, section: 0, item: 2, frame: ReferenceRect(0, 10, 50, 50))
        var other = one
        other.frame.y = 12.5
        #expect(firstDifference(got: [one], expected: [one]) == nil)
        #expect(
            firstDifference(got: [other], expected: [one])
                == "item 0-2: got (0.0, 12.5, 50.0, 50.0), expected (0.0, 10.0, 50.0, 50.0) (off by y 2.5)")
        #expect(firstDifference(got: [], expected: [one, one])?.hasPrefix("missing: item 0-2") == true)
        #expect(firstDifference(got: [one], expected: [])?.hasPrefix("too many: item 0-2") == true)
        #expect(
            firstDifference(got: [[0..<2]], expected: [[0..<1, 1..<2]])
                == "rows of section 0: got [a b], expected [a][b]")
    }

    @Test("The generator repeats itself from its seed, and its first value is SplitMix64's")
    func generator() {
        var generator = SeededGenerator(seed: 0)
        #expect(generator.next() == 0xE220_A839_7B1D_CDAF)
        var again = SeededGenerator(seed: 0)
        #expect(again.next() == 0xE220_A839_7B1D_CDAF)
        #expect(generator.reminder == "repeat with FLOW_SEED=0")
    }

    @Test("Exact palettes give quarter points, the arbitrary one gives finite sizes")
    func palettes() {
        var generator = SeededGenerator(seed: 7)
        for palette in SizePalette.allCases {
            for _ in 0..<500 {
                let size = palette.size(in: 320, using: &generator)
                #expect(size.width.isFinite)
                #expect(size.height.isFinite)
                #expect(size.width >= 0)
                #expect(size.height >= 0)
                if palette != .arbitrary {
                    #expect((size.width * 4).rounded() == size.width * 4)
                    #expect((size.height * 4).rounded() == size.height * 4)
                }
            }
        }
    }
}
