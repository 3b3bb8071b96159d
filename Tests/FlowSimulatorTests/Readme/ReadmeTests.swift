import FlowSimulator
import Foundation
import Testing

// The README's snippet, compiled and run. Between the two marks stands what the README prints, line by line.

@MainActor @Suite struct ReadmeTests {
    @Test func theSnippetRunsAndItsAssertionHolds() {
        let source = TwentyRows()
        // README begin
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 100)
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), collectionViewLayout: layout)
        view.register(RowCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = source // 20 items
        view.layoutIfNeeded()
        assert(view.contentSize.height == 1830 && view.statistics.measurements == 9)
        // README end
        #expect(view.contentSize.height == 1830 && view.statistics.measurements == 9)
    }

    @Test func theReadmePrintsTheseLines() throws {
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        var isInside = false
        var compared = 0
        for line in source.split(separator: "\n") {
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("// README") {
                isInside = text == "// README begin"
            } else if isInside {
                #expect(readme.contains(text), "\(text)")
                compared += 1
            }
        }
        #expect(compared == 14)
    }

    private var root: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
    }
}

private final class TwentyRows: CollectionViewDataSource {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
}

// README begin
final class RowCell: CollectionViewCell {
    override func preferredLayoutAttributesFitting(_ a: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
        let fitted = a.copy() as! CollectionViewLayoutAttributes
        fitted.size.height = 60 // the estimate says 100
        return fitted
    }
}
// README end
