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

    /// Checks that the running system has all parts of the scenario's compositional layouts.
    ///
    /// - Parameter has: Returns whether a system has a part.
    /// - Throws: ``ScenarioPlayerError`` if a layout has a part that the system does not have, or if a layout would
    ///   become a list, or no longer be one, during the scenario.
    static func checkLayouts(
        of scenario: Scenario, _ has: (CompositionalFeature) -> Bool = { $0.isAvailable }
    ) throws(ScenarioPlayerError) {
        guard let layout = scenario.compositional else { return }
        try check(layout, at: "layout", has)
        for (index, step) in scenario.steps.enumerated() {
            for case .setCompositional(let change) in step.action.parts {
                let place = "steps[\(index)].set"
                guard change.layout.wholeList == layout.wholeList else {
                    throw ScenarioPlayerError(
                        place: place, reason: "UIKit's list(using:) makes a layout of one list, which cannot change")
                }
                try check(change.layout, at: place, has)
            }
        }
    }

    private static func check(
        _ layout: Scenario.CompositionalLayout, at place: String, _ has: (CompositionalFeature) -> Bool
    ) throws(ScenarioPlayerError) {
        let requirements = CompositionalRequirements(of: layout, at: place).list
        guard let missing = requirements.first(where: { !has($0.feature) }) else { return }
        throw ScenarioPlayerError(
            place: missing.place, reason: "this system does not have it; it needs \(missing.feature.systems)")
    }

    private func check(_ action: Scenario.Action, at place: String) throws(ScenarioPlayerError) {
        switch action {
        case .drag: try check(false, surroundings.hold, at: "\(place).drag", "hold")
        case .scrollSection:
            try check(false, surroundings.scrollSection, at: "\(place).scrollSection", "scrollSection")
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
