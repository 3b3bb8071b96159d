import FlowSimulator
import FlowTesting
import Foundation
import Testing

@testable import ElementsSimulator

/// Profiles of views, and issues that are reported once for each class, in environments of their own.
@MainActor @Suite("Profiles of an environment")
struct SharedProfilesTests {
    private final class PlainSource: CollectionViewDataSource {
        func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(
            _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
        ) -> CollectionViewCell { CollectionViewCell() }
    }

    @Test("A system that is made current in an environment is that of its views, and of no others")
    func profiles() {
        SimulationEnvironment().run {
            TableProfile.iOS8.makeCurrent()
            #expect(TableView().profile.name == TableProfile.iOS8.name)
            #expect(CollectionProfile.current.name == CollectionProfile.iOS17.name)
        }
        #expect(TableView().profile.name == TableProfile.iOS15.name)
        #expect(CollectionProfile.current.name == CollectionProfile.iOS18.name)
    }

    @Test("A class of plain data sources is reported once in each environment")
    func plainDataSources() {
        func issueCount() -> Int {
            let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
            let source = PlainSource()
            view.dataSource = source
            return view.issues.filter { if case .plainDataSource = $0.kind { true } else { false } }.count
        }
        for _ in 0..<2 {
            SimulationEnvironment().run {
                LayoutIssue.reportsPlainDataSources = true
                #expect(issueCount() == 1)
                #expect(issueCount() == 0)
            }
        }
    }

    @Test("The trait runs each test in its own environment", .ownEnvironment, arguments: [1, 2])
    func trait(number: Int) {
        #expect(CollectionProfile.current.name == CollectionProfile.iOS18.name)
        CollectionProfile.current = .iOS26
        #expect(SimulationEnvironment.current[CollectionProfile.self].name == CollectionProfile.iOS26.name)
    }
}
