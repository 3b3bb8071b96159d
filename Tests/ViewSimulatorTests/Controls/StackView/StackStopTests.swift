import Foundation
import Testing

@testable import ViewSimulator

@MainActor @Suite("What a stack view refuses")
struct StackStopTests {
    @Test("An index past the end stops with UIKit's words")
    func index() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { StackView().insertArrangedSubview(View(frame: .zero), at: 1) }
        }
    }
}
