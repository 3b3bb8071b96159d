import CoreFoundation
import Testing
import ViewSimulator

/// How sure the size of a text is.
@MainActor @Suite struct TextMeasurementTests {
    private func label(width: CGFloat? = nil, lines: Int = 0) -> Label {
        let label = Label()
        label.text = "A line that is full."
        label.numberOfLines = lines
        let own = label.intrinsicContentSize
        label.frame = CGRect(x: 0, y: 0, width: width ?? own.width, height: own.height)
        return label
    }

    @Test("A label that is exactly as wide as its text may have a line more on a device")
    func full() throws {
        let label = label()
        let measurement = try #require(label.textMeasurement)
        #expect(measurement.numberOfLines == 1)
        #expect(measurement.size == label.intrinsicContentSize)
        #expect(measurement.possibleNumbersOfLines == 1...2)
        #expect(measurement.possibleHeights == 20.5...41)
        #expect(!measurement.isCertain)
        #expect("\(measurement)" == "1 or 2 lines")
    }

    @Test("A label with room around its text is certain")
    func room() throws {
        let measurement = try #require(label(width: 300).textMeasurement)
        #expect(measurement.isCertain)
        #expect("\(measurement)" == "1 line")
    }

    @Test("A label of one line is certain, however narrow")
    func oneLine() throws {
        #expect(try #require(label(width: 40, lines: 1).textMeasurement).isCertain)
    }

    @Test("A view without a text has no measurement")
    func empty() {
        #expect(Label().textMeasurement == nil)
        #expect(TextView().textMeasurement == nil)
    }

    @Test("A text view measures within its container")
    func textView() throws {
        let view = TextView()
        view.font = .systemFont(ofSize: 17)
        view.text = "A line that is full."
        view.frame.size = view.sizeThatFits(CGSize(width: 1000, height: 1000))
        #expect(try #require(view.textMeasurement).possibleNumbersOfLines.lowerBound == 1)
        view.frame.size.width = 1000
        #expect(try #require(view.textMeasurement).isCertain)
    }

    @Test("Asking counts as no work")
    func noWork() {
        let label = label()
        let before = SizingWork.now
        _ = label.textMeasurement
        #expect(SizingWork.now.textsMeasured == before.textsMeasured)
    }
}
