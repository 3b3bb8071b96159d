import FlowSimulator
import Testing

/// How far optional methods of delegates and data sources are seen without Objective-C.
@MainActor @Suite
struct SubclassedDelegateTests {
    private func itemSizes(of delegate: some CollectionViewDelegateFlowLayout) -> [CGSize] {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
        let source = OneItem()
        view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.delegate = delegate
        view.layoutIfNeeded()
        return view.visibleCells.map(\.frame.size)
    }

    @Test("A method that only a subclass of the conforming class adds is not called")
    func addedMethod() {
        #expect(itemSizes(of: AddingSubclass()) == [CGSize(width: 50, height: 50)], "the layout's property")
    }

    @Test("A method that a subclass overrides is called, and so is one that the conforming class inherits")
    func overriddenMethod() {
        #expect(itemSizes(of: OverridingSubclass()) == [CGSize(width: 20, height: 10)])
        #expect(itemSizes(of: ConformingSubclass()) == [CGSize(width: 30, height: 30)])
    }

    @Test("C17: a data source to which only a subclass adds a number of sections has one section")
    func addedSections() {
        let view = CollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: CollectionViewFlowLayout())
        view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = ThreeSections()
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.numberOfSections == 1)
    }
}

private class OneItem: NSObject, CollectionViewDataSource {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

private final class ThreeSections: OneItem {
    func numberOfSections(in collectionView: CollectionView) -> Int { 3 }
}

private class Conforming: CollectionViewDelegateFlowLayout {}

private final class AddingSubclass: Conforming {
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 20, height: 10) }
}

@MainActor
private class Sizing {
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 30, height: 30) }
}

private class ConformingSubclass: Sizing, CollectionViewDelegateFlowLayout {}

private final class OverridingSubclass: ConformingSubclass {
    override func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 20, height: 10) }
}
