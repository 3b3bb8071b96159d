import PageFiles

/// The CSS rules of drawings, from `Sources/PageFiles/Picture`. Each text ends with a line end.
///
/// Colours are given twice, since pictures are in light and in dark pages.
enum SVGStyle {
    static let sheet = PageText.sheet
    /// The CSS rules for changes and for backgrounds.
    static let changes = PageText.changes
    /// The CSS rules for supplementary and decoration views of the program's own layouts.
    static let others = PageText.others
    /// The CSS rules for the contents of cells.
    static let parts = PageText.parts
    /// The CSS rules for moving pictures.
    static let animation = PageText.animation
    /// The CSS rules for plain blocks that replace items too small to be drawn.
    static let blocks = PageText.blocks
}
