import FlowEngine

/// The elements on screen when a layout pass ended, with their places: the state that the reader has seen. Made only
/// for tracers.
///
/// Frames are those of the views, relative to the viewport, so that they are independent of the layout.
@MainActor
struct ScreenSight {
    package struct Element {
        /// The element's name in the present data; nil if the element is gone.
        package var name: ElementName?
        /// The identity of an item, if the data source identifies its items; nil for other elements.
        let identity: AnyHashable?
        /// The frame relative to the viewport's origin.
        package let frame: CGRect
        /// Whether the element scrolls with the content. The drift of a pass is measured only with such elements.
        let scrolls: Bool
        /// Whether the drift is preferably measured with other elements. If true, this element is used only if
        /// `isAside` is true for all elements that stay. It is true for an element that an update moves to another
        /// place in the data. It is also true for a cell in front of other cells.
        var isAside: Bool

        package var isCell: Bool { name?.category == .cell }
    }

    /// The elements, in the order in which the layout returned them.
    package private(set) var elements: [Element]
    package let viewport: CGSize
    /// The distance that the program has scrolled since the pass ended.
    var scrolled = CGPoint.zero
    /// The distances that the program has scrolled single sections since the pass ended, keyed by section.
    private var scrolledSections: [Int: CGPoint] = [:]
    private var reload = Reload.none
    /// Whether an update or a reload may have made paths invalid.
    private var mayHaveLostPaths = false
    private let counts: [Int]?

    /// The kinds of reloads of the data since the last layout pass ended. The cases are: no reload, a reload with the
    /// same data source, and a reload with another data source.
    private enum Reload {
        case none, sameSource, otherSource
    }

    init(of core: ElementsCore) {
        (viewport, counts) = (core.view.bounds.size, core.counts)
        let (origin, source, displayed) = (core.view.bounds.origin, core.itemIdentifier, core.displayed.elements)
        var back = Int.max
        for element in displayed where element.isCell { back = min(back, element.placement.zIndex) }
        elements = []
        elements.reserveCapacity(displayed.count)
        for element in displayed where element.name.category != .decorationView {
            elements.append(
                Element(
                    name: element.name,
                    identity: element.isCell ? source?.identity(ofItemAt: element.name.indexPath) : nil,
                    frame: element.view.frame.seen(from: origin), scrolls: core.placer.scrollsWithContent(element),
                    isAside: element.isCell && element.placement.zIndex > back))
        }
    }

    // MARK: Changes until the next pass ends

    /// Gives the elements their paths after an update. A reloaded item is the same item to the reader.
    package mutating func rename(by plan: UpdatePlan) {
        mayHaveLostPaths = true
        for index in elements.indices {
            guard let name = elements[index].name, let section = name.indexPath.first, plan.hadSection(section) else {
                continue
            }
            elements[index].name = Self.rename(name, by: plan)
            guard let path = name.category == .cell ? ItemPath(name.indexPath) : nil else {
                if !plan.keepsPlace(ofSection: section) { elements[index].isAside = true }
                continue
            }
            let isThere = path.item >= 0 && path.item < plan.before[section]
            if !isThere || !plan.keepsPlace(ofSection: section) || !plan.keepsPlace(of: path) {
                elements[index].isAside = true
            }
        }
    }

    private static func rename(_ name: ElementName, by plan: UpdatePlan) -> ElementName? {
        guard name.indexPath.count == 2 else { return name }
        return name.moved { path in
            path.item >= 0 && path.item < plan.before[path.section] ? plan.afterPath(of: path) : nil
        } ofOther: { path in
            plan.afterSection(of: path[0]).map { .at($0, path[1]) }
        }
    }

    /// Notes that the data were reloaded, so that paths may name other items. `isSame` is true if the view has the same
    /// data source as before.
    mutating func noteReload(bySameSource isSame: Bool) {
        mayHaveLostPaths = true
        if reload != .otherSource { reload = isSame ? .sameSource : .otherSource }
    }

    /// Finds the present paths of items whose paths may be invalid after an update or a reload. If the data source does
    /// not identify its items, the item that is now at the path is regarded as the same item.
    mutating func findAgain(in core: ElementsCore) {
        guard mayHaveLostPaths else { return }
        let source = reload == .otherSource ? nil : core.itemIdentifier
        for index in elements.indices {
            let element = elements[index]
            if let source, let identity = element.identity, reload != .none || element.name == nil {
                elements[index].name = source.indexPath(ofItemIdentifiedBy: identity).map { .cell(at: $0) }
            } else if reload != .none, let name = element.name {
                let path = name.indexPath
                let isThere = path.count != 2 || core.counts.map { $0.contains(path, ofCell: element.isCell) } ?? true
                if !isThere { elements[index].name = nil }
            }
        }
    }

    /// Whether the identity of an element is unknown after a reload.
    func isUnidentified(_ element: Element) -> Bool {
        switch reload {
        case .none: false
        case .sameSource: element.identity == nil
        case .otherSource: true
        }
    }

    // MARK: The reader's place

    mutating func noteScroll(ofSection section: Int, by move: CGPoint) {
        scrolledSections[section] = (scrolledSections[section] ?? .zero) + move
    }

    /// The frame that an element would have if scrolling by the program had been the only movement.
    func expectedFrame(of element: Element) -> CGRect {
        var move = scrolled
        if !scrolledSections.isEmpty, element.isCell, let section = element.name?.indexPath.first {
            move = move + (scrolledSections[section] ?? .zero)
        }
        return element.frame.offsetBy(dx: -move.x, dy: -move.y)
    }

    /// The elements on screen that scroll with the content, in reading order. Each has the place that it would have if
    /// scrolling by the program had been the only movement. Empty if the program scrolled all of them away.
    package func seen(along order: ReadingOrder) -> [Seen] {
        let bounds = CGRect(origin: .zero, size: viewport)
        var seen: [Seen] = []
        seen.reserveCapacity(elements.count)
        for index in elements.indices where elements[index].scrolls {
            let frame = expectedFrame(of: elements[index])
            guard frame.isSeen(in: bounds) else { continue }
            seen.append(
                Seen(index: index, stretch: order.stretch(of: frame, in: viewport), across: order.across(of: frame)))
        }
        seen.sort { one, other in
            let way = one.stretch.start - other.stretch.start
            return abs(way) < LegalOffsets.tolerance ? one.across < other.across : way < 0
        }
        return seen
    }

    /// An element on screen, given by its index in `elements`. Sorting such values moves only numbers.
    package struct Seen {
        package let index: Int
        package let stretch: ScreenStretch
        /// The position of the element across the scroll axis, in points. It is smaller for elements that are closer to
        /// the start of their line.
        package let across: CGFloat
    }

    /// The expected start and the present start of the row that contains an element, along the scroll axis. Nil if the
    /// element is alone in its row and did not move sideways.
    ///
    /// - Parameter frame: The present frame of the element.
    package func row(
        of own: Seen, nowAt frame: CGRect, among seen: [Seen], of core: ElementsCore, along order: ReadingOrder
    ) -> (expected: CGFloat, now: CGFloat)? {
        let before = seen.filter { elements[$0.index].isCell && own.stretch.isBeside($0.stretch) }
        let bounds = core.view.bounds
        let here = order.stretch(of: frame, in: bounds.size)
        let now = core.displayed.elements.filter(\.isCell).map {
            order.stretch(of: $0.view.frame.seen(from: bounds.origin), in: bounds.size)
        }.filter(here.isBeside)
        let old = expectedFrame(of: elements[own.index])
        let across = order.axis == .vertical ? frame.minX - old.minX : frame.minY - old.minY
        let isElsewhere = viewport == bounds.size && abs(across) > LegalOffsets.tolerance
        guard before.count > 1 || now.count > 1 || isElsewhere else { return nil }
        return (
            before.map(\.stretch.start).min() ?? own.stretch.start, now.map(\.start).min() ?? here.start
        )
    }
}

/// The part of the scroll axis that an element covers. Places are relative to the edge of the viewport at which the
/// content begins.
package struct ScreenStretch {
    package let start, length: CGFloat

    /// Whether at least half of the element is visible in a viewport that ends at `end`.
    func isHalfVisible(before end: CGFloat) -> Bool {
        (min(start + length, end) - max(start, 0)) * 2 >= length
    }

    /// Whether two elements cover a common part of the scroll axis.
    func isBeside(_ other: ScreenStretch) -> Bool {
        other.start < start + length - LegalOffsets.tolerance
            && start < other.start + other.length - LegalOffsets.tolerance
    }
}

extension [Int] {
    fileprivate func contains(_ path: IndexPath, ofCell isCell: Bool) -> Bool {
        indices.contains(path[0]) && (!isCell || path[1] >= 0 && path[1] < self[path[0]])
    }
}

extension CGRect {
    package func seen(from viewport: CGPoint) -> CGRect { CGRect(origin: origin - viewport, size: size) }

    /// Whether a part of the rectangle is in a viewport. A rectangle that only touches the viewport's edge has no part
    /// in it.
    func isSeen(in viewport: CGRect) -> Bool {
        minX < viewport.maxX && maxX > viewport.minX && minY < viewport.maxY && maxY > viewport.minY
            && width > 0 && height > 0
    }
}

/// The reading order of a view, determined once for all elements on screen.
@MainActor
package struct ReadingOrder {
    package let axis: ScrollDirection
    private let startsAtRight: Bool
    private let isBackwards: Bool

    init(of core: ElementsCore) {
        (axis, startsAtRight) = (core.placer.scrollAxis, core.startsAtRight)
        isBackwards = core.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The part of the scroll axis that a frame covers. The frame is relative to the viewport.
    package func stretch(of frame: CGRect, in viewport: CGSize) -> ScreenStretch {
        let start = startsAtRight ? viewport.width - frame.maxX : axis.along(frame.origin)
        return ScreenStretch(start: start, length: axis.along(frame.size))
    }

    /// The position of a frame across the scroll axis, in points. It is smaller for frames that are closer to the start
    /// of their line.
    package func across(of frame: CGRect) -> CGFloat {
        axis == .horizontal ? frame.minY : isBackwards ? -frame.maxX : frame.minX
    }
}
