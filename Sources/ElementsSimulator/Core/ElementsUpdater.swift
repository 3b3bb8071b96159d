import FlowEngine

/// The side of a collection or table view that reads data and applies updates to them.
@MainActor
package protocol ElementsUpdater: AnyObject {
    /// The view's present data source.
    var askedForData: AnyObject? { get }
    /// Whether updates that begin now are applied only after the running pass or update.
    var mustWaitWithUpdates: Bool { get }
    /// Reads the number of items of each section from the data source; nil without a data source.
    func readCounts() -> [Int]?
    /// Called when a batch update begins. Ends an interactive move of an item. The item returns to its original place,
    /// unless the data source is already being notified of the move.
    func prepareForBatch()
    /// Called before a batch's block runs within a layout pass or another update. Values that were read from the data
    /// source become invalid.
    func dataGoesAhead()
    /// Whether all data are read again in the next pass.
    var isReloadPending: Bool { get }
    /// Invalidates the sizes, so that data source and delegate are asked for sizes again.
    func askAgain()
    /// Reads the new numbers of items, and determines the effects of the operations. Changes nothing on error.
    func resolve(_ operations: [UpdateOperation]) throws(UpdateError) -> UpdatePlan
    /// The message of an update that does not add up, in UIKit's words for views of this kind.
    func sentence(of error: UpdateError) -> String
    /// Applies an update, but returns no views to the pool.
    func run(_ update: OngoingUpdate, isOnScreen: Bool)
    func reloadData()
}
