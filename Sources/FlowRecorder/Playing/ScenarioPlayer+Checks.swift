#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension ScenarioPlayer {
    /// The greatest number of items in a scenario that is played.
    static let mostItems = 100_000

    /// Checks that all steps can be played, and throws an error if one cannot.
    ///
    /// - Throws: ``ScenarioPlayerError`` if a step asks for something that UIKit or the app does not have.
    func checkSteps() throws(ScenarioPlayerError) {
        let container = scenario.container
        try check(container.safeArea == .zero, surroundings.setSafeArea, at: "container.safeArea", "setSafeArea")
        try check(
            container.contentSizeCategory == .large, surroundings.setContentSizeCategory,
            at: "container.contentSizeCategory", "setContentSizeCategory")
        for (index, step) in scenario.steps.enumerated() {
            for part in step.action.parts { try check(part, at: "steps[\(index)]") }
        }
        guard scenario.sectionsOfAllTimes.reduce(0, { $0 + $1.itemCount }) <= Self.mostItems else {
            throw ScenarioPlayerError(
                place: "sections", reason: "more than \(Self.mostItems) items are not played")
        }
    }

    private func check(_ action: Scenario.Action, at place: String) throws(ScenarioPlayerError) {
        switch action {
        case .drag: try check(false, surroundings.hold, at: "\(place).drag", "hold")
        case .insets(let change):
            try check(change.safeArea == nil, surroundings.setSafeArea, at: "\(place).insets", "setSafeArea")
        case .traits(let change):
            try check(
                change.displayScale == nil, surroundings.setDisplayScale, at: "\(place).traits", "setDisplayScale")
            try check(
                change.contentSizeCategory == nil, surroundings.setContentSizeCategory, at: "\(place).traits",
                "setContentSizeCategory")
        case .update(let operations):
            guard let index = operations.firstIndex(where: { $0.only != nil }) else { return }
            throw ScenarioPlayerError(
                place: "\(place).update[\(index)]", reason: "“only” does not add up, which ends an app")
        default: return
        }
    }

    private func check(
        _ isUsual: Bool, _ possibility: Any?, at place: String, _ name: String
    ) throws(ScenarioPlayerError) {
        guard !isUsual, possibility == nil else { return }
        throw ScenarioPlayerError(place: place, reason: "the app gave no “\(name)” in the player's surroundings")
    }
}
#endif
