/// The side of a collection or table view that speaks with client code: its delegate, its observers and its cells.
@MainActor
package protocol ElementsAudience: AnyObject {
    /// The names of the view and of its layout, for the texts of issues.
    var issueReporter: IssueReporter { get }
    /// Notifies the observer of an issue. Returns whether there is an observer.
    func notifyObserver(of issue: LayoutIssue) -> Bool
    func send(_ event: TraceEvent)
    /// Notifies the delegate that a view comes on screen; returns whether the delegate implements the method.
    func willDisplay(_ element: DisplayedElement) -> Bool
    /// Notifies the delegate that a view, whose appearance was announced, has left the screen.
    func didEndDisplaying(_ element: DisplayedElement)
    /// Removes a view's references to the collection or table view. Called before the view goes into the pool.
    func release(_ view: View)
    /// Whether a view on screen is measured again when the view requests a measurement.
    var measuresOnRequest: Bool { get }
    var selectionRules: SelectionRules { get }
    func show(isSelected: Bool, in cell: View, animated: Bool)
    /// The path that an item has in the data source, given its path in the view. The two paths differ while the user
    /// carries an item.
    func dataPath(at shown: IndexPath) -> IndexPath
}

/// Whether one item, and whether several items may be selected now.
package struct SelectionRules {
    package var one, several: Bool

    package init(one: Bool, several: Bool) {
        self.one = one
        self.several = several
    }
}
