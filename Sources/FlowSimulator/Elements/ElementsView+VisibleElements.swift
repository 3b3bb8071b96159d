import Foundation
import ViewSimulator

extension ElementsView {
    /// An element left: its view goes to those that wait to be reused.
    func recycle(_ element: DisplayedElement) {
        tracer?.hidden(element)
        // Another view has shown it since: it is that view's now.
        if let other = element.view.superview, other !== self, other is any ElementsView { return }
        element.view.removeFromSuperview()
        release(element.view)
        if element.isAnnounced { didEndDisplaying(element) }
        if let key = element.poolKey { reuse.put(element.view, for: key) }
    }

    /// Notifies the delegate of the views that came on screen in this pass and stayed (R12.6: `willDisplay` after
    /// measuring). Answers whether there were any.
    func announceAppearances() -> Bool {
        var wasDelegateNotified = false
        for element in displayed.drainUnannounced() where !element.isAnnounced {
            // Paths are the view's: those of the data that its delegate has now are not known yet.
            guard !updateState.isDataAhead else {
                displayed.keepUnannounced()
                break
            }
            element.isAnnounced = true
            if willDisplay(element) { wasDelegateNotified = true }
        }
        return wasDelegateNotified
    }

    /// The elements on screen (R6.4: a layout may have named others, which are not among the visible ones).
    var elementsInBounds: [DisplayedElement] {
        let visible = bounds
        return displayed.elements.filter { $0.attributes.place.overlaps(visible) }
    }

    func supplementaryElementsInBounds(ofKind kind: String) -> [DisplayedElement] {
        elementsInBounds.filter { $0.name.category == .supplementaryView && $0.name.kind == kind }
    }
}
