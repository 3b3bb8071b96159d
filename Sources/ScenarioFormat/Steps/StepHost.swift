import Foundation

/// A collection view or a table view on which the steps of a scenario are performed. It is a simulated view or a view
/// of the platform.
///
/// ``StepInterpreter`` decides what a step does. A host has what depends on the view: its geometry, how it is notified
/// of changed data, and the actions that only one kind of view can do.
@MainActor
package protocol StepHost: AnyObject {
    /// The data that the view shows.
    var contents: ScenarioContents { get }

    // MARK: Geometry, in points

    /// The content offset, which may be set past the ends of the content.
    var contentOffset: CGPoint { get set }
    /// The size of the content, as far as the sizes of items are known.
    var contentSize: CGSize { get }
    /// The adjusted content inset of the view.
    var contentInsets: Scenario.Insets { get }
    /// The size of the view's bounds.
    var size: CGSize { get set }
    /// Whether the content scrolls vertically at present.
    var scrollsVertically: Bool { get }

    // MARK: Steps of every view

    /// Makes a finger hold the content, or release it.
    func hold(_ isHeld: Bool)
    /// Scrolls to an item that exists.
    func scroll(to path: IndexPath, at alignment: Scenario.ScrollAlignment)
    /// Selects or deselects an item.
    func select(_ path: IndexPath, isSelected: Bool)
    /// Sets the given insets.
    func change(_ insets: Scenario.InsetChange)
    /// Sets the given traits.
    func change(_ traits: Scenario.TraitChange)
    /// Performs an action that only one kind of view can perform.
    func perform(_ action: Scenario.Action)

    // MARK: Changed data

    /// Whether cells are measured at present.
    var measuresCells: Bool { get }
    /// Notifies the host that the sizes of items are about to change.
    func willResize(_ paths: [IndexPath])
    /// Makes the view measure an item on screen again.
    func remeasure(at path: IndexPath)
    /// Updates the cell of an item on screen to the item's present content.
    func showContent(at path: IndexPath)
    /// Runs a batch update.
    ///
    /// - Parameter changes: Changes the data and notifies the view. Called once unless the batch is refused before.
    /// - Throws: The reason why the view refuses the batch; the view has not changed.
    func performBatch(_ operations: [Scenario.UpdateOperation], _ changes: @escaping () -> Void) throws
    /// Notifies the view of an operation of a batch.
    func notify(of operation: Scenario.UpdateOperation.Kind)
    /// Makes the view ask for all data again.
    func reloadData()
}

extension StepHost {
    /// Gives the view the traits and the insets of a container.
    package func enter(_ container: Scenario.Container) {
        change(
            Scenario.TraitChange(
                displayScale: container.scale, layoutDirection: container.layoutDirection,
                contentSizeCategory: container.contentSizeCategory))
        change(
            Scenario.InsetChange(
                content: container.insets, safeArea: container.safeArea, layoutMargins: container.layoutMargins))
    }

    /// The space to which the relative heights of a table's rows refer.
    package var tableRoom: Scenario.Room { Scenario.Room(tableOfSize: size, insets: contentInsets) }
}

extension Scenario.Room {
    /// Makes the space to which the relative heights of a table's rows refer.
    package init(tableOfSize size: CGSize, insets: Scenario.Insets) {
        self.init(size: CGSize(width: size.width, height: max(0, size.height - insets.top - insets.bottom)))
    }
}

/// The reason for which a view refuses a batch.
package struct StepRefusal: Error, Hashable, CustomStringConvertible {
    /// The reason for the refusal of the batch, in one sentence without a full stop.
    package let description: String

    package init(_ reason: String) { description = reason }
}
