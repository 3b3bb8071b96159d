import FlowScenario
import FlowSimulator
import Foundation

// Laws of compositional layouts: most are those of flow layouts.

extension StressLaw {
    static let ofCompositionalLayouts =
        [compositionalIncremental, sectionScroll, uniformSiblings]
        + [bounds, termination, idempotence, coverage, query, pixelGrid, shownOnce, looking.excluding(.drag)].map {
            $0.forCompositionalLayouts { !$0.hasUndecidedCells && !$0.hasViewsNextToContents }
        } + [
            mirror.forCompositionalLayouts { $0.mayBeMirrored && $0.surface.scrollsVertically },
            mirrorSideways.forCompositionalLayouts { $0.mayBeMirrored && !$0.surface.scrollsVertically },
        ]

    /// Like `mirror`. Groups of a view that is a third of a point wider begin between pixels, and rounding decides
    /// whether the last pixel of a group is seen.
    private static let mirrorSideways: StressLaw = {
        var law = mirror.excluding(.resize)
        law.name = "mirror-sideways"
        return law
    }()

    /// A layout after any steps is equal to one from scratch with the same measured sizes.
    static let compositionalIncremental = afterEveryStep(
        "incremental", applies: { !$0.hasUndecidedCells }
    ) { moment in
        let run = moment.run
        guard let host = run.host as? CompositionalHost else { return nil }
        let fresh = ScenarioRun(fromScratch: run, host)
        // Pinned views follow the viewport.
        let pinned = host.values.pinnedKinds
        return StressFrames(asLaidOutIn: fresh).expectation(against: StressFrames(asLaidOutIn: run)) { name in
            name.supplementaryKind.map { !pinned.contains($0) } ?? true
        }
    }.forCompositionalLayouts { !$0.hasUndecidedCells }

    /// A scroll of a section moves its own items and the views that are attached to them, measures what comes on
    /// screen, and moves nothing else unless a measured group is longer.
    static let sectionScroll = afterEveryStep("section-scroll", often: [.scrollSection, .scrollSection]) { moment in
        guard let before = moment.before, case .scrollSection(let scroll)? = moment.action,
            moment.run.report.steps.last?.measurements == 0
        else { return nil }
        let was = Dictionary(uniqueKeysWithValues: before.frames.elements.map { ($0.name, $0.frame) })
        let axis = moment.run.host.scrollAxis
        // The first item of the section shows how far the others are scrolled.
        var way: CGPoint?
        for element in StressFrames(moment.run).elements {
            guard let frame = was[element.name] else { continue }
            let isScrolled = element.name.scrolls(withSection: scroll.section)
            let move = isScrolled ? element.frame.origin - frame.origin : .zero
            var wanted = isScrolled ? way ?? move : .zero
            if axis == .vertical { wanted.y = 0 } else { wanted.x = 0 }
            if isScrolled { way = way ?? move }
            let expected = frame.offsetBy(dx: wanted.x, dy: wanted.y)
            // Mirrored frames that are no whole pixels wide are rounded one by one.
            let isMirrored = isScrolled && moment.host.isMirrored
            let rest = isMirrored ? element.frame.origin - expected.origin : .zero
            let slack = 2 * moment.run.sharedEdge
            guard
                abs(rest.x) > slack || abs(rest.y) > slack
                    || !expected.offsetBy(dx: rest.x, dy: rest.y).isNear(element.frame)
            else { continue }
            let words = isScrolled ? "was not scrolled with its section" : "moved while another section was scrolled"
            return ("\(element.name) \(words)", .frame(element.name, expected))
        }
        guard !moment.view.contentOffset.isNear(before.offset) else { return nil }
        return ("the offset moved while a section was scrolled", .of(\.contentOffset, before.offset))
    }.forCompositionalLayouts { !$0.hasUndecidedCells }
}

extension StressLaw {
    /// Copies of an item of uniform length are equally long in each group, whatever was measured of them.
    static let uniformSiblings = afterEveryStep("uniform") { moment in
        guard let host = moment.run.host as? CompositionalHost else { return nil }
        let frames = Dictionary(
            uniqueKeysWithValues: StressFrames(moment.run).items.map { ($0.name, $0.frame) })
        for (section, content) in moment.run.dataSource.data.sections.enumerated() {
            guard let copies = host.values.uniformCopies(in: content.measures) else { continue }
            let items = (0..<content.items.count).compactMap { item -> StressFrames.Element? in
                let name = Scenario.ElementName.item(section: section, item: item)
                return frames[name].map { .init(name: name, frame: $0) }
            }
            for start in stride(from: 0, to: items.count, by: copies.count) {
                let group = items[start..<min(start + copies.count, items.count)]
                for item in group.dropFirst() {
                    var frame = item.frame
                    if copies.hasUniformWidth { frame.size.width = group[start].frame.width }
                    if copies.hasUniformHeight { frame.size.height = group[start].frame.height }
                    guard !frame.isNear(item.frame) else { continue }
                    return ("\(item.name) is not as long as its sibling", .frame(item.name, frame))
                }
            }
        }
        return nil
    }.forCompositionalLayouts { !$0.hasUndecidedCells }
}

extension Scenario.CompositionalLayout {
    /// The number of copies in each group of a section, and the lengths that they share with each other; `nil` if the
    /// group has other contents, or the copies no uniform length.
    fileprivate func uniformCopies(
        in section: Scenario.Section
    ) -> (count: Int, hasUniformWidth: Bool, hasUniformHeight: Bool)? {
        guard let reference = sectionLayout(of: section)?.group, case .item(let group) = item(reference) else {
            return nil
        }
        switch group.filling {
        case .subitem(let copy, let count)?, .repeatingSubitem(let copy, let count)?:
            guard case .item(let item) = item(copy), item.filling == nil, item.width.isUniform || item.height.isUniform
            else { return nil }
            // Copies that share a length of the group have that length.
            return (count, item.width.isUniform, item.height.isUniform)
        case .subitems?, .custom?, nil: return nil
        }
    }
}

extension Scenario.Dimension {
    fileprivate var isUniform: Bool { if case .uniformAcrossSiblings = self { true } else { false } }
}

extension StressLaw {
    /// The law for steps of which one kind is left out.
    ///
    /// Drags are left out of `looking`: a context that names items off screen, and then an invalidation of everything,
    /// move a mirrored view that is pulled past its end by different lengths if the layout prepares between the two.
    fileprivate func excluding(_ kind: StressStepKind) -> StressLaw {
        var law = self
        law.excludes.insert(kind)
        law.often.removeAll { $0 == kind }
        return law
    }
}

extension Scenario.ElementName {
    /// The kind of a supplementary view; `nil` for other elements.
    fileprivate var supplementaryKind: String? {
        switch self {
        case .header: "header"
        case .footer: "footer"
        case .view(let kind, _, _): kind
        case .item, .background: nil
        }
    }

    /// Whether the element moves when a section scrolls: an item, or a view that is attached to one.
    fileprivate func scrolls(withSection section: Int) -> Bool {
        switch self {
        case .item(let own, _), .view(_, let own, .some): own == section
        case .header, .footer, .background, .view: false
        }
    }
}

extension Scenario {
    fileprivate var mayBeMirrored: Bool {
        let anchor = compositional?.anchor ?? .automatic
        return !hasUndecidedCells && !hasViewsNextToContents && anchor.holdsWhileMeasuring
    }

    /// Whether a header or footer is at an edge across the scroll axis. The width of such a view is not corrected when
    /// it is measured, and the content may end before the view does.
    fileprivate var hasViewsNextToContents: Bool {
        let layouts =
            [compositional].compactMap(\.self)
            + allActions.compactMap { if case .setCompositional(let change) = $0 { change.layout } else { nil } }
        return layouts.contains { layout in
            let items = layout.boundaryItems + layout.sectionLayouts.values.flatMap(\.boundaryItems)
            let edges: [RectAlignment] = layout.direction == .vertical ? [.top, .bottom] : [.leading, .trailing]
            return items.contains { !edges.contains($0.alignment) }
        }
    }
}

extension Scenario.CompositionalLayout {
    /// The kinds of views that stay in the viewport.
    fileprivate var pinnedKinds: Set<String> {
        let items = boundaryItems + sectionLayouts.values.flatMap(\.boundaryItems)
        let hasPlainLists = sectionLayouts.values.contains { $0.list?.appearance == .plain }
        return Set(items.filter(\.pins).map(\.kind) + (hasPlainLists ? ["header"] : []))
    }
}
