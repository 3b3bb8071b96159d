import Foundation

/// The calls that a table makes to its delegate and data source in the present step. Calls are only stored if the
/// scenario expects calls or may receive more steps.
@MainActor
package final class CallLog {
    private(set) var counts: [Scenario.TableCall.Method: Int] = [:]
    /// The calls of the methods in ``orderedMethods``, in order. At most ``limit`` calls are stored.
    private(set) var calls: [Scenario.TableCall] = []
    private let isKept: Bool
    private let orderedMethods: Set<Scenario.TableCall.Method>
    /// The greatest number of stored calls. A list of expected calls is always shorter.
    private static let limit = 1_000_000

    init(_ scenario: Scenario) {
        var (isKept, methods) = (scenario.takesMoreSteps, Set<Scenario.TableCall.Method>())
        if isKept { methods = Set(Scenario.TableCall.Method.allCases) }
        for step in scenario.steps {
            guard case .expect(let expectation) = step.action else { continue }
            isKept = isKept || !expectation.calls.isEmpty
            methods.formUnion(expectation.callOrder?.map(\.method) ?? [])
        }
        self.isKept = isKept
        orderedMethods = methods
    }

    func beginStep() {
        counts = [:]
        calls = []
    }

    func note(_ method: Scenario.TableCall.Method, section: Int? = nil, row: Int? = nil) {
        if isKept { counts[method, default: 0] += 1 }
        guard orderedMethods.contains(method), calls.count < Self.limit else { return }
        calls.append(Scenario.TableCall(method, section: section, row: row))
    }

    func note(_ method: Scenario.TableCall.Method, _ path: IndexPath) {
        note(method, section: path.first, row: path.count > 1 ? path[1] : nil)
    }
}
