import FlowScenario
import Foundation

extension DocumentShrinker where Value == Scenario {
    /// Creates a shrinker of a scenario.
    ///
    /// - Parameters:
    ///   - scenario: A scenario that meets the condition.
    ///   - budget: The greatest number of tries.
    ///   - condition: Returns whether a smaller scenario is still wanted.
    package init(_ scenario: Scenario, budget: Int = 6000, while condition: @escaping (Scenario) -> Bool) {
        let needsRoom = scenario.hasRoom
        self.init(scenario, document: scenario.document, budget: budget) { document in
            let fonts = document["fonts"].flatMap { _ in scenario.fonts }
            guard let smaller = try? Scenario(document: document, fonts: fonts), !needsRoom || smaller.hasRoom,
                condition(smaller)
            else { return nil }
            return smaller
        }
    }
}

extension Scenario {
    /// Whether viewport and items are large enough for items to be visible, at every step. The viewport must be at
    /// least 40 points wide and high, because the scenario would fail in other ways in a smaller one.
    var hasRoom: Bool {
        let least = 40.0
        if case .size(let size) = layout.estimate, size.leastLength(inTable: false) < 1 { return false }
        return sectionsOfAllTimes.flatMap(\.items).allSatisfy { $0.leastLength(inTable: table != nil) >= 1 }
            && min(container.size.width, container.size.height) >= least
            && allActions.allSatisfy { action in
                switch action {
                case .resize(let width, let height): min(width ?? least, height ?? least) >= least
                case .resizeItems(let items):
                    items.allSatisfy { $0.size.leastLength(inTable: table != nil) >= 1 }
                default: true
                }
            }
    }

    /// Replaces the name of the file of recorded fonts by an absolute path. The name then stays valid in a document in
    /// another folder.
    ///
    /// - Parameter folder: The folder to which the name is relative; `nil` for the current folder.
    package mutating func useAbsolutePathOfFonts(from folder: URL?) {
        guard let file = fonts?.file else { return }
        fonts?.file = URL(fileURLWithPath: file, relativeTo: folder).standardizedFileURL.path
    }
}

extension Scenario.ItemGroup {
    /// Returns the least width or height of the given sizes. In a table, only heights are compared.
    fileprivate func leastLength(inTable: Bool) -> Double {
        switch content {
        case .given(let sizes), .actual(let sizes):
            sizes.map { $0.leastLength(inTable: inTable) }.min() ?? 1
        default: 1
        }
    }
}

extension Scenario.ItemSize {
    /// Returns the smaller of the width and the height; in a table, the height. A relative length is treated as 1
    /// point.
    fileprivate func leastLength(inTable: Bool) -> Double {
        (inTable ? [height] : [width, height]).map { if case .points(let points) = $0 { points } else { 1 } }.min() ?? 1
    }
}
