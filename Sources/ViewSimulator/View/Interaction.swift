/// An object that adds a behaviour to a view, as UIKit's `UIInteraction`. The methods of the object are called when it
/// is added or removed. It has no other effect here.
@preconcurrency @MainActor
public protocol Interaction: AnyObject {
    /// The view that has the interaction.
    var view: View? { get }

    /// Called before the interaction is added to a view, or removed from a view.
    func willMove(to view: View?)

    /// Called after the interaction was added to a view, or removed from a view.
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
