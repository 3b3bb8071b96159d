#if canImport(UIKit) && !os(watchOS)
import UIKit

// What the delegate and the cells answered, and what is seen when a step ends.

extension CollectionViewRecorder {
    func checkLayout() {
        guard collectionView.collectionViewLayout !== layout else { return }
        report("the view has another layout now, of which nothing is heard")
    }

    func reportUnannounced(_ resized: [(path: IndexPath, size: CGSize)]) {
        guard !resized.isEmpty, layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize else { return }
        report("sizes changed that nobody announced: an automatic estimate may count them in another order")
    }

    func reportWavering(_ items: [Int]) {
        guard !items.isEmpty, layout.estimates else { return }
        let paths = data.paths(of: Set(items)).values.sorted().prefix(5).map(\.scenarioName).joined(separator: ", ")
        let circling = items.count { answers.circles[$0] != nil }
        report(
            "cells gave several answers in one layout: \(paths); "
                + (circling == items.count ? "they go round in a circle, which was written" : "the last ones count"))
    }

    // MARK: Asking

    /// The delegate is asked again what the layout asked it.
    func hearDelegate() {
        hearMetrics()
        if steps.isEmpty || present.asksDelegate || present.actions.contains(where: \.changesData) { hearSizes() }
    }

    /// The sizes that the delegate gives, which the layout has just asked for.
    func hearSizes() {
        guard let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout else { return }
        for (section, content) in data.sections.enumerated() {
            for (index, item) in content.items.enumerated() {
                let path = IndexPath(item: index, section: section)
                guard let size = delegate.collectionView?(collectionView, layout: layout, sizeForItemAt: path) else {
                    return
                }
                guard !layout.estimates else {
                    return report("sizeForItemAt beside an estimate, which a scenario cannot say")
                }
                answers.hear(size, of: item)
            }
        }
    }

    private func hearMetrics() {
        let isAsked = present.asksDelegate || present.actions.contains(where: \.changesData)
        for (index, section) in data.sections.enumerated() {
            let known = metrics[section.number]
            guard known == nil || isAsked else { continue }
            let metrics = SectionMetrics(ofSection: index, in: collectionView, layout: layout)
            for (name, value) in metrics.values where lengths(value, of: name) == nil { return }
            if let known, known != metrics {
                report("the delegate says something else of section \(index); only another section can in a scenario")
            } else {
                self.metrics[section.number] = metrics
            }
        }
    }

    /// Where the layout is not asked about cells that fit, their sizes on screen are their answers.
    func hearShownCells() {
        guard layout.estimates else { return }
        for path in collectionView.indexPathsForVisibleItems {
            guard let item = data.item(at: path), !answers.knows(item),
                let cell = collectionView.cellForItem(at: path)
            else { continue }
            answers.hear(cell.bounds.size, of: item)
        }
    }

    // MARK: Seeing

    /// The members of an `expect`.
    func whatIsSeen() -> DocumentValue {
        var members: [String: DocumentValue] = [:]
        let (size, offset) = (collectionView.contentSize, collectionView.contentOffset)
        if let value = lengths(size.value, of: "contentSize") { members["contentSize"] = value }
        if offset.x.isFinite, offset.y.isFinite { members["contentOffset"] = offset.value }
        let paths = collectionView.indexPathsForVisibleItems
        members["visible"] = .number(Double(paths.count))
        var views = supplementaryViews()
        for path in paths {
            guard let cell = collectionView.cellForItem(at: path) else { continue }
            views[path.scenarioName] = cell.frame.value
        }
        if !views.isEmpty { members["views"] = .object(views) }
        if recordsAllElements { members["frames"] = .object(allFrames()) }
        return .object(members)
    }

    private static let kinds = [
        ("header", UICollectionView.elementKindSectionHeader), ("footer", UICollectionView.elementKindSectionFooter),
    ]

    private func supplementaryViews() -> [String: DocumentValue] {
        var views: [String: DocumentValue] = [:]
        for section in data.sections.indices {
            for (name, kind) in Self.kinds {
                let path = IndexPath(item: 0, section: section)
                guard let view = collectionView.supplementaryView(forElementKind: kind, at: path), !view.isHidden,
                    view.frame.sharesArea(with: collectionView.bounds)
                else { continue }
                views["\(name) \(section)"] = view.frame.value
            }
        }
        return views
    }

    private static let mostElements = 5000

    private func allFrames() -> [String: DocumentValue] {
        var frames: [String: DocumentValue] = [:]
        guard data.counts.reduce(0, +) <= Self.mostElements else {
            report("there are more than \(Self.mostElements) items; only those on screen are named")
            return frames
        }
        for (section, count) in data.counts.enumerated() {
            for (name, kind) in Self.kinds {
                let path = IndexPath(item: 0, section: section)
                let attributes = collectionView.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
                if let frame = attributes?.frame { frames["\(name) \(section)"] = frame.value }
            }
            for path in (0..<count).map({ IndexPath(item: $0, section: section) }) {
                let frame = collectionView.layoutAttributesForItem(at: path)?.frame
                if let frame { frames[path.scenarioName] = frame.value }
            }
        }
        return frames
    }
}
#endif
