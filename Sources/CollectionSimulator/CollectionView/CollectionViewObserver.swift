/// An object that receives the messages that UIKit would write to the console.
@preconcurrency @MainActor
public protocol CollectionViewObserver: AnyObject {
    /// Called when an issue was found, often during a layout pass. An implementation may record the issue, but must
    /// change nothing.
    ///
    /// A reload, a scroll, an update or another layout that is requested here waits as in a method of the data source;
    /// if the observer makes such a request at each issue, the layout pass may never end.
    func collectionView(_ collectionView: CollectionView, didReport issue: LayoutIssue)
}
