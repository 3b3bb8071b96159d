import Foundation

/// The state of a header, a footer or another view, as UIKit's `UIViewConfigurationState`. Everything is false unless
/// set.
public struct ViewConfigurationState: ConfigurationState, Hashable {
    /// The surroundings of the view.
    public var traitCollection: TraitCollection
    /// Whether nothing can be done with the view.
    public var isDisabled = false
    /// Whether a finger rests on the view.
    public var isHighlighted = false
    /// Whether the view is chosen.
    public var isSelected = false
    /// Whether the view has the focus.
    public var isFocused = false
    /// Whether the view stays at an edge while what it belongs to scrolls.
    public var isPinned = false
    private var values: [ConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state in surroundings, in which everything is false.
    public init(traitCollection: TraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A value of the program's own; nil removes it.
    public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
