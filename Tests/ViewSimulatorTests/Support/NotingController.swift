import Foundation
import ViewSimulator

/// What was called, in order.
@MainActor
final class CallLog {
    private(set) var calls: [String] = []

    func note(_ call: String) { calls.append(call) }

    /// What was noted since the last time.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// Writes down what is called on it, after its name.
class NotingController: ViewController {
    let name: String
    let log: CallLog

    init(_ name: String = "", in log: CallLog = CallLog()) {
        (self.name, self.log) = (name, log)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    /// Runs at the end of each method that is noted, with its word.
    var act: ((String) -> Void)?

    private func note(_ call: String, _ detail: String = "", calling original: () -> Void = {}) {
        log.note((name.isEmpty ? call : "\(name) \(call)") + detail)
        original()
        act?(call)
    }

    override func loadView() { note("loadView") { super.loadView() } }
    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
    override func willMove(toParent parent: ViewController?) {
        note("willMove", parent == nil ? " out" : " in") { super.willMove(toParent: parent) }
    }
    override func didMove(toParent parent: ViewController?) {
        note("didMove", parent == nil ? " out" : " in") { super.didMove(toParent: parent) }
    }
}
