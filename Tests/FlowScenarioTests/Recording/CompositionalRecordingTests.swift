import CompositionalSimulator
import FlowSimulator
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import ScenarioFormat

/// A running view with a compositional layout becomes a scenario, which comes to the same.
@MainActor
@Suite struct CompositionalRecordingTests {
    /// A shelf, a grid whose columns depend on the width, and a list, with cells that have heights of their own.
    private final class Store: NSObject, CollectionViewDataSource {
        final class Cell: CollectionViewCell {
            var height: CGFloat = 0

            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: CollectionViewLayoutAttributes
            ) -> CollectionViewLayoutAttributes {
                let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
                preferred.size = CGSize(width: layoutAttributes.size.width, height: height)
                return preferred
            }
        }

        final class Header: CollectionReusableView {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: CollectionViewLayoutAttributes
            ) -> CollectionViewLayoutAttributes {
                let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
                preferred.size.height = 37
                return preferred
            }
        }

        var sections: [[CGFloat]]
        let layout: CollectionViewCompositionalLayout
        let view: CollectionView

        init(_ counts: [Int] = [9, 20, 30]) {
            sections = counts.map { count in (0..<count).map { 40 + CGFloat($0 % 5) * 8.5 } }
            let configuration = CollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = 6
            layout = CollectionViewCompositionalLayout(
                sectionProvider: { Self.section($0, $1) }, configuration: configuration)
            view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
            super.init()
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            for kind in [CollectionView.elementKindSectionHeader, "badge"] {
                view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
            }
            layout.register(CollectionReusableView.self, forDecorationViewOfKind: "card")
            view.dataSource = self
        }

        private static func size(_ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension)
            -> CollectionLayoutSize
        { CollectionLayoutSize(widthDimension: width, heightDimension: height) }

        private static func section(
            _ index: Int, _ environment: any CollectionLayoutEnvironment
        ) -> CollectionLayoutSection {
            switch index {
            case 0:
                let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(50)))
                let group = CollectionLayoutGroup.vertical(
                    layoutSize: size(.fractionalWidth(0.8), .estimated(150)), repeatingSubitem: item, count: 3)
                group.interItemSpacing = .fixed(4)
                let section = CollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .groupPaging
                section.boundarySupplementaryItems = [
                    CollectionLayoutBoundarySupplementaryItem(
                        layoutSize: size(.fractionalWidth(1), .estimated(30)),
                        elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
                ]
                return section
            case 1:
                let badge = CollectionLayoutSupplementaryItem(
                    layoutSize: size(.absolute(12), .absolute(12)), elementKind: "badge",
                    containerAnchor: CollectionLayoutAnchor(
                        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
                let item = CollectionLayoutItem(
                    layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
                item.contentInsets = DirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
                let columns = environment.container.effectiveContentSize.width > 400 ? 5 : 3
                let group = CollectionLayoutGroup.horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(80)), subitem: item, count: columns)
                let section = CollectionLayoutSection(group: group)
                section.contentInsets = DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
                section.decorationItems = [.background(elementKind: "card")]
                return section
            default:
                return .list(
                    using: CollectionLayoutListConfiguration(appearance: .insetGrouped), layoutEnvironment: environment)
            }
        }

        func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

        func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }

        func collectionView(
            _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
        ) -> CollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.height = sections[indexPath.section][indexPath.item]
            return cell
        }

        func collectionView(
            _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> CollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        }
    }

    /// Writes, reads and plays a scenario, and compares every frame with the view's.
    private func expectRoundTrip(
        _ scenario: Scenario, of view: CollectionView, _ comment: @autoclosure () -> String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let read = try Scenario(json: scenario.json().utf8)
        let run = ScenarioRun(read)
        let report = try run.finish()
        let comment = Comment(rawValue: comment())
        #expect(report.differences == [], comment, sourceLocation: sourceLocation)
        let content = CGRect(origin: .zero, size: view.contentSize)
        let frames = [view, run.collectionView].map { view in
            view.elementSnapshots(in: content).map { "\($0.kind ?? "item") \($0.indexPath) \($0.frame)" }.sorted()
        }
        let differing = Set(frames[0]).symmetricDifference(frames[1]).sorted().prefix(6)
        #expect(differing == [], comment, sourceLocation: sourceLocation)
        #expect(run.view.contentOffset == view.contentOffset, comment, sourceLocation: sourceLocation)
        #expect(run.view.contentSize == view.contentSize, comment, sourceLocation: sourceLocation)
    }

    @Test("A view as it is: kinds of sections, headers, badges, decorations, sections that were scrolled")
    func presentState() throws {
        let store = Store()
        let scenario = try Scenario(recording: store.view)
        try expectRoundTrip(scenario, of: store.view)
        #expect(scenario.compositional?.sectionLayouts.keys.sorted() == ["section0", "section1", "section2"])
        store.view.contentOffset.y = 300
        store.view.layoutIfNeeded()
        store.view.scrollSection(0, to: 200, velocity: 1)
        try expectRoundTrip(Scenario(recording: store.view), of: store.view)
    }

    @Test("Scrolls, scrolls of sections, sizes, batches and properties, one layout a step")
    func steps() throws {
        let store = Store()
        let recording = try ScenarioRecording(of: store.view)
        let view = store.view
        let changes: [() -> Void] = [
            { view.contentOffset.y = 120 },
            { view.scrollSection(0, to: 256, velocity: 1) },
            { view.frame.size = CGSize(width: 500, height: 420) },
            { view.scrollToItem(at: [2, 9], at: .top, animated: false) },
            {
                store.sections[2].insert(33, at: 4)
                view.performBatchUpdates({ view.insertItems(at: [[2, 4]]) })
            },
            {
                store.sections[2].remove(at: 0)
                store.sections[1].insert(50, at: 2)
                view.performBatchUpdates({
                    view.deleteItems(at: [[2, 0]])
                    view.insertItems(at: [[1, 2]])
                })
            },
            {
                store.layout.configuration.interSectionSpacing = 20
                store.layout.invalidateLayout()
            },
            { view.contentInset = EdgeInsets(top: 10, left: 0, bottom: 20, right: 0) },
            { view.contentOffset.y = 0 },
        ]
        for change in changes {
            change()
            view.layoutIfNeeded()
        }
        let scenario = try recording.scenario()
        recording.stop()
        #expect(recording.problems == [])
        #expect(scenario.steps.contains { $0.action == .scrollSection(.init(0, to: 256)) })
        try expectRoundTrip(scenario, of: view)
    }

    @Test("A section provider that answers differently by width is recorded as new properties")
    func otherDescriptions() throws {
        let store = Store()
        let scenario = try Scenario(recording: store.view) { view in
            view.frame.size.width = 600
            view.layoutIfNeeded()
        }
        let sets = scenario.allActions.compactMap { action -> Scenario.CompositionalChange? in
            if case .setCompositional(let change) = action { change } else { nil }
        }
        #expect(sets.map(\.names) == [["sectionLayouts"]])
        guard case .item(let group)? = sets.first?.layout.sectionLayouts["section1"]?.group else {
            Issue.record("there is no group")
            return
        }
        #expect(group.filling.map { if case .subitem(_, let count) = $0 { count } else { 0 } } == 5)
        try expectRoundTrip(scenario, of: store.view)
    }

    @Test("What a scenario cannot say is listed")
    func problems() throws {
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
        let section = CollectionLayoutSection(group: .horizontal(layoutSize: item.layoutSize, subitems: [item]))
        section.visibleItemsInvalidationHandler = { _, _, _ in }
        let store = Store([3])
        let layout = CollectionViewCompositionalLayout(section: section)
        store.view.collectionViewLayout = layout
        let recording = try ScenarioRecording(of: store.view)
        #expect(recording.problems == ["step 1: a section has a handler for visible items, which is left out"])
        try expectRoundTrip(recording.scenario(), of: store.view)
    }

    @Test("A layout of another class is refused with a sentence")
    func otherLayouts() {
        final class OwnLayout: CollectionViewLayout {}
        let view = CollectionView(frame: .zero, collectionViewLayout: OwnLayout())
        let error = #expect(throws: ScenarioError.self) { try ScenarioRecording(of: view) }
        #expect(error?.reason.hasPrefix("OwnLayout is neither a flow layout nor a compositional layout") == true)
    }

    @Test("A recorded run of a document is that run", arguments: ["compositional"])
    func documents(name: String) throws {
        let run = ScenarioRun(try Scenario(json: SchemaDocuments.compositional.utf8))
        let recording = try ScenarioRecording(of: run.collectionView)
        try run.finish()
        try expectRoundTrip(recording.scenario(), of: run.collectionView)
    }
}
