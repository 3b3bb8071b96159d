import Foundation
import Testing
import ViewSimulator

@MainActor @Suite
struct SystemGuideFrameTests {
    @Test("A view's own guides know their frames before a layout, and where nothing is constrained")
    func firstAsked() {
        let view = View(frame: rect(10, 20, 1000, 400))
        view.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMarginsGuide.layoutFrame == rect(2, 1, 994, 396))
        #expect(view.readableContentGuide.layoutFrame == rect(163, 1, 672, 396))
        #expect(view.safeAreaLayoutGuide.layoutFrame == rect(0, 0, 1000, 400))
        view.frame.size = size(500, 100)
        #expect(view.layoutMarginsGuide.layoutFrame == rect(2, 1, 494, 96))
        view.layoutIfNeeded()
        #expect(view.layoutMarginsGuide.layoutFrame == rect(2, 1, 494, 96))
    }

    @Test("Margins that are larger than the view leave an empty frame")
    func tooSmall() {
        let view = View(frame: rect(0, 0, 10, 10))
        #expect(view.layoutMarginsGuide.layoutFrame == rect(8, 8, 0, 0))
    }
}
