import CoreFoundation
import Testing
import ControlSimulator
import ViewSimulator

/// How sure the size of a text is.
@MainActor @Suite struct TextMeasurementTests {
    private func label(width: CGFloat? = nil, lines: Int = 0) -> Label {
        let label = Label()
        label.text = "A line that is full."
        label.numberOfLines = lines
        let own = label.intrinsicContentSize
        label.frame = CGRect(x: 0, y: 0, width: width ?? own.width + 0.5, height: own.height)
        return label
    }

    @Test("A label that is half a point wider than its text may have a line more on a device")
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

    @Test("A label that is as wide as its text is as wide as the text on a device: that is certain")
    func hugged() throws {
        let label = label()
        label.sizeToFit()
        #expect(label.frame.size == label.intrinsicContentSize)
        #expect(try #require(label.textMeasurement).isCertain)
    }

    @Test("A label that is as wide as the longest of its lines wraps where they were to wrap, not in its own width")
    func huggedLines() throws {
        let label = label(width: 300)
        label.frame.size = label.sizeThatFits(CGSize(width: 110, height: 0))
        // The longest line alone is full; in 110 points there is room for it.
        #expect(label.frame.size.width < 108)
        #expect(label.frame.size.height == 41)
        #expect(try #require(label.textMeasurement).isCertain)
    }

    @Test("Constraints let a label wrap in a width that is more than that of its lines")
    func huggedByConstraints() throws {
        let (root, label) = (View(frame: CGRect(x: 0, y: 0, width: 110, height: 200)), label())
        root.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.size.width < 108)
        #expect(label.frame.size.height == 41)
        #expect(try #require(label.textMeasurement).isCertain)
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
        #expect(try #require(view.textMeasurement).isCertain)
        view.frame.size.width += 0.5
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
