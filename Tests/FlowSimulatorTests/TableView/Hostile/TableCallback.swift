import FlowSimulator
import Foundation

/// Whatever a table calls of its user's while it loads, scrolls, is edited, tapped and updated.
enum TableCallback: String, CaseIterable {
    case numberOfSections, numberOfRows, cellForRow, titleForFooter, canEdit, canMove, indexTitles
    case height, estimate, headerHeight, footerHeight, headerEstimate, footerEstimate, indentation
    case headerView, willDisplay, willDisplayHeader, willDisplayFooter
    case didEndDisplaying, didEndDisplayingHeader, didEndDisplayingFooter
    case editingStyle, shouldIndent, shouldHighlight, didHighlight, didUnhighlight, willSelect, didSelect
    case willDeselect, didDeselect, didScroll, didReport
    case sizeThatFits, prepareForReuse, layoutOfCell, updateBlock, updateCompletion

    /// The table only reads counts then: what it learns is of before.
    var isCounting: Bool { self == .numberOfSections || self == .numberOfRows }
    /// Rows are compared with what they were: paths given in them are of another time.
    var isInBatch: Bool { self == .updateBlock }
}
