import FlowSimulator
import Foundation

/// A table's data source and delegate, three rows, without any of the optional methods.
final class SilentTable: NSObject, TableViewDelegate, TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
}
