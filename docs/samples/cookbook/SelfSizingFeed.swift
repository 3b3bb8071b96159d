import Testing
import UIKit

/// Posts as wide as the view and as high as their texts.
@MainActor
final class Feed {
    let view: UICollectionView
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
        view.reconfigureItems(at: [IndexPath(item: item, section: 0)])
    }

    private static func text(_ post: Int) -> String {
        String(repeating: "A sentence of a post. ", count: 2 + post * 5 % 11)
    }
}

@MainActor @Suite("A feed measures what is on screen, and nothing jumps")
struct FeedTests {
    let feed = Feed(posts: 10_000)

    init() { feed.view.layoutIfNeeded() }

    @Test func onlyPostsOnScreenAreMeasured() {
        #expect(feed.view.statistics.measurements < 12)
        #expect(feed.view.contentSize.height > 1_000_000)
    }
}
