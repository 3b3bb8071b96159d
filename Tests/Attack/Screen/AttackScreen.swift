import FlowSimulator
import FlowTestSupport
import Foundation

/// The real view, set up as a world says, through nothing but what the library makes public.
@MainActor
final class AttackScreen {
    let view: CollectionView
    let layout: AttackLayout
    let source: AttackSource
    let world: ReferenceWorld
    private let delegate: any CollectionViewDelegate
    private let log = AttackLog()

    init(_ world: ReferenceWorld, layout: AttackLayout = AttackLayout()) {
        self.world = world
        self.layout = layout
        source = AttackSource(ReferenceTruth(world))
        delegate = world.delegateGivesSizes ? AttackSizeDelegate(source, world.sizing) : AttackDelegate(source)
        view = CollectionView(
            frame: CGRect(x: 0, y: 0, width: world.size.width, height: world.size.height), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .always
        view.register(AttackCell.self, forCellWithReuseIdentifier: "cell")
        for kind in AttackScreen.kinds.values {
            view.register(AttackView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        layout.flips = world.flips
        layout.scrollDirection = world.scrollsHorizontally ? .horizontal : .vertical
        set(world.layout)
        switch world.sizing {
        case .equal, .delegate: break
        case .estimate(let size): layout.estimatedItemSize = CGSize(size)
        case .automatic: layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
        case .guess: layout.estimatedItemSize = CGSize(width: 50, height: 50)
        }
        view.anchorPolicy = world.holdsThroughUpdates ? .top : .automatic
        view.contentInset = EdgeInsets(world.inset)
        if world.safeArea != ReferenceInsets() { view.setSafeAreaInsets(EdgeInsets(world.safeArea)) }
        setTraits(scale: world.scale, isRightToLeft: world.isRightToLeft)
        view.observer = log
        view.delegate = delegate
        view.dataSource = source
    }

    static let kinds: [ReferenceKind: String] = [
        .header: CollectionView.elementKindSectionHeader, .footer: CollectionView.elementKindSectionFooter,
    ]

    var isMirrored: Bool {
        layout.flips && view.traitCollection.layoutDirection == .rightToLeft
    }

    /// Along the scroll axis, in the layout's coordinates.
    var offset: Double {
        get {
            let offset = view.contentOffset
            guard world.scrollsHorizontally else { return offset.y }
            return isMirrored ? view.contentSize.width - offset.x - view.bounds.width : offset.x
        }
        set {
            guard world.scrollsHorizontally else { return view.contentOffset.y = newValue }
            view.contentOffset.x = isMirrored ? view.contentSize.width - newValue - view.bounds.width : newValue
        }
    }

    func settle() { view.layoutIfNeeded() }

    /// What the view said since it was last asked that no run here gives reason for.
    func takeComplaints() -> [String] { log.take() }
}

// MARK: - What is asked

/// A flow layout that may be mirrored.
class AttackLayout: CollectionViewFlowLayout {
    var flips = false
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
}

/// Keeps what the view reports. Worlds hold lengths that are worth a remark; but their cells and layouts make up their
/// mind, and their layout names what it changes.
@MainActor
final class AttackLog: CollectionViewObserver {
    private var complaints: [String] = []

    func collectionView(_ collectionView: CollectionView, didReport issue: LayoutIssue) {
        switch issue.kind {
        case .invalidItemSize, .unknownInvalidation, .invalidDelegateValue: break
        default: complaints.append(issue.message)
        }
    }

    func take() -> [String] {
        defer { complaints = [] }
        return complaints
    }
}

/// A context that says of itself that everything, or the counts, is invalid.
final class AttackContext: CollectionViewFlowLayoutInvalidationContext {
    var everything = false
    var counts = false
    override var invalidateEverything: Bool { everything }
    override var invalidateDataSourceCounts: Bool { counts }
}

/// Counts the truth, and makes cells that answer it.
@MainActor
final class AttackSource: NSObject, CollectionViewDataSource {
    var truth: ReferenceTruth
    /// What cells answered since somebody took it away.
    private(set) var answers: [(id: Int, size: ReferenceSize)] = []

    init(_ truth: ReferenceTruth) {
        self.truth = truth
    }

    func takeAnswers() -> [(id: Int, size: ReferenceSize)] {
        defer { answers = [] }
        return answers
    }

    fileprivate func answer(at path: IndexPath) -> CGSize {
        let item = truth.sections[path.section].items[path.item]
        answers.append((item.id, item.size))
        return CGSize(item.size)
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { truth.sections.count }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        truth.sections[section].items.count
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? AttackCell)?.source = self
        return cell
    }

    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
}

final class AttackCell: CollectionViewCell {
    weak var source: AttackSource?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        if let size = source?.answer(at: layoutAttributes.indexPath) { layoutAttributes.size = size }
        return layoutAttributes
    }
}

/// A header or footer that knows the attributes that were applied to it last.
final class AttackView: CollectionReusableView {
    private(set) var element = ""

    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let isHeader = layoutAttributes.representedElementKind == CollectionView.elementKindSectionHeader
        element = "\(isHeader ? "header" : "footer") \(layoutAttributes.indexPath.first ?? -1)"
    }
}
