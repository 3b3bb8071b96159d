import FlowSimulator
import Foundation
import Testing
import TextMeasuring

/// What recorded fonts do not have for a text in a cell, the observer of its view is told.
@MainActor
@Suite(.serialized) struct UnrecordedTextTests {
    private final class Cell: CollectionViewCell {
        let label = Label()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.translatesAutoresizingMaskIntoConstraints = false
            label.font = .systemFont(ofSize: 10)
            contentView.addSubview(label)
            LayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private func screen(_ source: TextSource, _ log: IssueLog) -> CollectionView {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.observer = log
        return view
    }

    @Test("A character that is missing is a warning for its cell, once a view, also where the text was measured before")
    func missing() {
        withBlocks {
            var fonts = RecordedFonts()
            fonts.add(
                RecordedFace(
                    font: FontSpec(size: 10),
                    dimensions: FontDimensions(ascender: 9, descender: -3, leading: 0, capHeight: 7, xHeight: 5),
                    advances: ["A": 6.5]))
            TextEnvironment.recordedFonts = fonts
            defer { TextEnvironment.recordedFonts = nil }
            for _ in 0..<2 {
                let (source, log) = (TextSource(["AA", "AxA", "xx"]) { ($0 as? Cell)?.label.text = $1 }, IssueLog())
                let view = screen(source, log)
                view.layoutIfNeeded()
                #expect(log.issues.count == 1)
                guard case .constraints(let path, let diagnostic)? = log.issues.first?.kind,
                    case .unrecordedText(let gap) = diagnostic.kind
                else {
                    Issue.record("Another issue: \(log.issues)")
                    return
                }
                #expect(path == IndexPath(item: 1, section: 0))
                #expect(log.issues[0].severity == .warning)
                #expect(gap == FontGap(font: FontSpec(size: 10), kind: .character("x")))
                #expect(log.issues[0].message == gap.description)
                let sizes = (0..<3).compactMap { view.layoutAttributesForItem(at: [0, $0])?.size }
                #expect(sizes == [13, 18, 10].map { CGSize(width: $0, height: 12) })
            }
        }
    }
}
