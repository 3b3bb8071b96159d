import PageFiles

/// The rules of drawings, from `Sources/PageFiles/Picture`. Each text ends with a line end.
///
/// Colours are given twice, since pictures are in light and in dark pages.
enum SVGStyle {
    static let sheet = PageText.sheet
    /// Rules for changes and for backgrounds.
    static let changes = PageText.changes
    /// Rules for supplementary and decoration views of the program's own layouts.
    static let others = PageText.others
    /// Rules for the contents of cells.
    static let parts = PageText.parts
    /// Rules for moving pictures.
    static let animation = PageText.animation
    /// Rules for plain blocks in place of items that are too small to be drawn.
    static let blocks = PageText.blocks
}
