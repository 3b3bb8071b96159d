#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

// Sizes of delegate and cells when a step ends.

extension CollectionViewRecorder {
    func reportWavering(_ wavering: [Int]) {
        guard !wavering.isEmpty, layout.estimates else { return }
        let paths = items.paths(of: wavering).values.map(\.indexPath).sorted().prefix(5)
            .map(\.scenarioName).joined(separator: ", ")
        let circling = wavering.count { answers.circles[$0] != nil }
        report(
            "cells gave several answers in one layout: \(paths); "
                + (circling == wavering.count ? "they go round in a circle, which was written" : "the last ones count"))
    }

    // MARK: Asking

    /// Records the sizes of items that the delegate returns. The layout has just asked for these sizes.
    func recordSizes() {
        guard let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout else { return }
        for (section, content) in items.sections.enumerated() {
            for (index, item) in content.items.enumerated() {
                let path = IndexPath(item: index, section: section)
                guard let size = delegate.collectionView?(collectionView, layout: layout, sizeForItemAt: path) else {
                    return
                }
                guard !layout.estimates else {
                    return report("sizeForItemAt together with an estimate, which a scenario cannot say")
                }
                answers.record(size, of: item)
            }
        }
    }

    /// Records the metrics of new sections. If the delegate was asked again, the metrics of all sections are recorded.
    func recordMetrics() {
        let isAsked = present.asksDelegate || present.step.placeOfChange != nil
        for (index, section) in items.sections.enumerated() {
            let known = metrics[section.number]
            guard known == nil || isAsked else { continue }
            let metrics = Scenario.Section(index, in: collectionView, layout: layout)
            for (name, values) in metrics.measures where !areWritable(values, of: name) { return }
            if let known, known != metrics {
                report(
                    "the delegate returns other metrics for section \(index); in a scenario only another section can "
                        + "have others")
            } else {
                self.metrics[section.number] = metrics
            }
        }
    }

    /// Records the sizes of cells on screen that have no recorded size. Such a cell has the layout's size, and does not
    /// notify the layout of it.
    func recordShownCells() {
        guard layout.estimates else { return }
        for path in collectionView.indexPathsForVisibleItems {
            guard let item = items.number(at: path), !answers.holds(item),
                let cell = collectionView.cellForItem(at: path)
            else { continue }
            answers.record(cell.bounds.size, of: item)
        }
    }
}
#endif
