import FlowScenario
import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// Collection views of texts, of which several things happen in one turn: a rotation, and a batch.
@MainActor
@Suite struct TurnRecordingTests {
    private nonisolated static let count: UInt64 = longTestsAreWanted ? 1000 : 40

    private func expectRoundTrip(_ scenario: Scenario, of view: CollectionView, _ comment: Comment) throws {
        let run = ScenarioRun(scenario)
        let report = try run.finish()
        #expect(report.differences == [], comment)
        let content = CGRect(origin: .zero, size: view.contentSize)
        let frames = [view, run.collectionView].map { view in
            view.elementSnapshots(in: content).map { "\($0.kind ?? "item") \($0.indexPath) \($0.frame)" }.sorted()
        }
        #expect(frames[0] == frames[1], comment)
        #expect(run.view.contentOffset == view.contentOffset, comment)
    }

    @Test("A rotation and a batch in one turn come to the same when they are played", arguments: [true, false])
    func rotationWithBatch(measured: Bool) throws {
        for isBefore in [true, false] {
            let feed = TurningFeed((0..<30).map { 300 + $0 * 37 % 400 }, measured: measured)
            let view = feed.view
            view.layoutIfNeeded()
            let scenario = try Scenario(recording: view) { view in
                view.contentOffset.y = 400
                view.layoutIfNeeded()
                if isBefore { feed.rotate() }
                view.performBatchUpdates {
                    feed.texts.remove(at: 4)
                    feed.texts.insert(500, at: 0)
                    view.deleteItems(at: [[0, 4]])
                    view.insertItems(at: [[0, 0]])
                }
                if !isBefore { feed.rotate() }
                view.layoutIfNeeded()
                view.contentOffset.y += 150
                view.layoutIfNeeded()
            }
            try expectRoundTrip(scenario, of: view, "rotated first: \(isBefore)")
        }
    }

    @Test("Random turns, in each of which several things happen, come to the same", arguments: 1...count)
    func randomTurns(number: UInt64) throws {
        var random = SeededGenerator.fromEnvironment(otherwise: number)
        let texts = (0..<random.within(5...40)).map { _ in random.within(50...900) }
        let feed = TurningFeed(texts, measured: random.isHeads())
        feed.view.layoutIfNeeded()
        let recording = try ScenarioRecording(of: feed.view)
        var history: [String] = []
        for _ in 0..<8 {
            for _ in 0..<random.within(1...3) { history.append(feed.change(&random)) }
            feed.view.layoutIfNeeded()
            history.append("layout")
        }
        let comment = Comment(rawValue: "\(random.reminder): \(history)")
        try expectRoundTrip(recording.scenario(), of: feed.view, comment)
        #expect(recording.problems == [], comment)
    }
}

/// Cells as wide as their view, whose texts wrap.
@MainActor
private final class TurningFeed: NSObject, CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    final class Cell: CollectionViewCell {
        var height: () -> CGFloat = { 0 }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: CollectionViewLayoutAttributes
        ) -> CollectionViewLayoutAttributes {
            let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
            preferred.size = CGSize(width: 200, height: height())
            return preferred
        }
    }

    /// How long the texts are, in letters.
    var texts: [Int]
    let view: CollectionView

    init(_ texts: [Int], measured: Bool) {
        self.texts = texts
        let layout = CollectionViewFlowLayout()
        layout.minimumLineSpacing = 3
        if measured { layout.estimatedItemSize = CGSize(width: 200, height: 50) }
        view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        super.init()
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        if !measured { view.delegate = self }
    }

    func rotate() {
        let size = view.bounds.size
        view.frame.size = CGSize(width: size.height, height: size.width)
    }

    private func height(_ letters: Int) -> CGFloat {
        10 + 17 * (CGFloat(letters) * 8 / view.bounds.width).rounded(.up)
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let letters = texts[indexPath.item]
        (cell as? Cell)?.height = { [unowned self] in height(letters) }
        return cell
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 200, height: height(texts[indexPath.item])) }

    // MARK: Changes

    func change(_ random: inout SeededGenerator) -> String {
        switch random.below(6) {
        case 0:
            rotate()
            return "rotate"
        case 1:
            view.contentOffset.y = CGFloat(random.within(0...Int(max(0, view.contentSize.height - view.bounds.height))))
            return "offset \(view.contentOffset.y)"
        default: return update(&random)
        }
    }

    /// What waits for a layout is laid out before the data change, as in UIKit.
    private func batch(_ changes: @escaping (TurningFeed) -> Void) {
        view.performBatchUpdates { changes(self) }
    }

    private func update(_ random: inout SeededGenerator) -> String {
        let item = random.below(texts.count)
        switch random.below(4) {
        case 0:
            let new = random.within(50...900)
            batch { feed in
                feed.texts.insert(new, at: item)
                feed.view.insertItems(at: [[0, item]])
            }
            return "insert \(item)"
        case 1 where texts.count > 3:
            batch { feed in
                feed.texts.remove(at: item)
                feed.view.deleteItems(at: [[0, item]])
            }
            return "delete \(item)"
        case 2:
            let target = random.below(texts.count)
            batch { feed in
                feed.texts.insert(feed.texts.remove(at: item), at: target)
                feed.view.moveItem(at: [0, item], to: [0, target])
            }
            return "move \(item) to \(target)"
        default:
            let new = random.within(50...900)
            batch { feed in
                feed.texts[item] = new
                feed.view.reloadItems(at: [[0, item]])
            }
            return "reload \(item)"
        }
    }
}
