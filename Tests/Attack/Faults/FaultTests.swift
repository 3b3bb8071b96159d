import FlowSimulator
import FlowTestSupport
import FlowsimTools
import Foundation
import Testing

/// The attack can fail: faults that are put into a layout are found soon, and made small.
@MainActor @Suite
struct FaultTests {
    enum Fault: CaseIterable, Sendable {
        case contentTooLong, deafToBounds, contextWithoutMove, headerMoves

        @MainActor
        func makeLayout() -> AttackLayout {
            switch self {
            case .contentTooLong: LongLayout()
            case .deafToBounds: DeafLayout()
            case .contextWithoutMove: MovelessLayout()
            case .headerMoves: WanderingHeaderLayout()
            }
        }
    }

    /// Where there are three sections, the content ends a point too late.
    final class LongLayout: AttackLayout {
        override var collectionViewContentSize: CGSize {
            let size = super.collectionViewContentSize
            return collectionView?.numberOfSections == 3 ? size + scrollDirection.size(along: 1) : size
        }
    }

    /// Does not hear of other bounds, so what is pinned stays behind and nothing turns with the device.
    final class DeafLayout: AttackLayout {
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    }

    /// The offset does not follow the items that are measured above the reader.
    final class MovelessLayout: AttackLayout {
        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
        ) -> CollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
            context.contentOffsetAdjustment = .zero
            return context
        }
    }

    /// Headers stand two points further on where the view stands further than 100 points.
    final class WanderingHeaderLayout: AttackLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map { wandered($0) }
        }

        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> CollectionViewLayoutAttributes? {
            super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath).map { wandered($0) }
        }

        private func wandered(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
            guard attributes.representedElementKind == CollectionView.elementKindSectionHeader,
                let offset = collectionView?.contentOffset, max(offset.x, offset.y) > 100,
                let copy = attributes.copy(with: nil) as? CollectionViewLayoutAttributes
            else { return attributes }
            copy.frame.origin.y += 2
            return copy
        }
    }

    @Test("Every fault of a layout is found, and shrunk to a few steps and items", arguments: Fault.allCases)
    func faultIsFound(fault: Fault) throws {
        var campaign = Campaign(SeededGenerator(seed: 20)) { fault.makeLayout() }
        let first = campaign.nextFind(steps: 4000)
        let find = try #require(first)
        var shrinker = try DocumentShrinker(find, steps: 10_000) {
            Attack.deviation(in: $0, after: $1, layout: fault.makeLayout())
        }
        let smallest = shrinker.shrink()
        #expect(Attack.deviation(in: smallest.world, after: smallest.steps) == nil, "only the fault deviates")
        #expect(smallest.steps.flatMap(\.self).count <= 3, "\(SwiftWriter.swift(smallest.steps))")
        #expect(smallest.world.sections.flatMap(\.items).count <= 20, "\(SwiftWriter.swift(smallest.world))")
    }

    /// Cells that are missing, and views that stand elsewhere than their attributes say, show too.
    @Test("Cells that are missing are found, although no frame is wrong")
    func whatIsNotShownIsMissed() {
        let world = ReferenceWorld(
            size: ReferenceSize(320, 480), sections: [ReferenceWorld.Section([ReferenceSize(50, 50)])])
        #expect(Attack.deviation(in: world, after: [], layout: HidingLayout())?.subject == .onScreen)
    }

    final class HidingLayout: AttackLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? { [] }
    }
}
