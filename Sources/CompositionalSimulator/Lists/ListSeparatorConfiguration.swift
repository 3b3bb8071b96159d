/// The lines above and below a row of a list. UIKit's name is `UIListSeparatorConfiguration`.
@preconcurrency @MainActor
public struct ListSeparatorConfiguration {
    /// Whether a line is shown.
    public enum Visibility: Int, Sendable {
        /// The line is shown below each row, except the last of a group with rounded corners.
        case automatic
        /// The line is shown.
        case visible
        /// The line is not shown.
        case hidden
    }

    /// A value for insets that the list decides: those of the row's text.
    public static let automaticInsets = DirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether the line above the row is shown; `automatic` unless set.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below the row is shown; `automatic` unless set.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the line above the row; only leading and trailing are used.
    public var topSeparatorInsets = ListSeparatorConfiguration.automaticInsets
    /// The insets of the line below the row; only leading and trailing are used.
    public var bottomSeparatorInsets = ListSeparatorConfiguration.automaticInsets
    /// The colour of the lines. Not used by this library: nothing is drawn.
    public var color = Color.separator
    /// The colour of the lines while several items are selected. Not used by this library.
    public var multipleSelectionColor = Color.separator

    /// Makes the separators of a list.
    public init(listAppearance: CollectionLayoutListConfiguration.Appearance) {}
}
