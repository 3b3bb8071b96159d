import FlowSimulator
import Foundation
import Testing

/// Mistakes of a program that would be hard to find if nobody said a word.
@MainActor @Suite
struct MistakeTests {
    @Test func itemsThatNoLongerFitAreReportedAgain() {  // R13.1
        let screen = TestScreen.rows(10)
        screen.settle()
        #expect(screen.log.issues.isEmpty)
        for room in [310, 300] as [CGFloat] {
            screen.log.issues = []
            screen.view.contentInset.left = 320 - room
            screen.settle()
            #expect(
                screen.log.kinds == [
                    .invalidItemSize(
                        indexPath: IndexPath(item: 0, section: 0), span: 320, available: room, axis: .vertical,
                        fromDelegate: false)
                ])
        }
        screen.log.issues = []
        screen.view.contentInset.left = 5
        screen.settle()
        #expect(screen.log.issues.isEmpty, "there is more room than before")
    }
}
