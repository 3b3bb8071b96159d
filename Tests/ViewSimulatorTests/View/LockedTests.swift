import Foundation
import Testing

@testable import ViewSimulator

@Suite("Values behind a lock")
struct LockedTests {
    private struct Refusal: Error {}

    @Test("No change is lost, however many threads make some")
    func threads() {
        let sum = Locked(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<10_000 { sum.withLock { $0 += 1 } }
        }
        #expect(sum.withLock { $0 } == 80_000)
    }

    @Test("A body that throws leaves the lock open and keeps what it changed")
    func throwing() {
        let value = Locked(1)
        #expect(throws: Refusal.self) {
            try value.withLock {
                $0 = 2
                throw Refusal()
            }
        }
        #expect(value.withLock { $0 } == 2)
    }
}
