import Foundation
import Testing
import ViewSimulator

@Suite
struct DisplayLinkTests {
    @Test("A display link keeps what is set, does not keep its target, and no frame ever comes")
    func inert() {
        weak var target: NSObject?
        let link: DisplayLink
        do {
            let object = NSObject()
            target = object
            link = DisplayLink(target: object, selector: "step")
        }
        #expect(target == nil)
        #expect(!link.isPaused)
        #expect(link.preferredFramesPerSecond == 0)
        #expect(link.preferredFrameRateRange == FrameRateRange(minimum: 0, maximum: 0, preferred: 0))
        link.add(to: .main, forMode: .common)
        link.isPaused = true
        link.preferredFramesPerSecond = 30
        link.preferredFrameRateRange = FrameRateRange(minimum: 10, maximum: 60)
        #expect(link.isPaused)
        #expect(link.preferredFramesPerSecond == 30)
        #expect(link.preferredFrameRateRange.preferred == nil)
        #expect(link.timestamp == 0)
        #expect(link.targetTimestamp == 0)
        #expect(link.duration == 0)
        link.remove(from: .main, forMode: .common)
        link.invalidate()
    }
}
