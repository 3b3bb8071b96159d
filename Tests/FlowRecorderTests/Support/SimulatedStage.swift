import FlowSimulator
import Foundation
import UIKit

@testable import FlowRecorder

/// Surroundings that do what no device can: another scale, a finger, a scroll of an orthogonal section.
@MainActor
final class SimulatedStage {
    private weak var view: UIScrollView?
    private var traits: [TraitCollection] = []

    var surroundings: ScenarioPlayer.Surroundings {
        var surroundings = ScenarioPlayer.Surroundings()
        surroundings.setSafeArea = { self.view?.setSafeAreaInsets($0) }
        surroundings.setDisplayScale = { self.change(TraitCollection(displayScale: $0)) }
        surroundings.setContentSizeCategory = { self.change(TraitCollection(preferredContentSizeCategory: $0)) }
        surroundings.hold = { isHeld in
            if isHeld { self.view?.beginDragging() } else { self.view?.endDragging() }
        }
        surroundings.scrollSection = { section, offset, velocity in
            (self.view as? UICollectionView)?.scrollSection(section, to: offset, velocity: velocity)
        }
        return surroundings
    }

    private func change(_ change: TraitCollection) {
        traits.append(change)
        view?.overrideTraitCollection = TraitCollection(traitsFrom: traits)
    }

    /// A player on a stage of its own.
    static func player(_ data: Data) throws -> ScenarioPlayer {
        let stage = SimulatedStage()
        let player = try ScenarioPlayer(scenario: data, surroundings: stage.surroundings)
        stage.view = player.view
        return player
    }
}
