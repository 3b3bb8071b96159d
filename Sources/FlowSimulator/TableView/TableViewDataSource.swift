import Foundation
import ViewSimulator

/// Gives a table view its counts and cells.
@preconcurrency @MainActor
public protocol TableViewDataSource: AnyObject {
    /// How many rows a section has.
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
    /// The cell for a row: a dequeued one, or a new one.
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
    /// How many sections there are. Optional: 1.
    func numberOfSections(in tableView: TableView) -> Int
    /// The title of a section's header. Optional: none.
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
    /// The title of a section's footer. Optional: none.
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
}

extension TableViewDataSource {
    /// What counts where a data source does not implement it: 1.
    public func numberOfSections(in tableView: TableView) -> Int {
        OptionalRequirement.notImplemented()
        return 1
    }
    /// What counts where a data source does not implement it: none.
    public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        OptionalRequirement.notImplemented()
        return nil
    }
    /// What counts where a data source does not implement it: none.
    public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        OptionalRequirement.notImplemented()
        return nil
    }
}
