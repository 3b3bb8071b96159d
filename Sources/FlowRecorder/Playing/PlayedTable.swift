#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The table of a scenario that is played.
@MainActor
final class PlayedTable: PlayedSurface {
    let tableView: RecordingTableView
    let tableRecorder: TableViewRecorder
    private let source: PlayedRows
    private let delegate: PlayedTableDelegate

    init(_ document: [String: DocumentValue], size: CGSize) {
        let values = document["table"]?.members ?? [:]
        let styles: [String: UITableView.Style] = ["grouped": .grouped, "insetGrouped": Self.insetGrouped]
        tableView = RecordingTableView(
            frame: CGRect(origin: .zero, size: size), style: values["style"]?.text.flatMap { styles[$0] } ?? .plain)
        tableRecorder = TableViewRecorder(recording: tableView, name: document["name"]?.text ?? "")
        source = PlayedRows(dequeuesForPath: values["dequeuesForPath"]?.bool ?? true)
        delegate = PlayedTableDelegate(source, of: .object(document))
        apply(values)
    }

    private static var insetGrouped: UITableView.Style {
        #if os(tvOS)
        .grouped
        #else
        .insetGrouped
        #endif
    }

    var scrollView: UIScrollView { tableView }
    var recorder: ScenarioRecorder { tableRecorder }
    var kind: PlayedKind { .table }
    var scrollsSideways: Bool { false }
    var data: PlayedData {
        get { source.data }
        set { source.data = newValue }
    }

    func connect() {
        if #available(iOS 15, tvOS 15, *) { tableView.isPrefetchingEnabled = false }
        tableView.register(PlayedRowCell.self, forCellReuseIdentifier: PlayedRowCell.identifier)
        tableView.register(PlayedEdgeView.self, forHeaderFooterViewReuseIdentifier: PlayedEdgeView.identifier)
        source.view = tableView
        tableView.dataSource = source
        tableView.delegate = delegate
    }

    func apply(_ values: [String: DocumentValue]) {
        values["rowHeight"]?.tableHeight.map { tableView.rowHeight = $0 }
        values["estimatedRowHeight"]?.tableHeight.map { tableView.estimatedRowHeight = $0 }
        values["sectionHeaderHeight"]?.tableHeight.map { tableView.sectionHeaderHeight = $0 }
        values["sectionFooterHeight"]?.tableHeight.map { tableView.sectionFooterHeight = $0 }
        values["estimatedSectionHeaderHeight"]?.tableHeight.map { tableView.estimatedSectionHeaderHeight = $0 }
        values["estimatedSectionFooterHeight"]?.tableHeight.map { tableView.estimatedSectionFooterHeight = $0 }
        if #available(iOS 15, tvOS 15, *) {
            values["sectionHeaderTopPadding"]?.tableHeight.map { tableView.sectionHeaderTopPadding = $0 }
        }
        #if !os(tvOS)
        if let name = values["separatorStyle"]?.text { tableView.separatorStyle = name == "none" ? .none : .singleLine }
        #endif
        let (header, footer) = (values["headerView"], values["footerView"])
        if let header, header.number.map({ CGFloat($0) }) != tableView.tableHeaderView?.frame.height {
            tableView.tableHeaderView = Self.view(header)
        }
        if let footer, footer.number.map({ CGFloat($0) }) != tableView.tableFooterView?.frame.height {
            tableView.tableFooterView = Self.view(footer)
        }
        if let insets = values["insetsContentViewsToSafeArea"]?.bool { tableView.insetsContentViewsToSafeArea = insets }
        if let isEditing = values["editing"]?.bool { tableView.isEditing = isEditing }
        if let titles = values["sectionIndex"]?.list?.compactMap(\.text) {
            source.indexTitles = titles
            tableView.reloadSectionIndexTitles()
        }
    }

    /// The table gives it its width.
    private static func view(_ height: DocumentValue) -> UIView? {
        height.number.map { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: $0)) }
    }

    // MARK: Steps

    func scroll(to path: IndexPath, at position: String?) {
        let positions: [String: UITableView.ScrollPosition] = ["middle": .middle, "bottom": .bottom, "none": .none]
        tableView.scrollToRow(at: path, at: position.flatMap { positions[$0] } ?? .top, animated: false)
    }

    func announceChanges(at paths: [IndexPath]) { tableRecorder.announceChanges(at: paths) }
    func remeasure(at path: IndexPath) { tableView.cellForRow(at: path)?.invalidateIntrinsicContentSize() }
    func reloadData() { tableView.reloadData() }

    func performBatch(reconfiguring reconfigured: [IndexPath], _ updates: @escaping () -> Void) {
        tableView.performBatchUpdates(updates, completion: nil)
    }

    func notify(of change: DataChange) {
        switch change {
        case .insertItem(let path): tableView.insertRows(at: [path], with: .none)
        case .deleteItem(let path): tableView.deleteRows(at: [path], with: .none)
        case .moveItem(let path, let target): tableView.moveRow(at: path, to: target)
        case .insertSection(let index): tableView.insertSections([index], with: .none)
        case .deleteSection(let index): tableView.deleteSections([index], with: .none)
        case .moveSection(let index, let target): tableView.moveSection(index, toSection: target)
        case .reloadSection(let index, _): tableView.reloadSections([index], with: .none)
        case .reloadItem: break
        }
    }

    func reload(_ paths: [IndexPath]) { tableView.reloadRows(at: paths, with: .none) }

    func reconfigure(_ paths: [IndexPath]) {
        if #available(iOS 15, tvOS 15, *) {
            tableView.reconfigureRows(at: paths)
        } else {
            tableView.reloadRows(at: paths, with: .none)
        }
    }

    func perform(_ name: String, _ value: DocumentValue) -> Bool {
        switch name {
        case "remeasure":
            guard value != "everything" else {
                tableView.performBatchUpdates(nil, completion: nil)
                break
            }
            for path in ScenarioPlayer.paths(value) { remeasure(at: path) }
        case "select":
            for path in ScenarioPlayer.paths(value) {
                tableView.selectRow(at: path, animated: false, scrollPosition: .none)
            }
        case "deselect": ScenarioPlayer.paths(value).forEach { tableView.deselectRow(at: $0, animated: false) }
        default: return false
        }
        return true
    }
}
#endif
