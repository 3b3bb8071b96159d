import Foundation

/// The state of a cell, as UIKit's `UICellConfigurationState`. Everything is false unless set.
public struct CellConfigurationState: ConfigurationState, Hashable {
    /// The surroundings of the cell.
    public var traitCollection: TraitCollection
    /// Whether nothing can be done with the cell.
    public var isDisabled = false
    /// Whether a finger rests on the cell.
    public var isHighlighted = false
    /// Whether the cell is chosen.
    public var isSelected = false
    /// Whether the cell has the focus.
    public var isFocused = false
    /// Whether the cell stays at an edge while what it belongs to scrolls.
    public var isPinned = false
    /// Whether the cell is being edited.
    public var isEditing = false
    /// Whether the items below the cell's are shown.
    public var isExpanded = false
    /// Whether the cell is swiped aside.
    public var isSwiped = false
    /// Whether the cell is being moved.
    public var isReordering = false
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
