/// The edges from which the insets of sections are measured. UIKit's name is `UIContentInsetsReference`.
public enum ContentInsetsReference: Int, Sendable {
    /// The value of the object above: of the layout's configuration for a section, of the section for its supplementary
    /// items, and the safe area for the configuration.
    case automatic
    /// The edges of the view, less its content insets.
    case none
    /// The edges of the safe area.
    case safeArea
    /// The edges of the layout margins.
    case layoutMargins
    /// The edges of the readable width.
    case readableContent
}
