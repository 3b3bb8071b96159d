import FlowTesting
import Foundation
import Testing
import UIKit

/// Posts as wide as the view and as high as their texts.
@MainActor
final class Feed {
    let view: UICollectionView
    /// The mistake that a budget finds.
    var reloadsEverything = false
    private let source: ItemSource<String, TextCell>

    init(posts: Int) {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 375, height: 120)
        layout.minimumLineSpacing = 1
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
        source = ItemSource((0..<posts).map(Self.text)) { cell, text in cell.label.text = text }
        source.connect(to: view)
    }

    func edit(post item: Int, text: String) {
        source.items[item] = text
        reloadsEverything ? view.reloadData() : view.reconfigureItems(at: [IndexPath(item: item, section: 0)])
    }

    private static func text(_ post: Int) -> String {
        String(repeating: "A sentence of a post. ", count: 2 + post * 5 % 11)
    }
}

@MainActor @Test func onlyPostsOnScreenAreMeasured() {
    let feed = Feed(posts: 10_000)
    feed.view.layoutIfNeeded()
    #expect(feed.view.visibleCells.count == feed.view.statistics.measurements)
    #expect(feed.view.contentSize.height > 1_000_000)
}

@MainActor @Test func aPictureOfTheFirstScreen() throws {
    let feed = Feed(posts: 1000)
    feed.view.layoutIfNeeded()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("feed.svg")
    try feed.view.svg().write(to: file, atomically: true, encoding: .utf8)
}

@MainActor @Test func theFirstScreen() {
    let feed = Feed(posts: 1000)
    expectLayout(of: feed.view, matches: "Feed.load")
}

@MainActor @Test func scrollingMeasuresOnePostAndMovesNothing() {
    let feed = Feed(posts: 1000)
    feed.view.layoutIfNeeded()
    expectBudget(.measured(1), .maximumDrift(0), of: feed.view) { feed.view.contentOffset.y += 100 }
}

@MainActor @Test func aLongerPostIsMeasuredAlone() {
    let feed = Feed(posts: 1000) // your view, layout, data source and cells
    feed.view.layoutIfNeeded()
    let longer = String(repeating: "There is more to say. ", count: 30)
    expectBudget(.measured(1), .maximumDrift(0), of: feed.view) { feed.edit(post: 2, text: longer) }
}

@MainActor @Test func aPageOfAllThatHappens() throws {
    let feed = Feed(posts: 1000)
    let trace = LayoutTrace()
    feed.view.traceObserver = trace
    feed.view.layoutIfNeeded()
    feed.view.contentOffset.y += 400
    feed.view.layoutIfNeeded()
    try trace.page(of: feed.view).write(to: FileManager.default.temporaryDirectory.appendingPathComponent("feed.html"))
}

/// What the front page prints: the message that one gets for `reloadData()` where a post was meant.
@MainActor @Test func readingAllPostsAnewFailsWithTheReason() throws {
    let feed = Feed(posts: 1000)
    feed.reloadsEverything = true
    feed.view.layoutIfNeeded()
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../README.md")
    let readme = try String(contentsOf: page, encoding: .utf8)
    let printed = readme.components(separatedBy: "```text\n").dropFirst().first?.components(separatedBy: "\n```").first
    let longer = String(repeating: "There is more to say. ", count: 30)
    withKnownIssue {
        expectBudget(.measured(1), .maximumDrift(0), of: feed.view) { feed.edit(post: 2, text: longer) }
    } matching: { issue in
        issue.comments.contains { $0.rawValue.hasPrefix(printed ?? "nothing is printed") }
    }
}
