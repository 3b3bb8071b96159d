import FlowSimulator
import FlowTestSupport
import Testing

/// Where everything comes from and goes to (R10.10, G33, G44, G45).
@MainActor
@Suite("Transitions of batch updates")
struct TransitionTests {
    private func cells(_ transition: UpdateTransition?) -> [UpdateTransition.Element] {
        (transition?.elements ?? []).filter { $0.category == .cell }
    }

    @Test("R10.10: what stays moves, what comes fades in, what goes fades out")
    func defaults() throws {
        let screen = TestScreen.rows(3, height: 1000)
        screen.settle()
        try screen.view.performThrowingBatchUpdates {
            screen.view.deleteItems(at: [path(0, 0)])
            screen.view.insertItems(at: [path(0, 2)])
        }
        let elements = cells(screen.view.lastTransition)
        let staying = elements.filter { $0.role == .staying }
        #expect(staying.map(\.initial.frame.minY) == [100, 200])
        #expect(staying.map(\.final.frame.minY) == [0, 100])
        #expect(staying.allSatisfy { $0.initial.alpha == 1 && $0.final.alpha == 1 })
        let appearing = elements.filter { $0.role == .appearing }
        #expect(appearing.map(\.indexPathAfter) == [path(0, 2)])
        #expect(appearing.map(\.initial.alpha) == [0])
        let gone = elements.filter { $0.role == .disappearing }
        #expect(gone.map(\.indexPathBefore) == [path(0, 0)])
        #expect(gone.map(\.final.alpha) == [0])
        #expect(gone.map(\.indexPathAfter) == [nil])
        let middle = try #require(screen.view.lastTransition?.frame(at: 0.5))
        #expect(middle.elements.map(\.frame.minY) == [50, 150, 200, 0])
        #expect(middle.elements.map(\.alpha) == [1, 1, 0.5, 0.5])
    }

    @Test("A moment at 0 is what was, a moment at 1 is what is: cells, headers and decorations")
    func ends() throws {
        let layout = BadgeLayout()
        layout.register(CollectionReusableView.self, forDecorationViewOfKind: "ground")
        layout.itemSize = size(320, 100)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = size(320, 40)
        let screen = TestScreen(320, 1000, counts: [2, 1], layout: layout)
        screen.settle()
        let shown: () -> [CGRect] = {
            screen.view.subviews.map(\.frame).sorted { ($0.minY, $0.height) < ($1.minY, $1.height) }
        }
        let before = shown()
        screen.source.counts = [3, 1]
        screen.view.insertItems(at: [path(0, 0)])
        let transition = try #require(screen.view.lastTransition)
        func frames(_ fraction: CGFloat) -> [CGRect] {
            transition.frame(at: fraction).elements.filter { $0.alpha > 0 }.map(\.frame)
                .sorted { ($0.minY, $0.height) < ($1.minY, $1.height) }
        }
        #expect(frames(0) == before)
        #expect(frames(1) == shown())
        let middle = transition.frame(at: 0.5).elements
        let header = middle.first { $0.category == .supplementaryView && $0.indexPath == path(1, 0) }
        #expect(header?.frame == rect(0, 290, 320, 40))
        #expect(middle.first { $0.category == .decorationView }?.frame == rect(0, 0, 320, 430))
    }

    @Test("A transform in space is on the way as well, and no geometry is lost (R6.9)")
    func transformsInSpace() throws {
        let layout = ClosureFlowLayout()
        layout.initialItem = { _, initial in
            initial?.transform3D = CATransform3DMakeTranslation(0, 0, 80)
            return initial
        }
        layout.itemSize = size(320, 100)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, 1000, counts: [1], layout: layout)
        screen.settle()
        screen.source.counts = [2]
        screen.view.insertItems(at: [path(0, 0)])
        let transition = try #require(screen.view.lastTransition)
        let moved = try #require(transition.frame(at: 0.5).elements.first { $0.indexPath == path(0, 1) })
        #expect(moved.center == CGPoint(x: 160, y: 100))
        #expect(moved.size == size(320, 100))
        #expect(moved.transform3D.m43 == 40)
        let end = try #require(transition.frame(at: 1).elements.first { $0.indexPath == path(0, 1) })
        #expect(end.frame == rect(0, 100, 320, 100))
    }

    @Test("What leaves the screen goes to where it is now; what comes from outside comes from where it was")
    func throughTheEdge() {
        let screen = TestScreen.rows(10, height: 300)
        screen.settle()
        screen.source.counts = [9]
        screen.view.deleteItems(at: [path(0, 1)])
        let coming = cells(screen.view.lastTransition).first { $0.role == .appearing }
        #expect(coming?.indexPathBefore == path(0, 3))
        #expect(coming?.initial.frame == rect(0, 300, 320, 100))
        #expect(coming?.initial.alpha == 1)
        screen.source.counts = [10]
        screen.view.insertItems(at: [path(0, 0)])
        let leaving = cells(screen.view.lastTransition).first { $0.role == .disappearing }
        #expect(leaving?.indexPathBefore == path(0, 2))
        #expect(leaving?.final.frame == rect(0, 300, 320, 100))
        #expect(leaving?.final.alpha == 1)
    }

    @Test("G33: a row changes its height: two snapshots, items below shift by 30, nothing has the estimate's size")
    func noEstimateInBetween() {
        var first: CGFloat = 80
        let screen = TestScreen.list(320, 480, count: 5, estimate: 50, spacing: 0) { $0 == 0 ? first : 60 }
        screen.settle()
        for update in [
            { screen.view.reloadItems(at: [path(0, 0)]) }, { screen.view.reconfigureItems(at: [path(0, 0)]) },
        ] {
            first = first == 80 ? 110 : 80
            update()
            let shift: CGFloat = first == 110 ? 30 : -30
            let elements = cells(screen.view.lastTransition)
            for element in elements {
                #expect(element.initial.size.height != 50)
                #expect(element.final.size.height != 50)
                guard element.role == .staying, element.indexPathAfter != path(0, 0) else { continue }
                #expect(element.final.frame.minY - element.initial.frame.minY == shift)
            }
            #expect(screen.frame(0)?.height == first)
        }
    }

    @Test("R10.13: a reloaded item that leaves the screen in the same batch carries the estimate again")
    func reloadedAndGone() {
        let screen = TestScreen.list(320, 300, count: 20, estimate: 50, spacing: 0) { _ in 100 }
        screen.settle()
        #expect(screen.frame(0)?.height == 100)
        screen.view.performBatchUpdates {
            screen.source.counts = [30]
            screen.view.reloadItems(at: [path(0, 0)])
            screen.view.insertItems(at: (0..<10).map { path(0, $0) })
        }
        #expect(screen.frame(10)?.height == 50)
        #expect(screen.frame(11)?.height == 100)
    }

    @Test("G33: with the quirk, known sizes are lost and the content passes through the estimate")
    func losesSizes() {
        let screen = TestScreen.list(320, 300, count: 30, estimate: 50, spacing: 0) { _ in 80 }
        screen.view.quirks = [.losesMeasuredSizesWhenCountsChange]
        screen.scrollToEnd(step: 200)
        #expect(screen.view.contentSize.height == 2400)
        screen.source.counts = [31]
        screen.view.insertItems(at: [path(0, 30)])
        #expect(screen.flow.measuredItemCount < 10)
        screen.view.quirks = []
        screen.view.contentOffset = .zero
        screen.scrollToEnd(step: 200)
        screen.source.counts = [32]
        screen.view.insertItems(at: [path(0, 31)])
        #expect(screen.flow.measuredItemCount >= 25)
    }

    @Test("G44: an update without operations, and a decoration: one before, during and after")
    func decoration() {
        let layout = BadgeLayout()
        layout.register(CollectionReusableView.self, forDecorationViewOfKind: "ground")
        let screen = TestScreen(320, 480, counts: [3], layout: layout)
        screen.settle()
        for _ in 0..<3 {
            screen.view.performBatchUpdates(nil)
            let decorations = screen.view.lastTransition?.elements.filter { $0.category == .decorationView } ?? []
            #expect(decorations.count == 1)
            #expect(decorations.first?.role == .staying)
            #expect(screen.view.subviews.count == 4)
            #expect(layout.decorationsAsked == ["delete ground", "insert ground"])
            layout.decorationsAsked = []
        }
    }

    @Test("G45: three items before four badges: each badge has one initial and one final frame, 150 apart")
    func badges() throws {
        let layout = BadgeLayout()
        layout.register(CollectionReusableView.self, forDecorationViewOfKind: "ground")
        layout.badgeStart = 0
        layout.itemSize = size(320, 50)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, 1000, counts: [4], layout: layout)
        screen.view.register(
            CollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "view")
        screen.settle()
        let views = (0..<4).map { screen.view.supplementaryView(forElementKind: "badge", at: path(0, $0)) }
        screen.source.counts = [7]
        layout.badgeStart = 3
        layout.insertedBadges = [path(0, 0), path(0, 1), path(0, 2)]
        screen.view.insertItems(at: [path(0, 0), path(0, 1), path(0, 2)])
        let badges = try #require(screen.view.lastTransition).elements.filter { $0.kind == "badge" }
        #expect(badges.count == 4)
        #expect(badges.allSatisfy { $0.role == .staying && $0.final.frame.minY - $0.initial.frame.minY == 150 })
        #expect(Set(badges.map(\.indexPathBefore)).count == 4)
        for (index, view) in views.enumerated() {
            #expect(screen.view.supplementaryView(forElementKind: "badge", at: path(0, index + 3)) === view)
        }
    }

    @Test("G41: a header keeps its frame beside a measured item")
    func headerAndItem() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(320, 44)
        layout.headerReferenceSize = size(320, 88)
        let screen = TestScreen(320, 480, counts: [2], layout: layout) { _, _ in size(320, 100) }
        screen.settle()
        screen.source.counts = [3]
        screen.view.insertItems(at: [path(0, 0)])
        #expect(screen.header(0) == rect(0, 0, 320, 88))
        #expect(screen.frame(0) == rect(0, 88, 320, 100))
    }
}

/// Badges from an item on, and one decoration behind everything.
private final class BadgeLayout: CollectionViewFlowLayout {
    var badgeStart: Int?
    var insertedBadges: [IndexPath] = []
    var decorationsAsked: [String] = []

    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        decorationsAsked.append("delete \(elementKind)")
        return []
    }

    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        decorationsAsked.append("insert \(elementKind)")
        return []
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect) ?? []
        let ground = layoutAttributesForDecorationView(ofKind: "ground", at: [0, 0])
        guard let badgeStart else { return found + [ground].compactMap { $0 } }
        let badges = (badgeStart..<badgeStart + 4).compactMap {
            layoutAttributesForSupplementaryView(ofKind: "badge", at: [0, $0])
        }
        return found + badges + [ground].compactMap { $0 }
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        guard elementKind == "badge" else {
            return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        }
        guard let item = layoutAttributesForItem(at: indexPath) else { return nil }
        let badge = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        badge.frame = CGRect(x: 300, y: item.frame.minY, width: 20, height: 20)
        return badge
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        let ground = CollectionViewLayoutAttributes(forDecorationViewOfKind: "ground", with: [0, 0])
        ground.frame = CGRect(origin: .zero, size: collectionViewContentSize)
        return ground
    }

    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        elementKind == "badge" ? insertedBadges : super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
    }
}
