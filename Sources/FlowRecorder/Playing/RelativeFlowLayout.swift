#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// A flow layout with the properties of a scenario. Its lengths may be relative to the space available for items.
final class RelativeFlowLayout: RecordingFlowLayout {
    /// The scenario's properties of the layout, as they are at present.
    var values = Scenario.Layout()

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { values.flipsInRightToLeft }

    /// Sets the properties that have changed. Relative lengths are converted to points.
    func applyValues() {
        Self.scenarioProperties.set(surroundings.inPoints(values, isMirrored: isMirrored), on: self)
    }

    private var isMirrored: Bool {
        values.flipsInRightToLeft && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The present geometry of the view, from which the space available for items is computed.
    var surroundings: LayoutRoom {
        let view = collectionView
        return LayoutRoom(
            bounds: view?.bounds.size ?? .zero, contentInset: Scenario.Insets(view?.adjustedContentInset ?? .zero),
            safeArea: Scenario.Insets(view?.safeAreaInsets ?? .zero),
            layoutMargins: Scenario.Insets(view?.layoutMargins ?? .zero),
            scale: Double(view?.traitCollection.displayScale ?? 0), reference: values.insetReference)
    }

    /// Returns the size of an item in points. Relative lengths depend on the space available for items in the section.
    func points(of size: Scenario.ItemSize, in section: Scenario.Section) -> CGSize {
        surroundings.size(size, of: section, in: values, isMirrored: isMirrored)
    }

    /// Returns the size of a header or footer whose length along the scroll axis is given.
    func referenceSize(_ length: Scenario.Length) -> CGSize {
        values.referenceSize(surroundings.headerLength(length, in: values))
    }
}
#endif
