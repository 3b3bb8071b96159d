import FlowScenario
import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// A recording becomes a file that commands take.
@MainActor
@Suite struct RecordedDocumentTests {
    private final class Source: NSObject, CollectionViewDataSource {
        var count = 30

        func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
        ) -> CollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test("A recording that is written and read again is equal, and runs without a difference")
    func roundTrip() throws {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320.0 / 3, height: 44)
        layout.minimumInteritemSpacing = 0
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        let source = Source()
        view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let scenario = try Scenario(recording: view) { view in
            view.contentOffset.y = 100
            view.layoutIfNeeded()
            source.count -= 1
            view.deleteItems(at: [[0, 4]])
            view.layoutIfNeeded()
            view.contentInset.top = 20
        }
        #expect(scenario.steps.count == 4)
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("recording.json")
        try scenario.write(to: file)
        let read = try Scenario(contentsOf: file)
        #expect(read == scenario)
        #expect(try ScenarioRun(read).finish().differences == [])
    }

    @Test("New properties of the layout are written under their names")
    func properties() throws {
        let layout = CollectionViewFlowLayout()
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        let source = Source()
        view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let scenario = try Scenario(recording: view) { _ in layout.minimumLineSpacing = 3 }
        let text = try scenario.json()
        #expect(text.contains(#"{"set": {"minimumLineSpacing": 3}}"#))
        #expect(try ScenarioRun(Scenario(json: text.utf8)).finish().differences == [])
    }
}
