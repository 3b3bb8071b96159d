import FlowSimulator
import Foundation

/// Whatever a collection view calls of its user's.
enum Callback: String, CaseIterable, Codable {
    case numberOfSections, numberOfItems, cellForItem, supplementaryView, canMoveItem, moveItem
    case willDisplay, willDisplaySupplementary, didEndDisplaying, didEndDisplayingSupplementary, targetIndexPath
    case delegateTargetOffset
    case sizeForItem, insetForSection, lineSpacing, itemSpacing, headerSize, footerSize
    case didScroll, willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating, didEndDecelerating
    case didEndScrollingAnimation, didChangeAdjustedInset
    case didReport
    case prepare, contentSize, elementsInRect, layoutInvalidation, boundsQuestion, boundsContext, preferredQuestion
    case preferredContext, preparationForUpdates, initialAttributes, finalAttributes, targetOffset, finalizeUpdates
    case prepareForTransition, finalizeTransition
    case preferredAttributes, prepareForReuse, applyAttributes
    case updateBlock, updateCompletion, layoutCompletion
}

/// Calls the test's code in every callback, if it is the one that the test is about, and only once.
@MainActor
final class CallbackHook {
    var wanted: Callback?
    var action: () -> Void = {}
    private(set) var wasCalled = false

    /// Items or rows that the data source has.
    var count: () -> Int = { .max }
    /// What was asked about although it is not there.
    private(set) var strays: [IndexPath] = []

    func note(_ path: IndexPath) {
        if path.last ?? 0 >= count() { strays.append(path) }
    }

    func call(_ callback: Callback) {
        guard callback == wanted, !wasCalled else { return }
        wasCalled = true
        action()
    }
}
