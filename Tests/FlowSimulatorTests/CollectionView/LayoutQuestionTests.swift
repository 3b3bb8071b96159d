import FlowSimulator
import Testing

/// Layouts that are no flow layouts, or that do what layouts should not.
@MainActor @Suite
struct LayoutQuestionTests {
    @Test("R6.11: decoration views are made by the layout, and hidden elements have no view")
    func decorations() {
        let layout = ClosureFlowLayout()
        layout.elements = { _, items in
            let background = CollectionViewLayoutAttributes.decoration("background", [0, 0], rect(0, 0, 320, 100))
            background.zIndex = -1
            return items.map { item in item.changed { $0.isHidden = item.indexPath.item == 1 } } + [background]
        }
        layout.register(CollectionReusableView.self, forDecorationViewOfKind: "background")
        let screen = TestScreen(320, 100, counts: [3], layout: layout)
        screen.settle()
        #expect(screen.view.subviews.count == 3)
        #expect(screen.view.cellForItem(at: IndexPath(item: 1, section: 0)) == nil)
        screen.view.contentOffset.y = 1
        screen.settle()
        #expect(screen.view.subviews.count == 3)
    }

    @Test("R8.3, R8.7: a layout that is no flow layout goes through the same pass, with self-sizing")
    func customLayouts() {
        var heights: [CGFloat] = [50, 50, 50, 50]
        let layout = ClosureLayout(size(300, heights.reduce(0, +))) {
            rect(0, heights[..<$0.item].reduce(0, +), 300, heights[$0.item])
        }
        layout.preferredQuestion = { $0.size.height != $1.size.height }
        layout.preferredContext = { context, preferred, original in
            heights[original.indexPath.item] = preferred.size.height
            #expect(context.invalidatedItemIndexPaths == [original.indexPath])
        }
        let screen = TestScreen(300, 200, counts: [4], layout: layout) { path, _ in size(300, 60 + CGFloat(path.item)) }
        screen.settle()
        #expect(heights == [60, 61, 62, 63])
        #expect(screen.view.contentSize.height == 246)
        #expect(screen.view.statistics.measurements == 4)
        let base = TestScreen(300, 200, counts: [4], layout: CollectionViewLayout())
        base.settle()
        #expect(base.view.contentSize == .zero)
        #expect(base.view.subviews.isEmpty)
    }

    @Test("R6.13, R13.6: a supplementary view that moves without an invalidation is reported, once")
    func movingSupplementary() {
        let layout = ClosureFlowLayout()
        layout.elements = { rect, found in
            found.map {
                $0.representedElementCategory == .supplementaryView ? $0.changed { $0.frame.origin.y = rect.minY } : $0
            }
        }
        layout.headerReferenceSize = size(0, 40)
        let screen = TestScreen(320, 100, counts: [50], layout: layout)
        screen.settle()
        screen.view.contentOffset.y = 10
        screen.settle()
        #expect(screen.log.kinds == [
            .supplementaryChangedWithoutInvalidation(
                indexPath: [0, 0], from: rect(0, 0, 320, 40), to: rect(0, 10, 320, 40))
        ])
        layout.invalidateLayout()
        screen.settle()
        #expect(screen.log.issues.count == 1)
    }

    @Test("A layout may ask the view while it prepares, and is prepared once")
    func aLayoutMayAskTheViewWhileItPrepares() {
        let layout = ClosureLayout()
        let screen = TestScreen(320, 100, counts: [5], layout: layout)
        var preparations = 0
        layout.whenPreparing = { [unowned layout, unowned view = screen.view] in
            preparations += 1
            _ = view.layoutAttributesForItem(at: [0, 0])
            _ = view.indexPathForItem(at: .zero)
            view.layoutIfNeeded()
            layout.invalidateLayout()
        }
        screen.settle()
        #expect(preparations == 1)
    }
}
