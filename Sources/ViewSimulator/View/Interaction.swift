import Foundation

/// What adds a behaviour to a view, as UIKit's `UIInteraction`. It hears where it is; nothing else happens here.
@preconcurrency @MainActor
public protocol Interaction: AnyObject {
    /// The view that has it.
    var view: View? { get }

    /// Called before it comes to a view, or to none.
    func willMove(to view: View?)

    /// Called after it came to a view, or to none.
    func didMove(to view: View?)
}

extension View {
    func take(_ interaction: any Interaction) {
        guard !interactions.contains(where: { $0 === interaction }) else { return }
        if let other = interaction.view, other !== self { other.removeInteraction(interaction) }
        interaction.willMove(to: self)
        rareState.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func drop(_ interaction: any Interaction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        rareState.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    func replaceInteractions(by new: [any Interaction]) {
        for interaction in interactions where !new.contains(where: { $0 === interaction }) {
            removeInteraction(interaction)
        }
        for interaction in new { addInteraction(interaction) }
    }
}
