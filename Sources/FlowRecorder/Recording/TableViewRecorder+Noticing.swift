#if canImport(UIKit) && !os(watchOS)
import UIKit

// What a table's recorder notices beside what all do.

extension TableViewRecorder {
    /// Only an offset that somebody set, so that none is taken for somebody's that insets or data led to.
    func noticeAnnouncedOffset() {
        guard let offset = present.announcedOffset.take(), offset == tableView.contentOffset else { return }
        add(offset)
    }

    /// Where a finger moved the content without setting an offset.
    func noticeUnheardOffset() {
        let offset = tableView.contentOffset
        guard !present.isLayingOut, present.cause == .nothing, offset != lastOffset, batch == nil,
            present.announcedOffset == nil, !isScrollingToRow, !present.isExplicit
        else { return }
        add(offset)
    }

    private func add(_ offset: CGPoint) {
        lastOffset = offset
        if case .offset(let last, let isDrag)? = present.actions.last, isDrag == isHeld {
            guard last != offset else { return }
            present.actions.removeLast()
        }
        add(.offset(offset, isDrag: isHeld), cause: .nothing)
    }

    func noticeProperties(_ values: [String: DocumentValue]) {
        var changed = values.filter { properties[$0.key] != $0.value }
        properties = values
        for (key, value) in changed { changed[key] = lengths(value, of: key) }
        if !changed.isEmpty { add(.value(["set": .object(changed)]), cause: .nothing) }
    }
}
#endif
