import Foundation
import Testing
import TextMeasuring

@testable import ControlSimulator
@testable import ViewSimulator

/// Counts what is asked of it, in blocks.
private final class CountingBlocks: TextMetrics {
    let counts = Locked((characters: 0, scalars: 0, lines: 0))

    func lineMetrics(of font: FontSpec) -> LineMetrics {
        counts.withLock { $0.lines += 1 }
        return BlockMetrics().lineMetrics(of: font)
    }

    func advance(of character: Character, font: FontSpec) -> Double {
        counts.withLock { $0.characters += 1 }
        return BlockMetrics().advance(of: character, font: font)
    }

    func appendAdvances(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to advances: inout [Double]) {
        counts.withLock { $0.scalars += scalars.count }
        BlockMetrics().appendAdvances(of: scalars, font: font, to: &advances)
    }
}

@MainActor @Suite("Texts that nobody expects")
struct HostileTextTests {
    private func withCounts<Answer>(_ test: (CountingBlocks) throws -> Answer) rethrows -> Answer {
        let blocks = CountingBlocks()
        TextEnvironment.metrics = FontLibrary(system: blocks)
        defer { TextEnvironment.metrics = FontLibrary() }
        return try test(blocks)
    }

    @Test("A million characters in a label are measured once each, however often they are asked for")
    func million() {
        withCounts { blocks in
            let cell = View(frame: rect(0, 0, 1000, 1000))
            let label = Label(frame: .zero)
            (label.text, label.font) = (String(repeating: "字", count: 1_000_000), .systemFont(ofSize: 10))
            (label.numberOfLines, label.translatesAutoresizingMaskIntoConstraints) = (0, false)
            cell.addSubview(label)
            LayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
                label.topAnchor.constraint(equalTo: cell.topAnchor),
            ])
            let before = TextEnvironment.counts.measured
            cell.layoutIfNeeded()
            #expect(label.frame.size == size(1000, 100_000))
            // Once in one line and once in the width. What holds more than the cache takes is not kept.
            let measured = TextEnvironment.counts.measured - before
            #expect(measured <= 4)
            let scalars = blocks.counts.withLock { $0.scalars }
            #expect(scalars == measured * 1_000_000)
            cell.layoutIfNeeded()
            #expect(TextEnvironment.counts.measured == before + measured)
        }
    }

    @Test("A run for every character costs what the characters cost")
    func runs() {
        let count = 20_000
        let text = NSMutableAttributedString(string: String(repeating: "ab", count: count / 2))
        for index in 0..<count {
            let font = Font.systemFont(ofSize: index % 2 == 0 ? 10 : 20)
            text.addAttribute(.font, value: font, range: NSRange(location: index, length: 1))
        }
        withCounts { blocks in
            let label = Label(frame: .zero)
            (label.numberOfLines, label.attributedText) = (0, text)
            #expect(label.sizeThatFits(size(30, 0)) == size(30, CGFloat(count / 4 * 20)))
            let counts = blocks.counts.withLock { $0 }
            #expect(counts.scalars == count)
            #expect(counts.characters == 0)
            #expect(counts.lines == count)
            label.text = String(repeating: "ab", count: 5)
            #expect(label.intrinsicContentSize == size(50, 10))
        }
    }

    @Test("Every scalar has a finite size, by itself and between letters, in every way of measuring")
    func scalars() {
        let label = Label(frame: .zero)
        label.numberOfLines = 0
        var all = ""
        for value in stride(from: UInt32(0), through: 0x10FFFF, by: 0x101) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            all.unicodeScalars.append(scalar)
            let text = "a\(scalar)b"
            let size = text.boundingRect(with: size(8, 0), options: .usesLineFragmentOrigin, context: nil).size
            #expect(size.width.isFinite)
            #expect(size.width >= 0)
            #expect(size.height >= 14)
        }
        label.text = all
        let styled = StyledText(attributed(all, [.kern: 1.5]), font: FontSpec(size: 9))
        #expect(styled.runs.map(\.utf8Count) == [all.utf8.count])
        #expect(label.sizeThatFits(size(100, 0)).width <= 100)
        #expect(label.intrinsicContentSize.height.isFinite)
        #expect(label.intrinsicContentSize.height > 0)
    }

    @Test("Half of a pair of units is a character by itself")
    func loneSurrogates() {
        let units: [UInt16] = [0x61, 0xD800, 0x62, 0xDC00, 0xD83D, 0xDE00]
        let text = NSString(characters: units, length: units.count)
        let attributes: [NSAttributedString.Key: Any] = [.font: Font.systemFont(ofSize: 10)]
        withBlocks {
            #expect(text.size(withAttributes: attributes) == size(4 * 5 + 10, 10))
            #expect(attributed(text as String, attributes).size() == size(4 * 5 + 10, 10))
            let label = Label(frame: .zero)
            (label.text, label.font) = (text as String, .systemFont(ofSize: 10))
            #expect(label.intrinsicContentSize == size(30, 10))
        }
    }

    @Test("Indents that are no numbers, and wider than the label, leave one character a line")
    func indents() {
        withBlocks {
            let label = Label(frame: .zero)
            label.numberOfLines = 0
            @MainActor func height(_ indent: CGFloat) -> CGFloat {
                let style = paragraph { ($0.headIndent, $0.firstLineHeadIndent) = (indent, indent) }
                label.attributedText = attributed(
                    "aaaa", [.font: Font.systemFont(ofSize: 10), .paragraphStyle: style])
                return label.sizeThatFits(size(20, 0)).height
            }
            let heights = [CGFloat.nan, .infinity, -5, 0, 30, 1e300].map { height($0) }
            #expect(heights == [10, 10, 10, 10, 40, 40])
        }
    }

    @Test("A text that is set while the label is laid out counts at once")
    func setFromLayout() {
        final class Changing: View {
            let label = Label(frame: .zero)
            var round = 0
            override func layoutSubviews() {
                round += 1
                label.attributedText = attributed(
                    String(repeating: "字", count: min(round, 3)), [.font: Font.systemFont(ofSize: 10)])
                super.layoutSubviews()
            }
        }
        let cell = Changing(frame: rect(0, 0, 100, 100))
        cell.label.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(cell.label)
        cell.label.topAnchor.constraint(equalTo: cell.topAnchor).isActive = true
        cell.layoutIfNeeded()
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.label.frame.size.width == 10 * CGFloat(min(cell.round, 3)))
        #expect(cell.round < 100)
    }

    @Test("A text view with a hundred thousand lines is as high as they are")
    func longTextView() {
        withBlocks {
            let view = TextView(frame: rect(0, 0, 100, 100))
            (view.text, view.font) = (String(repeating: "\n", count: 100_000), .systemFont(ofSize: 10))
            view.layoutIfNeeded()
            #expect(view.contentSize == size(100, 1_000_026))
        }
    }
}
