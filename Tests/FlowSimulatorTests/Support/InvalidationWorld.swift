import FlowSimulator
import FlowTestSupport

/// What is true about a collection: the layout learns of it only through contexts and measuring.
@MainActor
struct InvalidationWorld {
    var sizes: [[CGSize]]
    var headers: [CGFloat]
    var footers: [CGFloat]

    init(_ generator: inout SeededGenerator) {
        let sections = generator.within(1...4)
        sizes = (0..<sections).map { _ in
            (0..<generator.pick([0, 1, 2, 5, 9, 14])).map { _ in InvalidationWorld.size(&generator) }
        }
        headers = (0..<sections).map { _ in generator.pick([0, 20, 33]) }
        footers = (0..<sections).map { _ in generator.pick([0, 0, 15]) }
    }

    static func size(_ generator: inout SeededGenerator) -> CGSize {
        CGSize(width: generator.pick([50, 50, 80, 120, 200, 320]), height: generator.pick([30, 40, 40, 75, 110]))
    }

    var counts: [Int] { sizes.map(\.count) }

    var paths: [IndexPath] {
        sizes.indices.flatMap { section in sizes[section].indices.map { IndexPath(item: $0, section: section) } }
    }
}

/// How a screen of the random tests is set up; a fresh one is set up alike.
struct ScreenChoices {
    var direction = CollectionView.ScrollDirection.vertical
    var estimate = CGSize.zero
    var isMirrored = false
    var pinsHeaders = false
    var pinsFooters = false
    var pinLimit = FlowLayoutOptions.PinLimit.footerTop

    init(_ generator: inout SeededGenerator) {
        direction = generator.isHeads() ? .vertical : .horizontal
        if generator.isHeads() {
            // The last is what some cells answer.
            estimate = generator.pick([
                CGSize(width: 60, height: 45), CGSize(width: 150, height: 10), CGSize(width: 50, height: 40),
            ])
        }
        isMirrored = generator.isHeads(oneIn: 3)
        pinsHeaders = generator.isHeads()
        pinsFooters = generator.isHeads(oneIn: 3)
        pinLimit = generator.pick([.footerTop, .lastItemEnd, .sectionEnd])
    }
}

/// Says what is true of headers and footers, and of sizes where cells do not say it themselves.
final class WorldDelegate: CollectionViewDelegateFlowLayout {
    var world: InvalidationWorld

    init(_ world: InvalidationWorld) {
        self.world = world
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        size(world.headers[section], world.headers[section])
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        size(world.footers[section], world.footers[section])
    }
}

/// The same, with sizes. Not a subclass: a method that a subclass adds is not seen.
final class SizedWorldDelegate: CollectionViewDelegateFlowLayout {
    var world: InvalidationWorld

    init(_ world: InvalidationWorld) {
        self.world = world
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        world.sizes[indexPath.section][indexPath.item]
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        size(world.headers[section], world.headers[section])
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        size(world.footers[section], world.footers[section])
    }
}

/// A screen that shows a world.
@MainActor
final class WorldScreen {
    let choices: ScreenChoices
    let screen: TestScreen
    private let plain: WorldDelegate
    private let sized: SizedWorldDelegate
    private let truth: Truth

    private final class Truth {
        var world: InvalidationWorld
        /// Cells leave their attributes alone.
        var isSilent = false

        init(_ world: InvalidationWorld) {
            self.world = world
        }
    }

    var view: CollectionView { screen.view }
    var layout: CollectionViewFlowLayout { screen.flow }
    var estimates: Bool { choices.estimate != .zero }

    var world: InvalidationWorld {
        get { truth.world }
        set { (truth.world, plain.world, sized.world) = (newValue, newValue, newValue) }
    }

    /// `known`: the sizes that another screen knows at this moment; then nothing is measured.
    init(_ world: InvalidationWorld, _ choices: ScreenChoices, bounds: CGSize, known: [[CGSize]]? = nil) {
        self.choices = choices
        var told = world
        if let known { told.sizes = known }
        (plain, sized, truth) = (WorldDelegate(told), SizedWorldDelegate(told), Truth(told))
        truth.isSilent = known != nil
        let layout = ClosureFlowLayout.mirrored()
        layout.scrollDirection = choices.direction
        layout.estimatedItemSize = choices.estimate
        layout.minimumLineSpacing = 6
        layout.minimumInteritemSpacing = 4
        layout.sectionInset = EdgeInsets(top: 5, left: 3, bottom: 7, right: 8)
        layout.sectionHeadersPinToVisibleBounds = choices.pinsHeaders
        layout.sectionFootersPinToVisibleBounds = choices.pinsFooters
        layout.options.pinLimit = choices.pinLimit
        let truth = truth
        screen = TestScreen(bounds.width, bounds.height, counts: world.counts, layout: layout) { path, _ in
            truth.isSilent ? nil : truth.world.sizes[path.section][path.item]
        }
        if choices.isMirrored { screen.view.semanticContentAttribute = .forceRightToLeft }
        screen.view.delegate = choices.estimate == .zero || known != nil ? sized : plain
    }

    /// Sizes as the layout has them now, in its own coordinates.
    var knownSizes: [[CGSize]] {
        world.sizes.indices.map { section in
            world.sizes[section].indices.compactMap {
                layout.layoutAttributesForItem(at: path(section, $0))?.frame.size
            }
        }
    }

    /// Frames of all elements, as the view sees them.
    var allFrames: [String: CGRect] {
        var frames: [String: CGRect] = [:]
        for item in world.paths {
            frames["item \(item.section)-\(item.item)"] = view.layoutAttributesForItem(at: item)?.frame
        }
        for section in world.sizes.indices {
            frames["header \(section)"] = screen.header(section)
            frames["footer \(section)"] = screen.footer(section)
        }
        return frames
    }
}
