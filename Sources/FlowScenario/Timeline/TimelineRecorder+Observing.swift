import CollectionSimulator
import LayoutPictures
import TableSimulator

extension TimelineRecorder: CollectionViewTraceObserver, TableViewTraceObserver {
    package func collectionView(_ view: CollectionView, didTrace event: TraceEvent) { record(event, of: view) }
    package func tableView(_ view: TableView, didTrace event: TraceEvent) { record(event, of: view) }
}
