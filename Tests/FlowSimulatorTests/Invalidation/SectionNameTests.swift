import FlowSimulator
import Testing

/// Supplementary views are named by section: any path of it names its one header or footer (R6.6).
@MainActor @Suite
struct SectionNameTests {
    private let header = CollectionView.elementKindSectionHeader
    private let footer = CollectionView.elementKindSectionFooter

    /// Three sections of two rows of 40 with headers of 30 and footers of 20, all on screen.
    private func made(
        _ layout: CollectionViewFlowLayout = CollectionViewFlowLayout()
    ) -> (TestScreen, SectionDelegate) {
        layout.itemSize = size(320, 40)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, 480, counts: [2, 2, 2], layout: layout)
        let delegate = SectionDelegate()
        delegate.headers = [30, 30, 30]
        delegate.footers = [20, 20, 20]
        screen.keptAlive.append(delegate)
        screen.view.delegate = delegate
        screen.settle()
        screen.view.resetStatistics()
        return (screen, delegate)
    }

    /// The supplementary views on screen, as subviews.
    private func views(of view: CollectionView) -> [CollectionReusableView] {
        view.subviews.compactMap { $0 as? CollectionReusableView }.filter { !($0 is CollectionViewCell) }
    }

    private func name(_ kind: String, _ paths: [IndexPath], in screen: TestScreen) {
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateSupplementaryElements(ofKind: kind, at: paths)
        screen.layout.invalidateLayout(with: context)
        screen.settle()
    }

    private let names = [path(2, 0), path(2, 1), path(2, 5), IndexPath(index: 2), IndexPath(indexes: [2, 5, 7])]

    @Test("A header that is named by any path of its section is shown once")
    func anyPathOfItsSection() {
        for kind in [header, footer] {
            for named in names {
                let (screen, delegate) = made()
                let before = views(of: screen.view)
                name(kind, [named], in: screen)
                #expect(
                    views(of: screen.view).map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init), "\(named)")
                #expect(screen.view.statistics.elementsRequeried == 1)
                #expect(screen.view.statistics.elementQueries == 0)
                (delegate.headers[2], delegate.footers[2]) = (36, 26)
                name(kind, [named], in: screen)
                #expect(views(of: screen.view).count == 6, "\(named)")
                #expect(screen.header(2)?.height == (kind == header ? 36 : 30))
                #expect(screen.footer(2)?.height == (kind == footer ? 26 : 20))
                #expect(shownFrames(of: screen.view)["header 2"] == screen.header(2))
                #expect(shownFrames(of: screen.view)["footer 2"] == screen.footer(2))
                #expect(screen.log.issues.isEmpty, "\(named)")
            }
        }
    }

    @Test("Several names of one header mean one view")
    func severalNames() {
        let (screen, _) = made()
        name(header, names, in: screen)
        #expect(views(of: screen.view).count == 6)
        #expect(screen.view.statistics.elementsRequeried == names.count)
        #expect(screen.log.issues.isEmpty)
    }

    @Test("A header that goes, and comes back under another name, is shown once")
    func comesBack() {
        let (screen, delegate) = made()
        for (length, count): (CGFloat, Int) in [(0, 5), (30, 6)] {
            delegate.headers[2] = length
            name(header, [path(2, 5)], in: screen)
            #expect(views(of: screen.view).count == count)
        }
        #expect(screen.log.issues.isEmpty)
    }

    @Test("G37: a name in a section without the element is still reported as unknown")
    func sectionsWithoutOne() {
        let (screen, delegate) = made()
        delegate.headers[1] = 0
        name(header, [path(1, 0)], in: screen)
        #expect(screen.log.issues.isEmpty)
        name(header, [path(1, 4), IndexPath(index: 7), IndexPath()], in: screen)
        #expect(screen.log.kinds == [path(1, 4), IndexPath(index: 7), IndexPath()].map {
            .unknownInvalidation(category: .supplementaryView, kind: header, indexPath: $0)
        })
        #expect(views(of: screen.view).count == 5)
    }

    @Test("The view finds a header by any path of its section")
    func theViewFindsAHeaderByAnyPathOfItsSection() {
        let (screen, _) = made()
        for named in names {
            let attributes = screen.view.layoutAttributesForSupplementaryElement(ofKind: header, at: named)
            #expect(attributes?.indexPath == path(2, 0))
            let found = screen.view.supplementaryView(forElementKind: header, at: named)
            #expect(found != nil)
            #expect(found === screen.view.supplementaryView(forElementKind: header, at: path(2, 0)))
        }
        #expect(screen.view.supplementaryView(forElementKind: header, at: path(3, 0)) == nil)
        #expect(screen.view.supplementaryView(forElementKind: header, at: IndexPath()) == nil)
        #expect(screen.view.supplementaryView(forElementKind: "badge", at: path(2, 5)) == nil)
    }

    @Test("R6.13: a change is allowed under any name, also where the rectangle is queried")
    func anyName() {
        for (named, excused) in names.map({ ($0, true) }) + [(path(1, 0), false), (path(1, 5), false)] {
            let layout = ClosureFlowLayout()
            let (screen, _) = made(layout)
            layout.changeViews { if $0.indexPath.section == 2 { $0.frame.origin.y += 4 } }
            let context = CollectionViewFlowLayoutInvalidationContext()
            context.invalidateSupplementaryElements(ofKind: header, at: [named])
            context.invalidateSupplementaryElements(ofKind: footer, at: [named])
            layout.invalidateLayout(with: context)
            // Other bounds: the rectangle is asked for, and with it the views that nobody named.
            screen.view.frame.size.height = 479
            screen.settle()
            #expect(screen.log.issues.isEmpty == excused, "\(named)")
        }
    }

    /// Several badges to a section, each with its own path, and one banner to a section whatever the item. A ghost is
    /// of a section that does not exist.
    private final class BadgeLayout: CollectionViewLayout {
        var height: CGFloat = 10
        var hasBanner = true
        var isFolded = false

        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 400) }

        override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
            let badges = (0..<3).compactMap { layoutAttributesForSupplementaryView(ofKind: "badge", at: path(0, $0)) }
            return badges + [layoutAttributesForSupplementaryView(ofKind: "banner", at: path(0, 0))].compactMap { $0 }
        }

        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> CollectionViewLayoutAttributes? {
            guard indexPath.first == 0, elementKind != "banner" || hasBanner else { return nil }
            let item = elementKind == "badge" && !isFolded ? indexPath[1] : 0
            guard item < 3 else { return nil }
            let attributes = CollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: elementKind, with: path(elementKind == "ghost" ? 7 : 0, item))
            attributes.frame = CGRect(
                x: elementKind == "badge" ? 0 : 100, y: 50 * CGFloat(item), width: 20, height: height)
            return attributes
        }
    }

    private func badges() -> (TestScreen, BadgeLayout) {
        let layout = BadgeLayout()
        let screen = TestScreen(320, 480, counts: [3], layout: layout)
        for kind in ["badge", "banner", "ghost"] {
            screen.view.register(
                CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        screen.settle()
        return (screen, layout)
    }

    private func name(_ kind: String, _ named: IndexPath, in screen: TestScreen) {
        let context = CollectionViewLayoutInvalidationContext()
        context.invalidateSupplementaryElements(ofKind: kind, at: [named])
        screen.layout.invalidateLayout(with: context)
        screen.settle()
    }

    @Test("Another layout may have several views of a kind in a section")
    func severalBadges() {
        let (screen, layout) = badges()
        #expect(views(of: screen.view).count == 4)
        layout.height = 12
        name("badge", path(0, 1), in: screen)
        let heights = (0..<3).map {
            screen.view.supplementaryView(forElementKind: "badge", at: path(0, $0))?.frame.height
        }
        #expect(heights == [10, 12, 10])
        #expect(screen.view.supplementaryView(forElementKind: "badge", at: path(0, 7)) == nil)
        #expect(views(of: screen.view).count == 4)
    }

    @Test("The answer of another layout says which view is meant")
    func answeredView() {
        let (screen, layout) = badges()
        let banner = screen.view.supplementaryView(forElementKind: "banner", at: path(0, 0))
        layout.height = 12
        name("banner", path(0, 2), in: screen)
        #expect(views(of: screen.view).count == 4)
        #expect(banner?.frame.height == 12)
        #expect(screen.log.issues.isEmpty)
        // Named by another path, and found by the rectangle.
        layout.height = 14
        let context = CollectionViewLayoutInvalidationContext()
        context.invalidateSupplementaryElements(ofKind: "banner", at: [path(0, 1)])
        for item in 0..<3 { context.invalidateSupplementaryElements(ofKind: "badge", at: [path(0, item)]) }
        layout.invalidateLayout(with: context)
        screen.view.frame.size.height = 470
        screen.settle()
        #expect(banner?.frame.height == 14)
        #expect(screen.log.issues.isEmpty)
    }

    @Test("A view that is gone is looked for under any name")
    func goneBanner() {
        let (screen, layout) = badges()
        layout.hasBanner = false
        name("banner", path(0, 2), in: screen)
        #expect(views(of: screen.view).count == 3)
        #expect(screen.view.supplementaryView(forElementKind: "banner", at: path(0, 0)) == nil)
    }

    @Test("A name that now means another view leaves no view behind")
    func otherView() {
        let (screen, layout) = badges()
        layout.isFolded = true
        name("badge", path(0, 1), in: screen)
        #expect(views(of: screen.view).count == 2)
        #expect(screen.view.supplementaryView(forElementKind: "badge", at: path(0, 1)) == nil)
    }

    @Test("R9.17: an answer with a section that does not exist is reported")
    func unknownSection() {
        let (screen, _) = badges()
        name("ghost", path(0, 0), in: screen)
        #expect(views(of: screen.view).count == 4)
        #expect(screen.log.kinds == [.unknownIndexPath(indexPath: path(7, 0))])
    }

    @Test("The trace explains a header that was named by any path")
    func theTraceTellsOfAHeaderNamedByAnyPath() {
        let (screen, delegate) = made()
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        delegate.headers[2] = 44
        name(header, [path(2, 5)], in: screen)
        let why = trace.explanation(for: TraceEvent.Element(category: .supplementary, kind: header, path: [2, 0]))
        #expect(why.hasPrefix("header 2 was laid out because a context of the program named it"))
        let other = trace.explanation(for: TraceEvent.Element(category: .supplementary, kind: header, path: [1, 0]))
        #expect(other == "header 1 was not laid out since the trace began.")
    }
}
