import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// What compiles here and not where UIKit is: a data source that is no `NSObject`.
@MainActor @Suite("Data sources that are no NSObjects")
struct PlainDataSourceTests {
    private class Plain: CollectionViewDataSource, TableViewDataSource {
        func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(
            _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
        ) -> CollectionViewCell { CollectionViewCell() }
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
    }
    private final class First: Plain {}
    private final class Second: Plain {}
    private final class Third: Plain {}

    private func issues(_ reports: Bool, _ body: () -> [LayoutIssue]) -> [LayoutIssue.Kind] {
        let before = LayoutIssue.reportsPlainDataSources
        defer { LayoutIssue.reportsPlainDataSources = before }
        LayoutIssue.reportsPlainDataSources = reports
        return body().map(\.kind)
    }

    private func given(to view: CollectionView, _ sources: [any CollectionViewDataSource]) -> [LayoutIssue] {
        for source in sources { view.dataSource = source }
        return view.issues
    }

    private var view: CollectionView { CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout()) }

    @Test("It is a warning that names the class, once for a class, whichever view it is given to")
    func once() throws {
        let found = issues(true) { given(to: view, [First(), Second(), First()]) + given(to: view, [Second()]) }
        #expect(found == [.plainDataSource(className: "First"), .plainDataSource(className: "Second")])
        let (table, source) = (TableView(frame: .zero, style: .plain), Third())
        #expect(
            issues(true) {
                table.dataSource = source
                return table.issues
            } == [.plainDataSource(className: "Third")])
        let issue = try #require(table.issues.first)
        #expect(issue.severity == .warning)
        #expect(issue.message.hasPrefix("Third is the data source of <TableView> and no NSObject."))
    }

    @Test("NSObjects are none, nil is none, and the switch turns it off")
    func none() {
        final class Unseen: Plain {}
        #expect(issues(true) { given(to: view, [TableSource([1])]) } == [])
        #expect(issues(false) { given(to: view, [Unseen()]) } == [])
        #expect(
            issues(true) {
                let view = view
                view.dataSource = nil
                return view.issues
            } == [])
    }
}
