import SampleLayouts
import Testing
import UIKit

@MainActor @Suite("Articles as high as their texts")
struct ArticleListTests {
    let controller = ArticleListController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    init() {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.show([
            Article(title: "Short"),
            Article(title: "Short", body: "One line of text"),
            Article(
                title: "Long",
                body: String(repeating: "A body that takes as many lines as the list's width leaves it. ", count: 3)),
        ])
        window.layoutIfNeeded()
    }

    func cell(_ item: Int) throws -> ArticleCell {
        try #require(controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? ArticleCell)
    }

    @Test("The picture decides the height of a row with little text, the text that of the others")
    func heights() throws {
        #expect(try cell(0).frame == CGRect(x: 0, y: 0, width: 375, height: 64))
        #expect(try cell(1).frame.height >= 64)
        let long = try cell(2)
        let lines = (long.bodyLabel.frame.height / long.bodyLabel.font.lineHeight).rounded()
        #expect(lines > 2)
        #expect(long.frame.height == 24 + long.titleLabel.frame.height + 4 + long.bodyLabel.frame.height)
    }

    @Test("Rows follow each other with one point between them")
    func spacing() throws {
        #expect(try cell(1).frame.minY == cell(0).frame.maxY + 1)
        #expect(try cell(2).frame.minY == cell(1).frame.maxY + 1)
        #expect(try controller.collectionView.contentSize.height == cell(2).frame.maxY)
    }

    @Test("A narrower window makes longer rows")
    func width() throws {
        let height = try cell(2).frame.height
        window.frame.size.width = 250
        window.layoutIfNeeded()
        #expect(try cell(2).frame.width == 250)
        #expect(try cell(2).frame.height > height)
    }
}
