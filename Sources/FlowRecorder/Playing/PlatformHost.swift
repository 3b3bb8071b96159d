#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// A view of the platform on which a scenario is played. It contains the code that differs between collection views and
/// tables.
@MainActor
protocol PlatformHost: StepHost {
    var scrollView: UIScrollView { get }
    var recorder: ScenarioRecorder { get }
    var surroundings: ScenarioPlayer.Surroundings { get }

    /// Connects the data source and the delegate to the view.
    func connect()
    /// Updates the values that are relative to the space available for items or rows. Called before every layout.
    func applyRoom()
}

// Steps that every view of the platform can do.

extension PlatformHost {
    var contentOffset: CGPoint {
        get { scrollView.contentOffset }
        set { scrollView.contentOffset = newValue }
    }

    var contentSize: CGSize { scrollView.contentSize }
    var contentInsets: Scenario.Insets { Scenario.Insets(scrollView.adjustedContentInset) }

    var size: CGSize {
        get { scrollView.bounds.size }
        set { scrollView.frame.size = newValue }
    }

    func hold(_ isHeld: Bool) { surroundings.hold?(isHeld) }

    func change(_ insets: Scenario.InsetChange) {
        if let insets = insets.content { scrollView.contentInset = insets.inUIKit }
        if let insets = insets.safeArea { surroundings.setSafeArea?(insets.inUIKit) }
        if let insets = insets.layoutMargins { scrollView.layoutMargins = insets.inUIKit }
    }

    func change(_ traits: Scenario.TraitChange) {
        if let scale = traits.displayScale { surroundings.setDisplayScale?(scale) }
        if let direction = traits.layoutDirection {
            scrollView.semanticContentAttribute =
                direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        }
        if let category = traits.contentSizeCategory { surroundings.setContentSizeCategory?(category.inUIKit) }
    }

    /// Does nothing, because no cell shows contents while a scenario is played.
    func showContent(at path: IndexPath) {}

    /// Checks that a batch fits the data, and throws an error if it does not.
    ///
    /// - Throws: `StepRefusal` for a batch that would terminate an app.
    func checkFits(_ operations: [Scenario.UpdateOperation]) throws(StepRefusal) {
        guard contents.data.applying(operations) == nil else { return }
        throw StepRefusal("the batch does not fit what there is")
    }
}
#endif
