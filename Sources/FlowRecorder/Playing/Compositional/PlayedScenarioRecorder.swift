#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// A recorder of a view on which a scenario with a compositional layout is played.
///
/// UIKit gives no access to the group of a section, so such a layout cannot be read from a view. The layout, the data
/// and the actions are those of the scenario. The size of the content, the offset and the frames of elements are read
/// from the view.
@MainActor
final class PlayedScenarioRecorder: ScenarioRecorder {
    let collectionView: UICollectionView
    private let played: Scenario
    private let values: () -> Scenario.CompositionalLayout
    /// The elements whose frames are recorded after each step, even if they are off screen; none unless set.
    var namedElements: [Scenario.ElementName] = []
    /// Whether a problem about separators was reported.
    var hasReportedSeparators = false

    /// Makes a recorder. It has to be notified of each action by ``didPlay(_:)``.
    ///
    /// - Parameter values: Returns the present properties of the layout.
    init(
        _ collectionView: UICollectionView, _ played: Scenario,
        _ values: @escaping () -> Scenario.CompositionalLayout
    ) {
        self.collectionView = collectionView
        self.played = played
        self.values = values
        super.init(collectionView, name: played.name)
    }

    override var surface: Scenario.Surface { .compositional(presentLayout.asOnPlatforms) }
    override var viewCounts: [Int] { collectionView.itemCounts }

    /// Records an action as the scenario has it, so that its effects are not noticed as further actions.
    override func didPlay(_ action: Scenario.Action) {
        guard hasBegun else { return }
        present.step.actions += action.parts.map { .action($0) }
        present.isPending = true
        isHeld = isHeldNow
        known = looked(after: known)
        // The view has the new numbers of items, which were not recorded one by one.
        isDataRead = false
    }

    override func addSections(_ sections: [RecordedSection], to scenario: inout Scenario) {
        scenario.sections = played.sections
        scenario.cells = played.cells
        scenario.fontFile = played.fontFile
    }

    // MARK: Elements

    /// The present values of the layout, which name the kinds of views.
    var presentLayout: Scenario.CompositionalLayout { values() }

    override var visiblePaths: [IndexPath] { collectionView.visiblePathsInOrder }
    override func cell(at path: IndexPath) -> UIView? { collectionView.cellForItem(at: path) }
    override func frame(ofItemAt path: IndexPath) -> CGRect? {
        frame(of: .item(section: path[0], item: path[1]))
    }
    override func frame(ofEdge isHeader: Bool, of section: Int) -> CGRect? {
        frame(of: isHeader ? .header(section: section) : .footer(section: section))
    }
    override func addElements(to expectation: inout Scenario.Expectation) {
        expectation.views += shownViews
        let known = Set(expectation.frames.map(\.element))
        expectation.frames += namedFrames.filter { !known.contains($0.element) }
    }
}

extension Scenario.CompositionalLayout {
    /// The layout without the properties that only the simulator has.
    var asOnPlatforms: Self {
        var layout = self
        layout.anchorRule = .automatic
        layout.options = Options()
        layout.quirkNames = []
        return layout
    }
}

extension Scenario {
    /// The elements whose frames, or whose views' frames, the scenario expects at any time, in the order of the
    /// document, without repetitions.
    var elementsWithExpectedFrames: [ElementName] {
        var known: Set<ElementName> = []
        return steps.flatMap { step -> [FrameExpectation] in
            guard case .expect(let expectation) = step.action else { return [] }
            return expectation.frames + expectation.views
        }.map(\.element).filter { known.insert($0).inserted }
    }
}
#endif
