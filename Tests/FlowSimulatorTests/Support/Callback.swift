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
