// FlowTesting is not linked where there is UIKit.
#if canImport(FlowTesting)
import FlowTesting
import SampleLayouts
import Testing
import UIKit

/// The places of articles, and what a change of them costs.
@MainActor @Suite("Articles are measured once, and those on screen stay in their places")
struct ArticleCostTests {
    let controller = ArticleListController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    var view: UICollectionView { controller.collectionView }

    init() {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.show((0..<1000).map { number in
            Article(
                title: "Article \(number)",
                body: String(repeating: "A sentence of the article. ", count: 1 + number * 5 % 11))
        })
        window.layoutIfNeeded()
    }

    @Test("The first screen is the one in __Layouts__")
    func firstScreen() {
        // FLOW_RECORD_LAYOUTS=1 swift test writes the file again.
        expectLayout(of: view, matches: "Articles.load")
    }

    @Test("Of a thousand articles only those are measured that may be on screen")
    func measurements() {
        // Nine rows of the estimated height fill the screen.
        #expect(view.statistics.measurements == 9)
    }

    @Test("Scrolling measures the articles that come on screen, and moves nothing else")
    func scrolling() {
        expectBudget(.measured(2), .remeasured(0), .maximumDrift(0), of: view) { view.contentOffset.y += 100 }
    }

    @Test("A longer article is measured, and no other")
    func editing() {
        let body = String(repeating: "There is more to say. ", count: 30)
        expectBudget(.measured(1), .maximumDrift(0), of: view) { controller.edit(item: 2, body: body) }
    }
}
#endif
