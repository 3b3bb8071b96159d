import FlowSimulator
import Testing

/// Pinned frames stand on the pixel grid like all others, at their limits too (R4.1).
@MainActor @Suite
struct PinnedPixelTests {
    private func made(
        _ counts: [Int], _ length: CGFloat = 480, item: CGFloat, headers: CGFloat, footers: CGFloat = 0,
        direction: CollectionView.ScrollDirection = .vertical, scale: CGFloat = 2
    ) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.scrollDirection = direction
        layout.itemSize = direction.size(along: item, across: 320)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = size(headers, headers)
        layout.footerReferenceSize = size(footers, footers)
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = true
        let bounds = direction.size(along: length, across: 320)
        let screen = TestScreen(bounds.width, bounds.height, counts: counts, layout: layout)
        screen.view.displayScale = scale
        screen.settle()
        return screen
    }

    @Test("R4.1, R7.3: a header at its limit is on a whole pixel")
    func aHeaderAtItsLimitStandsOnAPixel() {
        // Three rows of 44.3 end at 172.9; the header's limit is 40 before.
        let screen = made([3, 30], item: 44.3, headers: 40)
        screen.view.contentOffset.y = 137
        screen.settle()
        #expect(screen.header(0)?.minY == 133)
        #expect(shownFrames(of: screen.view)["header 0"]?.minY == 133)
        #expect(screen.header(0)?.height == 40)
    }

    @Test("R4.1, R7.6: pinned frames are on the pixel grid, however they are queried")
    func pinnedFrames() {
        for scale: CGFloat in [1, 2, 3] {
            for direction in [CollectionView.ScrollDirection.vertical, .horizontal] {
                let screen = made(
                    [3, 1, 0, 7, 2], 300, item: 44.3, headers: 20.7, footers: 15.1, direction: direction, scale: scale)
                for step in 0..<60 {
                    let offset = CGFloat(step) * 8.37
                    screen.view.contentOffset = direction.point(along: offset)
                    screen.settle()
                    expectOnGrid(screen, scale)
                }
            }
        }
    }

    private func expectOnGrid(_ screen: TestScreen, _ scale: CGFloat) {
        let found = screen.flow.layoutAttributesForElements(in: screen.view.bounds) ?? []
        for attributes in found where attributes.representedElementCategory == .supplementaryView {
            let kind = attributes.representedElementKind ?? ""
            let origin = attributes.frame.origin
            #expect((origin.x * scale).isNearlyWhole, "\(attributes)")
            #expect((origin.y * scale).isNearlyWhole, "\(attributes)")
            let single = screen.flow.layoutAttributesForSupplementaryView(ofKind: kind, at: attributes.indexPath)
            #expect(single === attributes)
            let view = screen.view.supplementaryView(forElementKind: kind, at: attributes.indexPath)
            #expect(view?.frame == attributes.frame)
        }
        #expect(screen.log.issues.isEmpty)
    }

    @Test("R4.5: without a display scale, pinned frames are not rounded")
    func withoutPixelsNothingIsRounded() {
        let screen = made([3, 30], item: 44.25, headers: 40.125, scale: 0)
        screen.view.contentOffset.y = 17.0625
        screen.settle()
        #expect(screen.header(0)?.minY == 17.0625)
        screen.view.contentOffset.y = 137
        screen.settle()
        #expect(screen.header(0)?.minY == 132.75)
    }
}

extension CGFloat {
    fileprivate var isNearlyWhole: Bool { (self - rounded()).magnitude < 1e-6 }
}
