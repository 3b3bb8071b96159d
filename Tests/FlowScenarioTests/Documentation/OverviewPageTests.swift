import CompositionalSimulator
import FlowEngine
import FlowScenario
import FlowSimulator
import Foundation
import Testing
import TextMeasuring

// The examples of the overview pages, compiled and run. Between two marks stands what a page prints, line by line.

@MainActor @Suite struct OverviewPageTests {
    @Test("The example of TextMeasuring measures texts")
    func textsAreMeasured() {
        // TextMeasuring begin
        let label = SFLikeMetrics().singleLineSize(of: "Hello UIKit", font: FontSpec(size: 13), scale: 2)
        assert(label == TextSize(width: 64, height: 16))

        let blocks = BlockMetrics().width(of: "abc 漢字", font: FontSpec(size: 10))
        assert(blocks == 4 * 5 + 2 * 10)

        let body = DynamicTypeProfile.ios11.font(for: .body, at: .extraLarge)
        let layouter = TextLayouter(metrics: SFLikeMetrics(), scale: 2)
        let lines = layouter.layout("你好，世界", font: body, limits: TextLimits(width: 60))
        assert(lines.size == TextSize(width: 57, height: 45.5))
        // TextMeasuring end
        #expect(label == TextSize(width: 64, height: 16))
        #expect(blocks == 40)
        #expect(lines.size == TextSize(width: 57, height: 45.5))
    }

    @Test("The example of FlowEngine changes a model")
    func aModelIsChanged() throws {
        // FlowEngine begin
        var model = try FlowModel(
            FlowConfiguration(containerLength: 320),
            sections: [SectionContent(.estimated(count: 1_000_000, FlowSize(width: 320, height: 100)))])
        assert(model.contentSize.height == 109_999_990)

        let change = try model.setSize(FlowSize(width: 320, height: 60), at: ItemPath(section: 0, item: 0))
        assert(change.lengthGained == -40 && change.rowsReplaced < 5)
        assert(model.frame(of: ItemPath(section: 0, item: 1)).y == 70)

        let screen = model.elements(in: FlowRect(x: 0, y: 0, width: 320, height: 568))
        assert(screen.count == 6)
        // FlowEngine end
        #expect(model.contentSize.height == 109_999_950)
        #expect(change.lengthGained == -40)
        #expect(change.rowsReplaced < 5)
        #expect(model.frame(of: ItemPath(section: 0, item: 1)).y == 70)
        #expect(screen.count == 6)
    }

    @Test("The example of ScenarioFormat is a million items in one value")
    func aScenarioIsAValue() {
        // ScenarioFormat begin
        var scenario = Scenario(name: "Settings", container: .init(width: 320, height: 568))
        let row = Scenario.ItemSize(width: 320, height: 44)
        scenario.sections = [.init(title: "Sounds", items: [.init(.given([row]), count: 1_000_000)])]
        scenario.steps = [.init(.scroll(.toEdge(.end)))]
        assert(scenario.itemCount == 1_000_000)
        // ScenarioFormat end
        #expect(scenario.itemCount == 1_000_000)
    }

    @Test("The example of ViewSimulator lays views out and scrolls")
    func viewsScroll() {
        // ViewSimulator begin
        final class Halves: View {
            let (upper, lower) = (View(), View())

            override func layoutSubviews() {
                let height = bounds.height / 2
                upper.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
                lower.frame = CGRect(x: 0, y: height, width: bounds.width, height: height)
            }
        }

        let halves = Halves(frame: CGRect(x: 0, y: 0, width: 320, height: 1000))
        halves.addSubview(halves.upper)
        halves.addSubview(halves.lower)

        let screen = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        screen.addSubview(halves)
        screen.contentSize = halves.bounds.size
        screen.layoutIfNeeded()
        screen.contentOffset.y = 400
        assert(halves.lower.convert(CGPoint.zero, to: screen.superview) == CGPoint(x: 0, y: 100))
        // ViewSimulator end
        #expect(halves.lower.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 100))
    }

    @Test("The example of ElementsSimulator changes data by identifiers")
    func dataByIdentifiers() {
        // ElementsSimulator begin
        var snapshot = DiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["fruit"])
        snapshot.appendItems([1, 2, 3])
        snapshot.deleteItems([2])
        assert(snapshot.itemIdentifiers(inSection: "fruit") == [1, 3])
        assert(snapshot.indexOfItem(3) == 1)
        // ElementsSimulator end
        #expect(snapshot.itemIdentifiers == [1, 3])
    }

    @Test("The example of ControlSimulator runs an action and limits a value")
    func controls() {
        // ControlSimulator begin
        var isSaved = false
        let button = Button(type: .system)
        button.setTitle("Save", for: .normal)
        button.addAction(Action { _ in isSaved = true }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        assert(isSaved)

        let slider = Slider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        slider.maximumValue = 5
        slider.value = 7
        assert(slider.value == 5)
        // ControlSimulator end
        #expect(isSaved)
        #expect(slider.value == 5)
    }

    @Test("The example of CompositionalSimulator places two items a row")
    func twoItemsARow() {
        final class Photos: NSObject, CollectionViewDataSource {
            func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 50 }

            func collectionView(
                _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
            ) -> CollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
            }
        }
        // CompositionalSimulator begin
        let size = CollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(80))
        let row = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: size)])
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 10

        let photos = Photos()
        let view = CollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: CollectionViewCompositionalLayout(section: section))
        view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        view.dataSource = photos
        view.layoutIfNeeded()
        let third = view.cellForItem(at: IndexPath(item: 2, section: 0))
        assert(third?.frame == CGRect(x: 0, y: 90, width: 160, height: 80))
        // CompositionalSimulator end
        #expect(third?.frame == CGRect(x: 0, y: 90, width: 160, height: 80))
    }

    @Test("The example of TableSimulator shows the rows on screen")
    func rowsOnScreen() {
        // TableSimulator begin
        final class Lines: NSObject, TableViewDataSource {
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1000 }

            func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
            }
        }

        let lines = Lines()
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.register(TableViewCell.self, forCellReuseIdentifier: "line")
        table.dataSource = lines
        table.rowHeight = 60
        table.layoutIfNeeded()
        assert(table.contentSize.height == 60_000 && table.visibleCells.count == 8)
        // TableSimulator end
        #expect(table.contentSize.height == 60_000)
        #expect(table.visibleCells.count == 8)
    }

    @Test("The example of FlowSimulator has a controller with a table")
    func aControllerWithATable() {
        // FlowSimulator begin
        final class Names: TableViewController {
            override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }

            override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
                TableViewCell(style: .default, reuseIdentifier: nil)
            }
        }

        let names = Names(style: .plain)
        names.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        names.view.layoutIfNeeded()
        assert(names.tableView.visibleCells.count == 5)
        // FlowSimulator end
        #expect(names.tableView.visibleCells.count == 5)
    }

    @Test("The example of CollectionSimulator lays a view out and inserts an item")
    func exampleView() {
        // CollectionSimulator begin
        final class RowCell: CollectionViewCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: 60) }
        }

        final class Rows: NSObject, CollectionViewDataSource {
            var count = 20

            func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

            func collectionView(
                _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
            ) -> CollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            }
        }

        let rows = Rows()
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 100)
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), collectionViewLayout: layout)
        view.register(RowCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = rows
        view.layoutIfNeeded()
        assert(view.contentSize.height == 1830 && view.statistics.measurements == 9)

        view.performBatchUpdates {
            rows.count = 21
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        view.layoutIfNeeded()
        assert(view.contentSize.height == 1900 && view.statistics.measurements == 11)
        // CollectionSimulator end
        #expect(view.numberOfItems(inSection: 0) == 21)
        #expect(view.issues.isEmpty)
        #expect(view.contentSize.height == 1900)
        #expect(view.statistics.measurements == 11)
    }

    @Test("The example of LayoutPictures draws one row")
    func aRowIsDrawn() {
        // LayoutPictures begin
        let viewport = CGRect(x: 0, y: 0, width: 320, height: 480)
        let row = CGRect(x: 0, y: 0, width: 320, height: 44)
        var picture = LayoutPicture(
            title: "One row", region: viewport, viewport: viewport, contentSize: row.size,
            elements: [.init(role: .measured, frame: row, label: "0-0")])
        picture.remarks = [.init("The content is shorter than the viewport.", isError: false)]
        let drawing = picture.svg()
        assert(drawing.contains("1 measured"))
        // LayoutPictures end
        #expect(drawing.contains("The content is shorter than the viewport."))
    }

    @Test("The example of FlowScenario runs a scenario")
    func aScenarioRuns() throws {
        // FlowScenario begin
        var scenario = Scenario(name: "An estimate that is too large", container: .init(width: 320, height: 568))
        scenario.layout.estimate = .size(.init(width: 320, height: 100))
        scenario.sections = [.init(items: [.init(.actual([.init(width: 320, height: 60)]), count: 20)])]
        var expectation = Scenario.Expectation()
        expectation.contentSize = CGSize(width: 320, height: 1390)
        scenario.steps = [.init(.scroll(.through(.end))), .init(.expect(expectation))]

        let run = ScenarioRun(scenario)
        let report = try run.finish()
        assert(report.passed && report.steps[0].measurements == 9)

        let drawing = try run.picture().svg()
        assert(drawing.hasPrefix("<svg"))
        // FlowScenario end
        #expect(report.passed)
        #expect(report.steps[0].measurements == 9)
        #expect(drawing.hasPrefix("<svg"))
    }

    @Test("What a page prints is what stands between the marks of this file", arguments: OverviewPage.modules)
    func printsWhatIsTested(module: String) throws {
        let page = try OverviewPage(of: module)
        #expect(page.swift == page.marked(in: try String(contentsOfFile: #filePath, encoding: .utf8)))
        #expect(page.swift.count > 3)
        #expect(page.text.hasPrefix("# ``\(module)``\n\n"))
    }

    @Test("What a page names is there", arguments: OverviewPage.modules)
    func namesWhatIsThere(module: String) throws {
        var names: Set = [module]
        for file in try OverviewPage.sources(of: module) {
            names.formUnion(PublicDeclarations(in: try String(contentsOf: file, encoding: .utf8)).all.map(\.name))
        }
        let links = try OverviewPage(of: module).links
        for link in links {
            #expect(link.allSatisfy { names.contains(String($0.prefix { $0 != "(" })) }, "\(link)")
        }
        #expect(links.count > 3)
    }
}
