import Foundation

/// A value that any thread may read and change, one at a time. (`Mutex` needs the systems of 2024.)
final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Other threads wait meanwhile. The body may not come here again: the same thread would wait for itself.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
