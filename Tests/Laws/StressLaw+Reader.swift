import FlowScenario
import FlowSimulator
import Foundation

// Laws of the offset after steps that cannot keep it.

extension StressLaw {
    /// A view that is pulled past its end keeps the elements on screen in place while others are inserted or deleted
    /// behind them. If the end itself moves, the view is pulled past the new one by the same length (R17.1).
    static let pulled = afterEveryStep(
        "pulled", often: [.drag, .drag, .update, .resizeItems, .insets], applies: \.followsFirstElement
    ) { moment in
        let run = moment.run
        guard let before = moment.before, let action = moment.action, before.isDragging, moment.view.isDragging,
            action.isAboutContentOrInsets
        else { return nil }
        let axis = run.scrollAxis
        let old = (start: axis.along(before.limits.start), end: axis.along(before.limits.end))
        let new = (start: axis.along(run.legalOffsets.start), end: axis.along(run.legalOffsets.end))
        let (was, offset) = (axis.along(before.offset), axis.along(moment.view.contentOffset))
        var moves = StressSight.moves(of: before.sight, in: run)
        guard !moves.isEmpty else { return nil }
        // Insertions at the start of the content are shown.
        if was <= max(0, old.start) + 0.01 { moves.append(0) }
        let allowed: [Double]
        if was > old.end + 0.01 {
            let most = new.end + was - old.end
            allowed = moves.flatMap { [min(was + $0, most), max(min(was + $0, most), new.start)] }
        } else if was < old.start - 0.01 {
            let least = new.start - (old.start - was)
            allowed = moves.flatMap { [max(was + $0, least), min(max(was + $0, least), new.end)] }
        } else {
            return nil
        }
        let nearest = allowed.min { abs($0 - offset) < abs($1 - offset) } ?? offset
        guard abs(nearest - offset) > run.pixel + 0.01 else { return nil }
        return (
            "a view that is pulled past its limit jumps",
            .of(\.contentOffset, axis.point(moment.view.contentOffset, along: nearest))
        )
    }

    /// If everything on screen is deleted, the next element behind takes the place of the first, or is further down at
    /// the end of the content. A pinned header whose section stays keeps its section on screen (R17.2).
    static let allGone = afterEveryStep(
        "all-gone", often: [.deletion, .deletion, .scroll], applies: \.followsFirstElement
    ) { moment in
        let run = moment.run
        guard let before = moment.before, let action = moment.action, action.onlyDeletes,
            !run.collectionView.isRightToLeft, StressSight.areOneColumn(before.sight.elements),
            !before.sight.onScreen.isEmpty, !before.isPulled
        else { return nil }
        let sight = before.sight
        let elements = StressSight.elements(of: run)
        let after = Dictionary(uniqueKeysWithValues: elements.map { ($0.identity, $0) })
        guard !sight.elements[sight.onScreen].contains(where: { after[$0.identity] != nil }) else { return nil }
        let wanted = run.keptHeader(of: sight, in: before) ?? run.successor(of: sight, among: after)
        guard let wanted, !run.isInsetBehindEmptied(sight, among: after, wanted: wanted) else { return nil }
        let axis = run.scrollAxis
        let limits = (start: axis.along(run.legalOffsets.start), end: axis.along(run.legalOffsets.end))
        let offset = axis.along(moment.view.contentOffset)
        let legal = min(max(wanted, limits.start), limits.end)
        let tolerance = run.pixel + 0.01
        // An element that is first shown at an end may be measured, and move the end. At the start of the content the
        // offset is kept.
        let isAtEnd = wanted > limits.end && offset > limits.end - tolerance
        let stayedAtStart = axis.along(before.offset) < axis.along(before.limits.start) + tolerance
            && offset < limits.start + tolerance
        // An element that begins above the viewport and is measured for the first time grows upwards (R8.10).
        let mayGrowUpwards = sight.elements[sight.onScreen.lowerBound].start < sight.offset - tolerance
            && moment.run.report.steps.last.map { $0.newlyMeasured > 0 } ?? false
        guard abs(legal - offset) > tolerance, !isAtEnd, !stayedAtStart, !mayGrowUpwards else { return nil }
        return (
            "what comes after all that was on screen is not where that was",
            .of(\.contentOffset, axis.point(moment.view.contentOffset, along: legal))
        )
    }
}

extension Scenario {
    /// Whether the offset follows the first element on screen, as it does by default.
    fileprivate var followsFirstElement: Bool {
        layout.anchor == .top && layout.quirks.isEmpty && layout.options.offsetAdjustmentPolicy == .aboveVisibleStart
            && !hasUndecidedCells
    }
}

extension StressPast {
    /// Whether the offset is outside the limits of scrolling.
    var isPulled: Bool {
        let legal = CGPoint(
            x: min(max(offset.x, limits.start.x), limits.end.x), y: min(max(offset.y, limits.start.y), limits.end.y))
        return !legal.isNear(offset)
    }
}

extension StressSight {
    /// The distances in the content by which possible anchors moved; empty if they are undecided.
    fileprivate static func moves(of before: StressSight, in run: ScenarioRun) -> [Double] {
        let elements = elements(of: run)
        guard areOneColumn(elements) else { return [] }
        let after = Dictionary(uniqueKeysWithValues: elements.map { ($0.identity, $0.start) })
        return before.anchors(surviving: after).compactMap { anchor in
            after[anchor.identity].map { $0 - before.offset - anchor.distance }
        }
    }
}

extension ScenarioRun {
    /// The offset at which the next element behind takes the place of the first one on screen. Pinned headers and
    /// footers cover the viewport's ends: there only items of the same section replace each other.
    fileprivate func successor(
        of sight: StressSight, among after: [StressSight.Identity: StressSight.Element]
    ) -> Double? {
        let first = sight.elements[sight.onScreen.lowerBound]
        let behind = sight.elements[sight.onScreen.upperBound...].first { after[$0.identity] != nil }
        guard let behind, let place = after[behind.identity] else { return nil }
        if values.pinsHeaders || values.pinsFooters {
            guard case .item = behind.name, case .item = first.name, behind.section == first.section else { return nil }
        }
        return place.start - (first.start - sight.offset)
    }

    /// Whether the next element is in another section, and only the insets of the sections between keep it from the
    /// place: the end of an emptied section can be on screen as well.
    fileprivate func isInsetBehindEmptied(
        _ sight: StressSight, among after: [StressSight.Identity: StressSight.Element], wanted: Double
    ) -> Bool {
        let first = sight.elements[sight.onScreen.lowerBound]
        guard let behind = sight.elements[sight.onScreen.upperBound...].first(where: { after[$0.identity] != nil }),
            let section = after[behind.identity]?.section, behind.section != first.section
        else { return false }
        let rest = wanted - scrollAxis.along(collectionView.contentOffset)
        let between = (max(0, section - behind.section + first.section)...section).reduce(0.0) { sum, section in
            let inset = dataSource.measures(ofSection: section).inset ?? values.sectionInset
            return sum + scrollAxis.along(EdgeInsets(inset))
        }
        return rest >= 0 && rest <= between + pixel
    }

    /// The offset at which a header that was pinned is at the top, if its section stays and is empty.
    fileprivate func keptHeader(of sight: StressSight, in before: StressPast) -> Double? {
        let section = sight.elements[sight.onScreen.lowerBound].section
        let inset = scrollAxis.start(of: collectionView.adjustedContentInset)
        let top = sight.offset + inset
        guard values.pinsHeaders, let number = sight.sectionNumber,
            let place = dataSource.data.sections.firstIndex(where: { $0.number == number }),
            dataSource.data.sections[place].items.count == 0,
            let header = before.frames.elements.first(where: { $0.name == .header(section: section) }),
            let item = before.frames.elements.first(where: { $0.name == .item(section: section, item: 0) }),
            let now = StressFrames(self).elements.first(where: { $0.name == .header(section: place) })
        else { return nil }
        let (start, end) = (scrollAxis.start(of: header.frame), scrollAxis.end(of: header.frame))
        // The header is pinned, and not at its own place.
        guard abs(start - top) < 0.01, scrollAxis.start(of: item.frame) < end - 0.01 else { return nil }
        return scrollAxis.start(of: now.frame) - inset
    }
}

extension Scenario.Action {
    /// Whether it leaves the offset to the view: contents come, go or grow, or the insets around them change.
    fileprivate var isAboutContentOrInsets: Bool {
        if case .insets = self { true } else { leavesReaderAlone }
    }

    fileprivate var onlyDeletes: Bool {
        guard case .update(let operations) = self else { return false }
        return operations.allSatisfy { operation in
            switch operation.kind {
            case .deleteItems, .deleteSection: true
            default: false
            }
        }
    }
}
