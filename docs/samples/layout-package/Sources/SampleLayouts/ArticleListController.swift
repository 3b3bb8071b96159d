import UIKit

public struct Article {
    public var title: String
    public var body: String?

    public init(title: String, body: String? = nil) {
        self.title = title
        self.body = body
    }
}

/// A list of articles whose rows are as high as their texts.
public final class ArticleListController: UICollectionViewController {
    public private(set) var articles: [Article] = []

    public init() {
        let layout = ListLayout()
        layout.minimumLineSpacing = 1
        super.init(collectionViewLayout: layout)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(ArticleCell.self, forCellWithReuseIdentifier: ArticleCell.reuseIdentifier)
    }

    public func show(_ articles: [Article]) {
        self.articles = articles
        collectionView.reloadData()
    }

    /// Changes one article. Its cell alone is measured again.
    public func edit(item: Int, body: String) {
        articles[item].body = body
        collectionView.reconfigureItems(at: [IndexPath(item: item, section: 0)])
    }

    public override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        articles.count
    }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: ArticleCell.reuseIdentifier, for: indexPath)
        if let cell = cell as? ArticleCell {
            let article = articles[indexPath.item]
            cell.configure(title: article.title, body: article.body)
        }
        return cell
    }
}
