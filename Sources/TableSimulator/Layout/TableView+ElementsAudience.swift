import ViewSimulator

extension TableView: ElementsAudience, ReusableViewOwner {
    package var issueReporter: IssueReporter {
        IssueReporter(kindOfView: "UITableView", layout: "<\(type(of: self))>", view: "<\(type(of: self))>")
    }

    package func notifyObserver(of issue: LayoutIssue) -> Bool {
        observer.map { $0.tableView(self, didReport: issue) } != nil
    }

    package func send(_ event: TraceEvent) {
        (core.tracer?.observer as? any TableViewTraceObserver)?.tableView(self, didTrace: event)
    }

    package func willDisplay(_ element: DisplayedElement) -> Bool {
        guard let delegate = tableDelegate else { return false }
        let (view, path) = (element.view, element.name.indexPath)
        OptionalRequirement.answer {
            switch elementPath(of: element.name).kind {
            case .item:
                if let cell = view as? TableViewCell { delegate.tableView(self, willDisplay: cell, forRowAt: path) }
            case .header: delegate.tableView(self, willDisplayHeaderView: view, forSection: path[0])
            case .footer: delegate.tableView(self, willDisplayFooterView: view, forSection: path[0])
            }
        }
        return true
    }

    package func didEndDisplaying(_ element: DisplayedElement) {
        guard let delegate = tableDelegate else { return }
        let (view, path) = (element.view, element.name.indexPath)
        OptionalRequirement.answer {
            switch elementPath(of: element.name).kind {
            case .item:
                if let cell = view as? TableViewCell {
                    delegate.tableView(self, didEndDisplaying: cell, forRowAt: path)
                }
            case .header: delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: path[0])
            case .footer: delegate.tableView(self, didEndDisplayingFooterView: view, forSection: path[0])
            }
        }
    }

    package func release(_ view: View) {
        (view as? TableViewCell)?.owner = nil
        (view as? TableViewHeaderFooterView)?.owner = nil
    }

    package func dataPath(at shown: IndexPath) -> IndexPath { shown }

    package var measuresOnRequest: Bool { selfSizingInvalidation != .disabled }
    package var measuresAfterConstraintChanges: Bool { selfSizingInvalidation == .enabledIncludingConstraints }
}
