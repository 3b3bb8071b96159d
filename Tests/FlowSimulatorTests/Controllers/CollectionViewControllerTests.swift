import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

@MainActor @Suite
struct CollectionViewControllerTests {
    private final class Numbers: CollectionViewController {
        var count = 30
        var scrolls = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "number")
        }

        override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }

        override func collectionView(
            _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
        ) -> CollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        }

        override func scrollViewDidScroll(_ scrollView: ScrollView) { scrolls += 1 }
    }

    private let layout = CollectionViewFlowLayout()

    @Test("C13: the view is a wrapper that the collection view fills and follows")
    func views() {
        let controller = Numbers(collectionViewLayout: layout)
        #expect(!controller.isViewLoaded)
        #expect(controller.collectionViewLayout === layout)
        let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let view = controller.collectionView!
        #expect(view.superview === controller.view)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(view.dataSource === controller)
        #expect(view.delegate === controller)
        #expect(view.collectionViewLayout === layout)
        #expect(view.visibleCells.count == 30)
        #expect(view.numberOfSections == 1)
        window.frame.size.height = 100
        window.layoutIfNeeded()
        #expect(view.frame.height == 100)
        #expect(view.visibleCells.count < 30)
        view.contentOffset.y = 10
        #expect(controller.scrolls > 0)
        #expect(view.next === controller.view)
        #expect(controller.view.next === controller)
    }

    @Test("Asking for the collection view makes the view, and the layout stays that of the beginning")
    func asking() {
        let controller = Numbers(collectionViewLayout: layout)
        controller.collectionView.collectionViewLayout = CollectionViewFlowLayout()
        #expect(controller.isViewLoaded)
        #expect(controller.collectionViewLayout === layout)
        #expect(controller.clearsSelectionOnViewWillAppear)
        #expect(controller.installsStandardGestureForInteractiveMovement)
        for other in [Numbers(nibName: "Name", bundle: nil), Numbers(coder: NSCoder())!] {
            #expect(other.collectionViewLayout is CollectionViewFlowLayout)
            #expect(other.collectionView.superview != nil)
        }
    }

    @Test("A collection view that is set takes the former one's place")
    func setting() {
        let controller = Numbers(collectionViewLayout: layout)
        let old = controller.collectionView!
        let new = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
        let source = TableSource([3])
        new.dataSource = source
        controller.collectionView = new
        #expect(old.superview == nil)
        #expect(new.superview === controller.view)
        #expect(new.frame == controller.view.bounds)
        #expect(new.dataSource === source)
        #expect(new.delegate === controller)
        let early = Numbers(collectionViewLayout: layout)
        let given = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
        early.collectionView = given
        #expect(!early.isViewLoaded)
        #expect(early.collectionView === given)
        #expect(given.superview === early.view)
    }

    @Test("A controller whose view is the collection view itself keeps it so")
    func ownView() {
        final class Plain: CollectionViewController {
            override func loadView() {
                let own = CollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
                view = own
                collectionView = own
            }
        }
        let controller = Plain(collectionViewLayout: layout)
        #expect(controller.collectionView === controller.view)
        #expect(controller.view.superview == nil)
    }

    @Test("What no subclass overrides counts as not implemented, and what one overrides as implemented")
    func optionality() {
        let controller = Numbers(collectionViewLayout: layout)
        let view = controller.collectionView!
        let source: any CollectionViewDataSource = controller
        let delegate: any CollectionViewDelegate = controller
        let (path, cell) = (IndexPath(item: 0, section: 0), CollectionViewCell(frame: .zero))
        #expect(source.numberOfSections?(in: view) == Optional(1))
        let header: CollectionReusableView? = source.collectionView?(
            view, viewForSupplementaryElementOfKind: "kind", at: path)
        #expect(header == nil)
        #expect(source.collectionView?(view, canMoveItemAt: path) == nil)
        #expect(source.collectionView?(view, moveItemAt: path, to: path) == nil)
        #expect(delegate.collectionView?(view, willDisplay: cell, forItemAt: path) == nil)
        #expect(delegate.collectionView?(view, didEndDisplaying: cell, forItemAt: path) == nil)
        #expect(delegate.collectionView?(view, targetContentOffsetForProposedContentOffset: .zero) == nil)
        #expect(
            delegate.collectionView?(
                view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
                toProposedIndexPath: path) == nil)
        #expect(delegate.collectionView?(view, shouldSelectItemAt: path) == nil)
        #expect(delegate.collectionView?(view, didSelectItemAt: path) == nil)
        #expect(delegate.scrollViewDidScroll?(view) != nil)
        #expect(delegate.scrollViewWillBeginDragging?(view) == nil)
        #expect(delegate.scrollViewDidEndDragging?(view, willDecelerate: true) == nil)
        #expect(delegate.scrollViewDidEndDecelerating?(view) == nil)
        #expect(delegate.scrollViewDidChangeAdjustedContentInset?(view) == nil)
    }

    @Test("Every method of data source and delegates can be overridden")
    func completeness() throws {
        let own = try Declarations.methods(
            of: "Sources/FlowSimulator/Controllers/CollectionViewController.swift", after: "open func ")
        for path in [
            "Sources/CollectionSimulator/CollectionView/CollectionViewDataSource.swift",
            "Sources/CollectionSimulator/CollectionView/CollectionViewDelegate.swift",
            "Sources/ViewSimulator/ScrollView/ScrollViewDelegate.swift",
        ] {
            let wanted = try Declarations.methods(of: path, after: " func ")
            #expect(wanted.count >= 8)
            #expect(wanted.subtracting(own) == [])
        }
    }

    @Test("What is selected is so no more when the view appears, unless the controller keeps it")
    func selection() {
        let controller = Numbers(collectionViewLayout: layout)
        controller.view.layoutIfNeeded()
        let path = IndexPath(item: 1, section: 0)
        for clears in [false, true] {
            controller.clearsSelectionOnViewWillAppear = clears
            controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
            controller.beginAppearanceTransition(true, animated: false)
            #expect(controller.collectionView.indexPathsForSelectedItems == (clears ? [] : [path]))
            controller.endAppearanceTransition()
            controller.beginAppearanceTransition(false, animated: false)
            controller.endAppearanceTransition()
        }
    }

    @Test("A subclass may say the sizes of a flow layout")
    func flowDelegate() {
        final class Sized: CollectionViewController, CollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt indexPath: IndexPath
            ) -> CGSize { CGSize(width: 100, height: 20) }
            override func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        }
        let controller = Sized(collectionViewLayout: layout)
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        #expect(layout.collectionViewContentSize == CGSize(width: 100, height: 20))
    }

    @Test("A controller without items needs no cells, and one with items does")
    func cells() async {
        let empty = CollectionViewController(collectionViewLayout: CollectionViewFlowLayout())
        empty.view.layoutIfNeeded()
        #expect(empty.collectionView.numberOfItems(inSection: 0) == 0)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            final class Lazy: CollectionViewController {
                override func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            }
            let controller = Lazy(collectionViewLayout: CollectionViewFlowLayout())
            controller.view.layoutIfNeeded()
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let words = "Lazy has items and does not override collectionView(_:cellForItemAt:)"
        #expect(said.contains(words))
    }

    @Test("A window goes with its controller, the collection view, its cells and its layouts")
    func released() {
        weak var window: Window?
        weak var controller: Numbers?
        weak var cell: CollectionViewCell?
        weak var next: CollectionViewLayout?
        func make() {
            let (kept, numbers) = (Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Numbers())
            kept.rootViewController = numbers
            kept.makeKeyAndVisible()
            let view = numbers.collectionView!
            view.backgroundView = View()
            view.tapItem(at: [0, 0])
            let other = CollectionViewFlowLayout()
            view.startInteractiveTransition(to: other) { _, _ in _ = view }
            view.layoutIfNeeded()
            (window, controller, cell, next) = (kept, numbers, view.cellForItem(at: [0, 0]), other)
            #expect(cell?.isSelected == true)
            view.cancelInteractiveTransition()
        }
        make()
        #expect(window == nil)
        #expect(controller == nil)
        #expect(cell == nil)
        #expect(next == nil)
    }
}
