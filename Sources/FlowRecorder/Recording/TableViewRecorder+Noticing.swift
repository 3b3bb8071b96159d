#if canImport(UIKit) && !os(watchOS)
import UIKit

// Changes that only a table's recorder notices.

extension TableViewRecorder {
    /// Writes down an offset that was set; one that insets or data led to is no action.
    func noticeAnnouncedOffset() {
        guard let offset = present.announcedOffset.take(), offset == tableView.contentOffset else { return }
        addOffset(offset)
    }

    /// Where a finger moved the content without setting an offset.
    func noticeUnheardOffset() {
        let offset = tableView.contentOffset
        guard !present.isLayingOut, present.cause == .nothing, offset != lastOffset, batch == nil,
            present.announcedOffset == nil, !isScrollingToRow, !present.isExplicit
        else { return }
        addOffset(offset)
    }

    private func addOffset(_ offset: CGPoint) {
        lastOffset = offset
        add(offset)
    }
}
#endif
