import FlowSimulator
import Testing

/// Contexts that name what does not exist: a warning, and no change.
@MainActor @Suite
struct UnknownNameTests {
    private let header = CollectionView.elementKindSectionHeader

    private func made() -> (screen: TestScreen, frames: [String: CGRect]) {
        let screen = TestScreen(320, 480, counts: [3, 0])
        let delegate = SectionDelegate()
        delegate.headers = [20, 0]
        screen.keptAlive.append(delegate)
        screen.view.delegate = delegate
        screen.settle()
        screen.log.issues = []
        return (screen, shownFrames(of: screen.view))
    }

    private func kinds(after change: (CollectionViewFlowLayoutInvalidationContext) -> Void) -> [LayoutIssue.Kind] {
        let (screen, frames) = made()
        let context = CollectionViewFlowLayoutInvalidationContext()
        change(context)
        screen.flow.invalidateLayout(with: context)
        screen.settle()
        screen.settle()
        #expect(shownFrames(of: screen.view) == frames)
        #expect(screen.log.issues.allSatisfy { $0.severity == .warning })
        return screen.log.kinds
    }

    @Test("G37: items that do not exist are reported")
    func itemsThatDoNotExist() {
        let paths = [path(0, 3), path(1, 0), path(2, 0), IndexPath(index: 0), path(0, -1)]
        #expect(
            kinds { $0.invalidateItems(at: paths + [path(0, 1)]) }
                == paths.map { .unknownInvalidation(category: .cell, kind: nil, indexPath: $0) })
    }

    @Test("G37: headers of sections that have none are reported")
    func headersOfSectionsWithoutOne() {
        let paths = [path(1, 0), path(2, 0), path(-1, 0)]
        #expect(
            kinds { $0.invalidateSupplementaryElements(ofKind: header, at: paths + [path(0, 0)]) }
                == paths.map { .unknownInvalidation(category: .supplementaryView, kind: header, indexPath: $0) })
    }

    @Test("G37: kinds that were never registered are reported")
    func kindsThatWereNeverRegistered() {
        #expect(
            kinds { $0.invalidateSupplementaryElements(ofKind: "badge", at: [path(0, 0)]) }
                == [.unknownInvalidation(category: .supplementaryView, kind: "badge", indexPath: path(0, 0))])
        #expect(
            kinds { $0.invalidateDecorationElements(ofKind: "line", at: [path(0, 0)]) }
                == [.unknownInvalidation(category: .decorationView, kind: "line", indexPath: path(0, 0))])
    }

    @Test("G37: during a rotation too, a header that never existed is reported and changes nothing")
    func headerInRotation() {
        let (screen, _) = made()
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateSupplementaryElements(ofKind: header, at: [path(1, 0)])
        screen.flow.invalidateLayout(with: context)
        screen.view.frame.size = size(480, 320)
        screen.settle()
        #expect(screen.log.kinds == [
            .unknownInvalidation(category: .supplementaryView, kind: header, indexPath: path(1, 0))
        ])
        let fresh = TestScreen(480, 320, counts: [3, 0])
        let delegate = SectionDelegate()
        delegate.headers = [20, 0]
        fresh.view.delegate = delegate
        fresh.settle()
        #expect(shownFrames(of: screen.view) == shownFrames(of: fresh.view))
    }

    @Test("R9.3, G37: a header that goes or comes is not reported")
    func headerThatGoes() {
        let screen = TestScreen(320, 100, counts: [30, 3])
        let delegate = SectionDelegate()
        delegate.headers = [20, 20]
        screen.view.delegate = delegate
        screen.settle()
        for headers: [CGFloat] in [[0, 0], [20, 20]] {
            delegate.headers = headers
            let context = CollectionViewFlowLayoutInvalidationContext()
            context.invalidateSupplementaryElements(ofKind: header, at: [path(0, 0), path(1, 0)])
            screen.flow.invalidateLayout(with: context)
            screen.settle()
            #expect(screen.log.kinds == [])
            #expect((screen.header(0) == nil) == (headers[0] == 0))
            #expect((shownFrames(of: screen.view)["header 0"] == nil) == (headers[0] == 0))
        }
    }

    @Test("The warning says what was named")
    func theWarningSaysWhatWasNamed() {
        let (screen, _) = made()
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateSupplementaryElements(ofKind: "badge", at: [path(0, 4)])
        screen.flow.invalidateLayout(with: context)
        screen.settle()
        #expect(
            screen.log.issues.first?.description
                == "warning: An invalidation context names a supplementary view of kind badge at index path 0-4, which "
                + "does not exist. It changes nothing.")
    }
}
