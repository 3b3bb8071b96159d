import FlowSimulator
import Foundation
import Testing

@MainActor
@Suite("Items go and come above the reader")
struct ItemsGoAndComeAboveTheReaderTests {
    @Test("Steps come to what is expected")
    func steps() throws {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 390, height: 60)
        layout.minimumLineSpacing = 4
        let view = CollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 420), collectionViewLayout: layout)
        view.overrideTraitCollection = TraitCollection(displayScale: 3)
        view.anchorPolicy = .top
        view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        let data = ItemSource(sections: [
            items([390, 44], [390, 72], [390, 58], count: 40),
        ])
        let trace = LayoutTrace()
        view.traceObserver = trace
        view.dataSource = data
        view.layoutIfNeeded()

        // Step 1: scroll through to the end
        trace.removeAll()
        scrollThrough(view, by: CGPoint(x: 0, y: view.bounds.height))
        view.layoutIfNeeded()

        // Step 2: scroll to 0, 620
        trace.removeAll()
        scroll(view, to: CGPoint(x: 0, y: 620))
        view.layoutIfNeeded()

        // Step 3: update: delete 0-2, 0-13, insert 2 at 0-0, insert 1 at 0-15. two go, three come
        trace.removeAll()
        view.performBatchUpdates {
            data.sections[0].remove(at: 13)
            data.sections[0].remove(at: 2)
            data.sections[0].insert(contentsOf: items([390, 90], count: 2), at: 0)
            data.sections[0].insert(contentsOf: items([390, 36]), at: 15)
            view.deleteItems(at: [[0, 2], [0, 13]])
            view.insertItems(at: [[0, 0], [0, 1]])
            view.insertItems(at: [[0, 15]])
        }
        view.layoutIfNeeded()
        #expect(trace.metrics.lastDrift == 0)
        #expect(trace.metrics.maximumDrift == 0)
    }
}

/// Scrolls as far as the content goes.
@MainActor
private func scroll(_ view: CollectionView, to offset: CGPoint) {
    let (size, content, insets) = (view.bounds.size, view.contentSize, view.adjustedContentInset)
    let (left, top) = (-insets.left, -insets.top)
    let right = max(left, content.width + insets.right - size.width)
    let bottom = max(top, content.height + insets.bottom - size.height)
    view.contentOffset = CGPoint(x: min(max(offset.x, left), right), y: min(max(offset.y, top), bottom))
}

/// Scrolls by one viewport after the other, so that everything on the way is measured.
@MainActor
private func scrollThrough(_ view: CollectionView, by page: CGPoint) {
    var before: CGPoint
    repeat {
        before = view.contentOffset
        scroll(view, to: CGPoint(x: before.x + page.x, y: before.y + page.y))
        if view.contentOffset != before { view.layoutIfNeeded() }
    } while view.contentOffset != before
}

/// The content of a cell, wherever updates move it.
@MainActor
private final class Item {
    /// The size that the cell returns when it is measured.
    var size: CGSize

    init(size: CGSize) {
        self.size = size
    }
}

/// Neighbouring items. Fewer sizes than items are repeated.
@MainActor
private func items(_ sizes: [CGFloat]..., count: Int? = nil) -> [Item] {
    let sizes = sizes.isEmpty ? [[50, 50]] : sizes
    return (0..<(count ?? sizes.count)).map { index in
        let size = sizes[index % sizes.count]
        return Item(size: CGSize(width: size[0], height: size[1]))
    }
}

private final class ItemCell: CollectionViewCell {
    var item: Item?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
        if let item { preferred.size = item.size }
        return preferred
    }
}

private final class ItemSource: NSObject, CollectionViewDataSource {
    var sections: [[Item]]

    init(sections: [[Item]]) {
        self.sections = sections
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? ItemCell)?.item = sections[indexPath.section][indexPath.item]
        return cell
    }
}
