import Foundation

extension LayoutTrace {
    /// Why an item was laid out the last time: one sentence, then the events that led to it, one a line, latest first.
    public func why(_ indexPath: IndexPath) -> String {
        ""
    }
}
