/// The state of a cell, as UIKit's `UICellConfigurationState`. All flags are false unless set.
public struct CellConfigurationState: ConfigurationState, Hashable {
    /// The traits of the cell.
    public var traitCollection: TraitCollection
    /// Whether the cell is disabled.
    public var isDisabled = false
    /// Whether the cell is highlighted by a touch.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell is focused.
    public var isFocused = false
    /// Whether the cell is pinned to an edge while its section scrolls.
    public var isPinned = false
    /// Whether the cell is being edited.
    public var isEditing = false
    /// Whether the cell's item is expanded, so that its child items are in the list.
    public var isExpanded = false
    /// Whether the cell was swiped, so that it shows its actions.
    public var isSwiped = false
    /// Whether the cell is being moved.
    public var isReordering = false
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
