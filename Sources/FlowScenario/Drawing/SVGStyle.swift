internal import PageFiles

/// The drawing's looks, from `Sources/PageFiles/Picture`. Each ends with a line end.
///
/// Colours are given twice, since pictures are in light and in dark pages.
enum SVGStyle {
    static let sheet = String(cString: flow_picture_sheet())
    /// Of changes and of backgrounds.
    static let changes = String(cString: flow_picture_changes())
    /// Of views that layouts of the program's have besides items, headers and footers.
    static let others = String(cString: flow_picture_others())
    /// Of what is in cells.
    static let parts = String(cString: flow_picture_parts())
    /// Of moving pictures.
    static let animation = String(cString: flow_picture_animation())
    /// Of plain blocks in place of items that are too small to be drawn.
    static let blocks = String(cString: flow_picture_blocks())
}
