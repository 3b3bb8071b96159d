import Foundation

/// Calls the test's code in every callback, if it is the one that the test is about, and only once.
@MainActor
final class CallHook<Call: Equatable> {
    var wanted: Call?
    var action: () -> Void = {}
    private(set) var wasCalled = false

    /// Items or rows that the data source has.
    var count: () -> Int = { .max }
    /// What was asked about although it is not there.
    private(set) var strays: [IndexPath] = []

    func note(_ path: IndexPath) {
        if path.last ?? 0 >= count() { strays.append(path) }
    }

    func call(_ call: Call) {
        guard call == wanted, !wasCalled else { return }
        wasCalled = true
        action()
    }
}

typealias CallbackHook = CallHook<Callback>
typealias TableHook = CallHook<TableCallback>
