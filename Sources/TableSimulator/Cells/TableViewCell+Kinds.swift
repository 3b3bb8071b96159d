extension TableViewCell {
    /// The styles of cells. The style determines which texts a cell has, and where they are. It has no effect if the
    /// program fills the cell itself.
    public enum CellStyle: Int, Sendable {
        /// The style with an image and a text.
        case `default`
        /// The style with a text, and a second text at the end of the row.
        case value1
        /// The style with a text in a column at the start, and a second text after the column.
        case value2
        /// The style with a text, and a second text below the first one.
        case subtitle
    }

    /// The kinds of lines between rows. A line takes one pixel of a row's height; lines are not drawn here.
    public enum SeparatorStyle: Int, Sendable {
        /// The style without lines between rows: rows are as high as their contents.
        case none
        /// The style with a line of one pixel between rows.
        case singleLine
        /// The style with an etched line between rows, which is one pixel here, as for `singleLine`.
        case singleLineEtched
    }

    /// The looks of selected cells. Nothing is drawn here.
    public enum SelectionStyle: Int, Sendable {
        /// Selected cells look as if they were not selected.
        case none
        /// An older name of `default`, with the same effect.
        case blue
        /// An older name of `default`, with the same effect.
        case gray
        /// A look with a background that cells have only while they are selected.
        case `default`
    }

    /// The accessories that the system shows at the end of a row.
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none
        /// An accessory that is a chevron.
        case disclosureIndicator
        /// An accessory that is a detail button, with the letter i, and a chevron.
        case detailDisclosureButton
        /// An accessory that is a check mark.
        case checkmark
        /// An accessory that is a detail button, with the letter i.
        case detailButton
    }

    /// The looks of cells with the focus. No cell has the focus here.
    public enum FocusStyle: Int, Sendable {
        /// The look that the system chooses.
        case `default`
        /// The look that the program draws.
        case custom
    }

    /// The states of a cell while it is dragged.
    public enum DragState: Int, Sendable {
        /// The state of a cell that is not dragged.
        case none
        /// The state of a cell that is about to be dragged.
        case lifting
        /// The state of a cell that is being dragged.
        case dragging
    }

    /// The editing controls that a cell shows, or is about to show.
    public struct StateMask: OptionSet, Hashable, Sendable {
        /// The bits of the controls, one bit for each, as in UIKit.
        public var rawValue: UInt

        /// Makes a set of controls from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The controls at a cell's sides that delete or move its row, or insert a row.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The button with which a user confirms that the row is to be deleted. Never shown here.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// The control that a row has at its leading side while its table is edited.
    public enum EditingStyle: Int, Sendable {
        /// No control.
        case none
        /// A control that deletes the row.
        case delete
        /// A control that inserts a row.
        case insert
    }
}
