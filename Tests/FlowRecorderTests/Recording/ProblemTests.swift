import FlowScenario
import Foundation
import Testing
import UIKit

@testable import FlowRecorder

/// What a scenario cannot say is said in words.
@MainActor
@Suite struct ProblemTests {
    /// The problems of a first layout and one step, and whether the recording can still be read.
    private func problems(
        heights: [CGFloat] = [40, 50, 60], before: (Inbox) -> Void = { _ in }, during step: (Inbox) -> Void = { _ in }
    ) throws -> [String] {
        let inbox = Inbox(heights: heights)
        before(inbox)
        let recorder = CollectionViewRecorder(recording: inbox.view)
        recorder.step("") {}
        recorder.step("") { step(inbox) }
        let scenario = try Scenario(json: recorder.scenario())
        #expect(scenario.steps.count >= 2)
        return recorder.problems
    }

    @Test("Nothing is wrong with a view that only scrolls")
    func none() throws {
        #expect(try problems(during: { $0.view.contentOffset.y = 10 }) == [])
    }

    @Test("Numbers that are negative or none are left out, and that is said")
    func numbers() throws {
        let inset = try problems(during: { $0.view.contentInset.top = -4 })
        #expect(inset == ["step 1: insets holds -4.0, which a scenario cannot say"])
        let spacing = try problems(before: { $0.layout.minimumLineSpacing = -1 })
        #expect(spacing == ["first layout: minimumLineSpacing holds -1.0, which a scenario cannot say"])
    }

    @Test("An estimate that comes or goes is said, and the rest of the step is written")
    func estimate() throws {
        let problems = try problems(during: { $0.layout.estimatedItemSize = .zero })
        let problem = "step 1: an estimatedItemSize was introduced or taken away, which a scenario cannot say"
        #expect(problems.first == problem)
    }

    @Test("A safe area that the view does not follow is said")
    func behaviour() throws {
        let problems = try problems(before: { inbox in
            inbox.view.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
            inbox.view.contentInsetAdjustmentBehavior = .never
        })
        #expect(problems.count == 1 && problems[0].contains("contentInsetAdjustmentBehavior"))
    }

    @Test("An item that the app names and that does not exist is said")
    func unknownItem() throws {
        let inbox = Inbox(heights: [40])
        let recorder = CollectionViewRecorder(recording: inbox.view)
        recorder.step("") {}
        recorder.step("") { recorder.announce(.changeContents([IndexPath(item: 7, section: 2)])) }
        #expect(recorder.problems == ["step 1: there is no item 2-7"])
    }

    @Test("A scroll to two places at once is said")
    func positions() throws {
        let inbox = Inbox(heights: Array(repeating: 50, count: 20))
        let recorder = CollectionViewRecorder(recording: inbox.view)
        recorder.step("") {}
        recorder.step("") {
            recorder.announce(.scrollToItem(IndexPath(item: 9, section: 0), [.top, .left]))
            inbox.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: [.top, .left], animated: false)
        }
        #expect(recorder.problems.count == 1)
        #expect(try ScenarioRun(Scenario(json: recorder.scenario())).finish().differences == [])
    }

    @Test("R6.16: a scroll to an item that is not there is said, and the offset that it led to is written")
    func unknownScrollTarget() throws {
        let inbox = Inbox(heights: Array(repeating: 50, count: 40))
        let recorder = CollectionViewRecorder(recording: inbox.view)
        recorder.step("") {}
        recorder.step("") { inbox.view.contentOffset.y = 300 }
        recorder.step("") {
            recorder.announce(.scrollToItem(IndexPath(item: 40, section: 0), .top))
            inbox.view.scrollToItem(at: IndexPath(item: 40, section: 0), at: .top, animated: false)
        }
        #expect(inbox.view.contentOffset == .zero)
        #expect(recorder.problems == ["step 2: there is no item 0-40 to scroll to; the offset was written"])
        #expect(try ScenarioRun(Scenario(json: recorder.scenario())).finish().differences == [])
    }

    @Test("A problem that comes again in the same step is said once, and every step says its own")
    func repetition() throws {
        let inbox = Inbox(heights: [40])
        let recorder = CollectionViewRecorder(recording: inbox.view)
        recorder.step("") {}
        for _ in 0..<2 {
            recorder.step("") {
                recorder.announce(.changeContents([IndexPath(item: 7, section: 2), IndexPath(item: 7, section: 2)]))
            }
        }
        #expect(recorder.problems == ["step 1: there is no item 2-7", "step 2: there is no item 2-7"])
    }

    @Test("Sizes that a delegate gives beside an estimate are said")
    func delegateSizes() throws {
        let sizes = Sizes()
        let inbox = Inbox(heights: [40, 50])
        inbox.view.delegate = sizes
        let recorder = CollectionViewRecorder(recording: inbox.view)
        recorder.step("") {}
        let problem = "first layout: sizeForItemAt together with an estimate, which a scenario cannot say"
        #expect(recorder.problems == [problem])
    }

    @Test("A recorder needs a layout that says what it hears, for itself alone")
    func layouts() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            _ = CollectionViewRecorder(recording: view)
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let view = UICollectionView(frame: .zero, collectionViewLayout: RecordingFlowLayout())
            let recorder = CollectionViewRecorder(recording: view)
            recorder.settle()
            _ = CollectionViewRecorder(recording: view)
            recorder.settle()
        }
    }

    @Test("A view that gets another layout is said")
    func otherLayout() throws {
        let problems = try problems(during: { $0.view.collectionViewLayout = UICollectionViewFlowLayout() })
        #expect(problems.contains("step 1: the view has another layout now, which is not recorded"))
    }

    @Test("A step within a step is a mistake")
    func nesting() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let inbox = Inbox(heights: [40])
            let recorder = CollectionViewRecorder(recording: inbox.view)
            recorder.step("") { recorder.step("") {} }
        }
    }

    @Test("A recorder that is gone leaves its layout to the next one")
    func succession() throws {
        let inbox = Inbox(heights: [40])
        CollectionViewRecorder(recording: inbox.view).step("") {}
        let recorder = CollectionViewRecorder(recording: inbox.view)
        recorder.step("") { inbox.view.contentInset.top = 10 }
        #expect(try ScenarioRun(Scenario(json: recorder.scenario())).finish().differences == [])
    }

    private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 100, height: 100) }
    }
}
