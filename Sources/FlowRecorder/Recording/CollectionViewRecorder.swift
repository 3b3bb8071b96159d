#if canImport(UIKit) && !os(watchOS)
import CallerChecks
import ScenarioFormat
import UIKit

/// A recorder of a collection view with a flow layout. It records the frames that the platform shows after each step,
/// as a scenario that `flowsim run` repeats and compares.
///
/// ```swift
/// let recorder = CollectionViewRecorder(recording: view, name: "Inbox")
/// recorder.step("first layout") {}
/// recorder.step("a message comes") {
///     messages.insert(message, at: 0)
///     view.insertItems(at: [IndexPath(item: 0, section: 0)])
/// }
/// recorder.step("down") { view.contentOffset.y += 300 }
/// try recorder.write(to: url)
/// ```
///
/// A step is one change by the app, and one layout. Changes between steps, such as scrolling by a finger, are noticed
/// from calls of the layout and become steps of their own. The recorder asks the view, the data source and the delegate
/// only when a layout is over: the data source for its counts, the delegate again for the metrics and sizes that the
/// layout asked for. It asks no cell, and lays the view out only at the end of a step.
///
/// Anything that a scenario cannot express is listed in ``ScenarioRecorder/problems``.
@MainActor
public final class CollectionViewRecorder: ScenarioRecorder {
    /// The recorded collection view.
    public let collectionView: UICollectionView

    let layout: RecordingFlowLayout
    /// The metrics of sections that the delegate returned. The key is the section's number. Each value is a section
    /// without items.
    var metrics: [Int: Scenario.Section] = [:]

    /// Begins to record a collection view.
    ///
    /// - Parameters:
    ///   - collectionView: A view whose layout is a ``RecordingFlowLayout``; traps otherwise, for example if it is a
    ///     compositional layout, and if another recorder records that layout. Best before its first layout: of earlier
    ///     measurements only those on screen are recorded.
    ///   - name: The name of the scenario.
    ///   - file: The file of the caller's code, for the message.
    ///   - line: The line in that file.
    public init(
        recording collectionView: UICollectionView, name: String = "", file: StaticString = #fileID,
        line: UInt = #line
    ) {
        guard let layout = collectionView.collectionViewLayout as? RecordingFlowLayout else {
            stop(Self.refusal(of: collectionView.collectionViewLayout), file: file, line: line)
        }
        require(layout.recorder == nil, "Another recorder listens to this layout", file: file, line: line)
        self.collectionView = collectionView
        self.layout = layout
        super.init(collectionView, name: name)
        layout.recorder = self
    }

    /// Returns the sentence that stops a program whose view has another layout.
    static func refusal(of layout: UICollectionViewLayout) -> String {
        guard !(layout is UICollectionViewCompositionalLayout) else {
            return "A compositional layout cannot be recorded, because UIKit gives no access to the groups of its "
                + "sections: let a ScenarioPlayer play a scenario with such a layout"
        }
        return "A recorder needs a view whose layout is a RecordingFlowLayout, and this one's is a "
            + "\(type(of: layout)): have one, or a subclass, in the place of a flow layout, and record any other "
            + "layout with `expectLayout(of:matches:)` in a test"
    }

    override var surface: Scenario.Surface { .layout(layout.scenarioLayout) }
    override var viewCounts: [Int] { collectionView.itemCounts }
    override var measuresCells: Bool { beganWithEstimate }

    override func recordAnswers() {
        if collectionView.collectionViewLayout !== layout {
            report("the view has another layout now, which is not recorded")
        }
        recordMetrics()
        if steps.isEmpty || present.asksDelegate || present.step.placeOfChange != nil { recordSizes() }
        recordShownCells()
    }
    override func check(someAreResized: Bool, wavering: [Int]) {
        reportWavering(wavering)
        if someAreResized, layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize {
            report("sizes changed without an announcement: an automatic estimate may average them in another order")
        }
    }

    override var visiblePaths: [IndexPath] { collectionView.visiblePathsInOrder }
    override func cell(at path: IndexPath) -> UIView? { collectionView.cellForItem(at: path) }
    override func edge(isHeader: Bool, of section: Int) -> UIView? {
        collectionView.supplementaryView(
            forElementKind: Self.kind(isHeader), at: IndexPath(item: 0, section: section))
    }
    override func frame(ofItemAt path: IndexPath) -> CGRect? {
        collectionView.layoutAttributesForItem(at: path)?.frame
    }
    override func frame(ofEdge isHeader: Bool, of section: Int) -> CGRect? {
        let path = IndexPath(item: 0, section: section)
        return collectionView.layoutAttributesForSupplementaryElement(ofKind: Self.kind(isHeader), at: path)?.frame
    }
    private static func kind(_ isHeader: Bool) -> String {
        isHeader ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    }

    package override func group(ofItem item: Int, sizes: [CGSize]?) -> Scenario.ItemGroup {
        let areValid = (sizes ?? []).allSatisfy { $0.width >= 0 && $0.height >= 0 && $0.width + $0.height < .infinity }
        if let sizes, areValid {
            let sizes = sizes.map(Scenario.ItemSize.init)
            if sizes.count > 1 { return Scenario.ItemGroup(.answers(sizes)) }
            return Scenario.ItemGroup(beganWithEstimate ? .actual(sizes) : .given(sizes))
        }
        guard beganWithEstimate else { return Scenario.ItemGroup(.plain) }
        let layout = beginning?.layout ?? Scenario.Layout()
        if case .size(let estimate) = layout.estimate { return Scenario.ItemGroup(.actual([estimate])) }
        return Scenario.ItemGroup(.actual([layout.itemSize]))
    }
    override func measures(ofSection number: Int) -> Scenario.Section {
        metrics[number] ?? Scenario.Section(items: [])
    }

    /// A change that an app can announce.
    public enum Announcement {
        /// Announces `scrollToItem(at:at:animated:)`.
        case scrollToItem(IndexPath, UICollectionView.ScrollPosition)
        /// Announces `reconfigureItems(at:)`. The paths are those before the batch.
        case reconfigureItems([IndexPath])
        /// Announces new contents of items. The items may then have other sizes, so cells on screen ask to be measured
        /// again.
        case changeContents([IndexPath])
    }
}
#endif
