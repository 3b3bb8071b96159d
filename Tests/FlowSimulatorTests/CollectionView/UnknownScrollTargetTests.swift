import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// R6.16: a scroll to a path that names no item warns and goes to the offset {0, 0}.
@MainActor @Suite("Scrolls to items that are not there")
struct UnknownScrollTargetTests {
    private func rows(
        _ counts: [Int] = [40], inset: EdgeInsets = .zero, axis: CollectionView.ScrollDirection = .vertical
    ) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.scrollDirection = axis
        layout.itemSize = axis.size(along: 50, across: 320)
        layout.minimumLineSpacing = 0
        let bounds = axis.size(along: 480, across: 320)
        let screen = TestScreen(bounds.width, bounds.height, counts: counts, layout: layout)
        screen.view.contentInset = inset
        screen.settle()
        return screen
    }

    @Test("R6.16: an item past the end is a warning in UIKit's words, and the view goes to {0, 0} and lays out")
    func item() throws {
        let screen = rows([40, 7])
        screen.view.contentOffset.y = 700
        screen.settle()
        screen.view.scrollToItem(at: path(1, 7), at: .bottom, animated: false)
        #expect(screen.view.contentOffset == .zero)
        #expect(screen.view.indexPathsForVisibleItems.map(\.item).sorted() == Array(0..<10))
        let issue = try #require(screen.log.issues.first)
        #expect(screen.log.issues.count == 1)
        #expect(issue.severity == .warning)
        #expect(issue.kind == .unknownScrollTarget(indexPath: path(1, 7), sections: 2, items: 7))
        #expect(
            issue.message
                == "Attempted to scroll the collection view to an out-of-bounds item (7) when there are only 7 items in "
                + "section 1. <CollectionView> will use a contentOffset of {0,0} as a fallback value.")
    }

    @Test("R6.16: so is a section, a path without an item, and any path where there is nothing", arguments: [
        ([40], path(1, 0), Optional<Int>.none, "section (1) when there are only 1 sections"),
        ([40], path(0, -1), 40, "item (-1) when there are only 40 items in section 0"),
        ([40], IndexPath(index: 0), nil, "index path (0)"),
        ([40], IndexPath(), nil, "index path ()"),
        ([], path(0, 0), nil, "section (0) when there are only 0 sections"),
    ])
    func others(counts: [Int], target: IndexPath, items: Int?, words: String) throws {
        let screen = rows(counts)
        screen.view.scrollToItem(at: target, at: .top, animated: false)
        #expect(screen.view.contentOffset == .zero)
        #expect(
            screen.log.kinds == [.unknownScrollTarget(indexPath: target, sections: counts.count, items: items)])
        let start = "Attempted to scroll the collection view to an out-of-bounds \(words)."
        #expect(screen.log.issues.first?.message.hasPrefix(start) == true)
    }

    @Test("R6.16: insets do not count: with 88 above, {0, 0} is 88 below where the view begins")
    func insets() {
        let screen = rows(inset: EdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
        #expect(screen.view.contentOffset.y == -88)
        screen.view.scrollToItem(at: path(0, 40), at: .top, animated: false)
        #expect(screen.view.contentOffset.y == 0)
        #expect(screen.frame(0) == rect(0, 0, 320, 50))
    }

    @Test("R6.16: neither do limits: the view is where a contentOffset of zero would have put it")
    func limits() {
        // 50 in 480 - 88: the view rests at -88 alone.
        let screens = (0..<2).map { _ in rows([1], inset: EdgeInsets(top: 88, left: 0, bottom: 0, right: 0)) }
        screens[0].view.scrollToItem(at: path(0, 1), at: .top, animated: false)
        screens[1].view.contentOffset = .zero
        for screen in screens {
            screen.settle()
            #expect(screen.view.contentOffset.y == 0)
        }
        #expect(screens.map(\.log.issues.count) == [1, 0])
    }

    @Test("R6.16: nor the direction: a mirrored row goes to its left end")
    func mirrored() {
        let screen = rows(axis: .horizontal)
        screen.view.semanticContentAttribute = .forceRightToLeft
        screen.settle()
        screen.view.scrollToItem(at: path(3, 0), at: .left, animated: false)
        #expect(screen.view.contentOffset == .zero)
    }

    @Test("R6.16: a scroll that is on its way ends: what was asked for last counts")
    func onTheWay() {
        let screen = rows()
        let delegate = ClosureDelegate()
        var hasJumped = false
        delegate.willDisplay = { view, _, shown in
            guard !hasJumped, shown.item >= 30 else { return }
            hasJumped = true
            view.scrollToItem(at: path(0, 99), at: .top, animated: false)
        }
        screen.view.delegate = delegate
        screen.view.scrollToItem(at: path(0, 30), at: .top, animated: false)
        screen.settle()
        #expect(hasJumped)
        #expect(screen.view.contentOffset == .zero)
        #expect(screen.log.kinds == [.unknownScrollTarget(indexPath: path(0, 99), sections: 1, items: 40)])
    }

    @Test("R6.16: the trace holds the request, the issue and the new offset, and no landing")
    func trace() {
        let screen = rows()
        screen.view.contentOffset.y = 300
        screen.settle()
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.view.scrollToItem(at: path(0, 40), at: .top, animated: true)
        let requests = trace.events.filter { if case .scrollRequested = $0.kind { true } else { false } }
        let issues = trace.events.filter { if case .issue = $0.kind { true } else { false } }
        #expect(requests.map(\.kind) == [.scrollRequested(element: .init(itemAt: path(0, 40)), position: "top")])
        #expect(issues.map(\.cause) == requests.map(\.id))
        #expect(!trace.events.contains { if case .landed = $0.kind { true } else { false } })
    }
}
