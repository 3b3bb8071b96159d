import FlowSimulator
import Testing

/// A scroll to an item, or to the start, lands: to the pixel, and after any measuring on the way (R6.16).
@MainActor @Suite
struct ScrollLandingTests {
    private typealias Position = CollectionView.ScrollPosition

    private func rows(
        _ length: CGFloat, scale: CGFloat, inset: EdgeInsets, axis: CollectionView.ScrollDirection = .vertical
    ) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.scrollDirection = axis
        layout.itemSize = axis.size(along: length, across: 320)
        layout.minimumLineSpacing = 0
        let bounds = axis.size(along: 480, across: 320)
        let screen = TestScreen(bounds.width, bounds.height, counts: [40], layout: layout)
        screen.view.displayScale = scale
        screen.view.contentInset = inset
        screen.settle()
        return screen
    }

    @Test("A scroll does not go on for the last bit of a double")
    func lastBit() {
        let screen = rows(53.2222, scale: 3, inset: EdgeInsets(top: 35, left: 0, bottom: 0, right: 0))
        screen.view.contentOffset.y = 116.54918109734935
        screen.settle()
        screen.view.resetStatistics()
        screen.view.scrollToItem(at: path(0, 3), at: .top, animated: false)
        #expect(abs(screen.frame(3)!.minY - 35 - screen.view.contentOffset.y) < 1e-9)
        #expect(screen.view.statistics.elementQueries == 1)
        #expect(screen.log.issues.isEmpty)
    }

    /// The last bits are others every time, three alternately.
    @Test("A layout whose answers differ by less than a pixel is not asked again and again")
    func tremblingLayout() {
        var count = 0
        let layout = ClosureLayout(size(320, 5000)) { _ in
            count += 1
            return rect(0, 1000 + CGFloat(count % 3) * 1e-9, 320, 100)
        }
        layout.elements = { [unowned layout] _ in [layout.layoutAttributesForItem(at: path(0, 0))!] }
        let screen = TestScreen(320, 480, counts: [1], layout: layout)
        screen.settle()
        screen.view.scrollToItem(at: path(0, 0), at: .top, animated: false)
        #expect(abs(screen.view.contentOffset.y - 1000) < 1e-6)
        #expect(screen.log.issues.isEmpty)
    }

    private let positions: [(vertical: Position, horizontal: Position)] = [
        (.top, .left), (.centeredVertically, .centeredHorizontally), (.bottom, .right), ([], []),
    ]

    private let insets = [
        EdgeInsets(top: 35, left: 0, bottom: 0, right: 0), EdgeInsets(top: 7.3, left: 0, bottom: 91.1, right: 0),
    ]

    /// Every scale with lengths that it cannot show, from offsets on the grid and off it, to every kind of place.
    @Test(
        "Every scroll to an item lands in one step",
        arguments: [0, 1, 2, 3] as [CGFloat], [.vertical, .horizontal] as [CollectionView.ScrollDirection])
    func everyScrollLandsInOneStep(scale: CGFloat, axis: CollectionView.ScrollDirection) {
        for length: CGFloat in [53.2222, 44.3, 100 / 3] {
            for inset in insets {
                let turned = axis.insets(start: inset.top, end: inset.bottom)
                let screen = rows(length, scale: scale, inset: turned, axis: axis)
                for start: CGFloat in [116.54918109734935, 349 / 3, 0, 500.5, 1e-7] {
                    for item in [0, 3, 7, 22, 39] {
                        for position in positions {
                            screen.view.contentOffset = axis.point(along: start)
                            expectLanding(
                                screen, item, axis == .vertical ? position.vertical : position.horizontal, inset)
                        }
                    }
                }
                #expect(screen.log.issues.isEmpty)
            }
        }
    }

    private func expectLanding(_ screen: TestScreen, _ item: Int, _ position: Position, _ inset: EdgeInsets) {
        let view = screen.view
        let axis = screen.flow.scrollDirection
        let before = axis.along(view.contentOffset)
        view.resetStatistics()
        view.scrollToItem(at: path(0, item), at: position, animated: false)
        #expect(view.statistics.elementQueries <= 1, "\(item) \(position) from \(before)")
        let frame = screen.frame(item)!
        let (start, length) = (axis.start(of: frame), axis.along(frame.size))
        let content = axis.along(view.contentSize)
        let window = 480 - inset.top - inset.bottom
        let wanted: CGFloat =
            switch position {
            case .top, .left: start - inset.top
            case .bottom, .right: start + length - window - inset.top
            case .centeredVertically, .centeredHorizontally: start + length / 2 - window / 2 - inset.top
            default: min(max(before, start + length - window - inset.top), start - inset.top)
            }
        let legal = min(max(wanted, -inset.top), content + inset.bottom - 480)
        #expect(abs(axis.along(view.contentOffset) - legal) < 1e-6, "\(item) \(position) from \(before)")
    }

    // MARK: With cells that size themselves

    private func list(_ policy: CollectionView.AnchorPolicy, estimate: CGFloat, scale: CGFloat = 3) -> TestScreen {
        let screen = TestScreen.list(320, 480, count: 200, estimate: estimate, spacing: 3.3) {
            20.7 + CGFloat($0 * 37 % 90)
        }
        screen.view.displayScale = scale
        screen.view.anchorPolicy = policy
        screen.view.contentInset = EdgeInsets(top: 35, left: 0, bottom: 20, right: 0)
        screen.view.contentOffset.y = -35
        screen.settle()
        return screen
    }

    @Test("What is measured on the way does not move the target of a scroll")
    func measuredOnTheWay() {
        for policy in [CollectionView.AnchorPolicy.top, .bottom, .unanchored, .item(path(0, 100))] {
            for estimate: CGFloat in [10, 66.6, 300] {
                for position: Position in [.top, .centeredVertically, .bottom] {
                    let screen = list(policy, estimate: estimate)
                    for item in [150, 149, 3, 199, 100, 0] {
                        screen.view.scrollToItem(at: path(0, item), at: position, animated: false)
                        let frame = screen.frame(item)!
                        let top = frame.minY - 35
                        let wanted: CGFloat =
                            switch position {
                            case .top: top
                            case .bottom: top + frame.height - 425
                            default: top + frame.height / 2 - 212.5
                            }
                        let end = screen.view.contentSize.height + 20 - 480
                        let offset = screen.view.contentOffset.y
                        #expect(abs(offset - min(max(wanted, -35), end)) < 1.0 / 6, "\(policy) \(estimate) \(item)")
                    }
                    #expect(screen.log.issues.isEmpty)
                }
            }
        }
    }

    /// Items above those that the reader saw are measured for the first time, and are shorter or longer than their
    /// estimates: but the start was asked for.
    @Test("R8.10: an offset that was set to the start ends at the start")
    func offsetAtTheStart() {
        for policy in [CollectionView.AnchorPolicy.top, .bottom, .unanchored, .item(path(0, 150)), .item(path(0, 2))] {
            for estimate: CGFloat in [10, 66.6, 300] {
                for way: CGFloat in [50, 120, 300, 5000] {
                    let screen = list(policy, estimate: estimate)
                    // Everything is an estimate again, and the reader stands a little below the start.
                    screen.view.contentOffset.y = 12_000
                    screen.flow.invalidateLayout()
                    screen.settle()
                    screen.view.contentOffset.y = way
                    screen.settle()
                    screen.view.setContentOffset(CGPoint(x: 0, y: -35), animated: false)
                    screen.settle()
                    #expect(screen.view.contentOffset.y == -35, "\(policy) \(estimate) \(way)")
                    #expect(screen.view.cellForItem(at: path(0, 0))?.frame.minY == 0)
                    screen.settle()
                    #expect(screen.view.contentOffset.y == -35)
                }
            }
        }
    }

    @Test("R11.2: a mirrored view that was set to its start ends there, at the right")
    func aMirroredScreenEndsAtItsRight() {
        let layout = ClosureFlowLayout.mirrored()
        layout.scrollDirection = .horizontal
        layout.estimatedItemSize = size(100, 200)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(480, 200, counts: [100], layout: layout) { path, _ in
            size(60 + CGFloat(path.item * 37 % 90), 200)
        }
        screen.view.semanticContentAttribute = .forceRightToLeft
        screen.view.contentInset = EdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
        screen.settle()
        for way: CGFloat in [60, 250, 3000] {
            screen.view.contentOffset.x = 1000
            screen.flow.invalidateLayout()
            screen.settle()
            screen.view.contentOffset.x = screen.view.contentSize.width - 480 - way
            screen.settle()
            screen.view.contentOffset.x = screen.view.contentSize.width + 20 - 480
            screen.settle()
            #expect(screen.view.contentOffset.x == screen.view.contentSize.width + 20 - 480, "\(way)")
            #expect(screen.frame(0)?.maxX == screen.view.contentSize.width)
        }
    }

    @Test("R8.10: anywhere else, the item at the top keeps its place on screen")
    func elsewhere() {
        let screen = list(.top, estimate: 10)
        screen.view.contentOffset.y = 1000
        screen.flow.invalidateLayout()
        screen.settle()
        screen.view.contentOffset.y = 100
        screen.settle()
        let visible = screen.view.indexPathsForVisibleItems.sorted()
        let first = visible.first { screen.frame($0.item)!.minY >= screen.view.contentOffset.y }!
        let distance = screen.frame(first.item)!.minY - screen.view.contentOffset.y
        screen.view.contentOffset.y -= 30
        screen.settle()
        #expect(abs(screen.frame(first.item)!.minY - screen.view.contentOffset.y - distance - 30) < 1)
    }

    @Test("R17.12: new rows and a scroll to one of them in the same turn measure what is there, and nothing on the way")
    func afterAReload() {
        let screen = TestScreen.list(320, 480, count: 20, estimate: 50, spacing: 0) { _ in 60 }
        screen.settle()
        screen.source.counts = [1000]
        screen.view.reloadData()
        screen.source.asked = []
        screen.view.scrollToItem(at: path(0, 900), at: .top, animated: false)
        #expect(screen.frame(900)?.minY == screen.view.contentOffset.y)
        #expect(screen.source.asked.map(\.item).min() == 900)
        #expect(screen.source.asked.count <= 10)
    }
}
