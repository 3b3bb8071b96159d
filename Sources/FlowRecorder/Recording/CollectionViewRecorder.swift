#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Writes down what happens to a collection view with a flow layout, and what the platform shows after each step, as a
/// scenario that `flowsim run` repeats and compares.
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
/// A step is one thing that the app does, and one layout. What happens between steps, such as scrolling by a finger, is
/// heard from the layout and becomes steps of its own. The recorder asks the view, the data source and the delegate
/// only when a layout is over: the data source for its counts, the delegate again for the metrics and sizes that the
/// layout asked for. It asks no cell, and has nothing laid out but at the end of a step.
///
/// What a scenario cannot say is listed in ``problems``; it is never left out without a word.
@MainActor
public final class CollectionViewRecorder {
    /// The view that is recorded.
    public let collectionView: UICollectionView
    /// What the scenario is called.
    public var name: String
    /// Whether expectations name all elements by the layout's attributes, not only those on screen; false unless set.
    /// Of more than 5,000 items only those on screen are named.
    public var recordsAllElements = false
    /// What happened and cannot be said in a scenario, or only in part: a sentence each, in the order in which they
    /// were found.
    public private(set) var problems: [String] = []

    let layout: RecordingFlowLayout
    var data = RecordedData()
    var isDataRead = false
    var answers = RecordedAnswers()
    /// Contents that changed and were not heard since, by item.
    var changedContents: [Int: ContentsChange] = [:]
    /// By the numbers of sections.
    var metrics: [Int: SectionMetrics] = [:]
    var steps: [RecordedStep] = []
    /// As they were last looked at; nil before the first step.
    var container: [String: DocumentValue]?
    var properties: [String: DocumentValue] = [:]
    /// As it was at the first layout.
    var beginning: Beginning?
    /// Whether a finger held the content when it was last looked at, or the content still moved by it.
    var isHeld = false
    var present = PresentStep()
    private var saidProblems: Set<String> = []

    /// Begins to record.
    ///
    /// - Parameters:
    ///   - collectionView: A view whose layout is a ``RecordingFlowLayout``; traps otherwise, and where another
    ///     recorder listens to that layout. Best before its first layout: what was measured before is known only as far
    ///     as it is on screen.
    ///   - name: What the scenario is called.
    public init(recording collectionView: UICollectionView, name: String = "") {
        guard let layout = collectionView.collectionViewLayout as? RecordingFlowLayout else {
            preconditionFailure("A recorder needs a view whose layout is a RecordingFlowLayout")
        }
        precondition(layout.recorder == nil, "Another recorder listens to this layout")
        self.collectionView = collectionView
        self.layout = layout
        self.name = name
        layout.recorder = self
    }

    /// Does something to the view, lays it out and writes both down.
    ///
    /// - Parameters:
    ///   - note: What the app did, in words.
    ///   - changes: One thing, such as a scroll, new insets, a batch update. Without a layout in it. Traps where it
    ///     begins another step.
    public func step(_ note: String, _ changes: () -> Void) {
        precondition(!present.isExplicit, "A step cannot begin within another step")
        settle()
        present.isExplicit = true
        changes()
        changesAreMade()
        collectionView.layoutIfNeeded()
        endStep(note)
    }

    /// Says what the app is about to do where the layout cannot hear it. Call it in a step, right before.
    public func announce(_ announcement: Announcement) { note(announcement) }

    /// Writes down what happened since the last step, if anything did: what a finger did, for example. Call it where
    /// the view is laid out, such as in `viewDidLayoutSubviews()`; otherwise the next step or the next change does.
    public func settle() {
        guard present.isPending, !present.isExplicit else { return }
        changesAreMade()
        endStep(nil)
    }

    /// What was recorded so far, as JSON in the format of `docs/scenarios.md`.
    ///
    /// - Throws: What Foundation says where it cannot write a value.
    public func scenario() throws -> Data {
        settle()
        return try document().data()
    }

    /// Writes ``scenario()`` to a file, which is replaced.
    ///
    /// - Throws: What Foundation says where a value or the file cannot be written.
    public func write(to file: URL) throws { try scenario().write(to: file, options: .atomic) }

    struct Beginning {
        var container: [String: DocumentValue]
        var layout: [String: DocumentValue]
        var sections: [RecordedData.Section]
    }

    func report(_ problem: String) {
        let place = steps.isEmpty ? "first layout" : "step \(steps.count)"
        let sentence = "\(place): \(problem)"
        if saidProblems.insert(sentence).inserted { problems.append(sentence) }
    }

    /// What the app is about to do.
    public enum Announcement {
        /// `scrollToItem(at:at:animated:)`.
        case scrollToItem(IndexPath, UICollectionView.ScrollPosition)
        /// `reconfigureItems(at:)`, with paths from before the batch.
        case reconfigureItems([IndexPath])
        /// The contents of items change their sizes; cells on screen ask to be measured again.
        case changeContents([IndexPath])
    }
}
#endif
