import CallerChecks
import CollectionSimulator
import TableSimulator

extension ScenarioRun {
    /// The view on which the steps are performed, in its state after the last step.
    public var view: ScrollView { host.view }

    /// The view as a collection view. Traps if the scenario has a table.
    public var collectionView: CollectionView { collection.collectionView }

    /// The view as a table view. Traps if the scenario has no table.
    public var tableView: TableView { table.tableView }

    /// The host of the table. Traps if the scenario has no table.
    package var table: TableHost {
        guard let host = host as? TableHost else {
            stop("the scenario has a collection view, and no table")
        }
        return host
    }

    /// The host of the collection view. Traps if the scenario has a table.
    package var collection: CollectionHost {
        guard let host = host as? CollectionHost else {
            stop("the scenario has a table, and no collection view")
        }
        return host
    }

    /// The host of the collection view with a flow layout. Traps if the scenario has no flow layout.
    package var flow: FlowHost {
        guard let host = host as? FlowHost else {
            stop("the scenario has no flow layout")
        }
        return host
    }

    /// The collection view's layout. Traps if the scenario has no flow layout.
    package var layout: CollectionViewFlowLayout { flow.flowLayout }

    /// The present properties of the layout. Traps if the scenario has no flow layout.
    package var values: Scenario.Layout { flow.values }

    /// The present scroll axis of the content.
    package var scrollAxis: CollectionView.ScrollDirection { host.scrollAxis }

    /// Sets a closure that is called whenever the layout asks the delegate for an item's size.
    func didAskDelegate(_ body: @escaping (IndexPath) -> Void) {
        (host as? FlowHost)?.delegate.didAsk = body
    }
}
