internal import PageFiles

/// The rules of drawings, from `Sources/PageFiles/Picture`. Each text ends with a line end.
///
/// Colours are given twice, since pictures are in light and in dark pages.
enum SVGStyle {
    static let sheet = String(cString: flow_picture_sheet())
    /// Rules for changes and for backgrounds.
    static let changes = String(cString: flow_picture_changes())
    /// Rules for supplementary and decoration views of the program's own layouts.
    static let others = String(cString: flow_picture_others())
    /// Rules for the contents of cells.
    static let parts = String(cString: flow_picture_parts())
    /// Rules for moving pictures.
    static let animation = String(cString: flow_picture_animation())
    /// Rules for plain blocks in place of items that are too small to be drawn.
    static let blocks = String(cString: flow_picture_blocks())
}
