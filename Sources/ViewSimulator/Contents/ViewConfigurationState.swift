/// The state of a header, a footer or another view, as UIKit's `UIViewConfigurationState`. All flags are false unless
/// set.
public struct ViewConfigurationState: ConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: TraitCollection
    /// Whether the view is disabled.
    public var isDisabled = false
    /// Whether the view is highlighted by a touch.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the focus.
    public var isFocused = false
    /// Whether the view is pinned to an edge while its section scrolls.
    public var isPinned = false
    private var values: [ConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state with traits, in which all flags are false.
    public init(traitCollection: TraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The custom value that client code stored under `key`; nil if there is none. Setting nil removes the value.
    public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
