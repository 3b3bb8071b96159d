import FlowSimulator
import Foundation
import Testing

// The README's snippets, compiled and run. Between two marks stands what the README prints, line by line.

@MainActor @Suite struct ReadmeTests {
    @Test("The snippet of the README runs, and what it asserts is so")
    func snippet() {
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

    @Test("The README's Swift is what stands between the marks in this folder, line by line")
    func theReadmePrintsWhatIsTested() throws {
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        var printed: [String] = []
        for block in readme.components(separatedBy: "```swift\n").dropFirst() {
            printed += lines(block.components(separatedBy: "```")[0])
        }
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        var tested: [String] = []
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            tested += markedLines(try String(contentsOf: file, encoding: .utf8))
        }
        #expect(printed.filter { $0 != "import FlowSimulator" }.sorted() == tested.sorted())
        #expect(printed.count > 30)
    }

    private func markedLines(_ source: String) -> [String] {
        source.components(separatedBy: "// README begin\n").dropFirst()
            .flatMap { lines($0.components(separatedBy: "// README end")[0]) }
    }

    /// Without the space around them, and without empty ones.
    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
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
    override func preferredLayoutAttributesFitting(
        _ a: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        let fitted = a.copy() as! CollectionViewLayoutAttributes
        fitted.size.height = 60 // the estimate says 100
        return fitted
    }
}
// README end
