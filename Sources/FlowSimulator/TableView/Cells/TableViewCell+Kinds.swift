import Foundation
import ViewSimulator

extension TableViewCell {
    /// Which texts a cell has, and where, unless the program fills it itself.
    public enum CellStyle: Int, Sendable {
        /// An image and a text.
        case `default`
        /// A text, and another one at the end of the row.
        case value1
        /// A text in a column at the start, and another one beside it.
        case value2
        /// A text, and another one below.
        case subtitle
    }

    /// The line between rows. Of what kind it is changes nothing here.
    public enum SeparatorStyle: Int, Sendable {
        /// There is none, and rows are as high as their contents.
        case none
        /// A line of one pixel.
        case singleLine
        /// The same here.
        case singleLineEtched
    }

    /// How a selected cell looks. Nothing is drawn here.
    public enum SelectionStyle: Int, Sendable {
        /// As the others.
        case none
        /// The same as `default`, as its name is older.
        case blue
        /// The same as `default`, as its name is older.
        case gray
        /// With another background.
        case `default`
    }

    /// What the system puts at the end of a row.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none
        /// A chevron.
        case disclosureIndicator
        /// A button and a chevron.
        case detailDisclosureButton
        /// A check mark.
        case checkmark
        /// A button.
        case detailButton
    }

    /// How a cell with the focus looks. Nothing has the focus here.
    public enum FocusStyle: Int, Sendable {
        /// As the system does it.
        case `default`
        /// As the program does it.
        case custom
    }

    /// Whether a cell is dragged.
    public enum DragState: Int, Sendable {
        /// Not dragged.
        case none
        /// About to be.
        case lifting
        /// Dragged.
        case dragging
    }

    /// What is shown of a cell's editing.
    public struct StateMask: OptionSet, Hashable, Sendable {
        /// One bit for each part; UIKit's bits.
        public var rawValue: UInt

        /// Parts by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The cell is edited.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The cell asks whether it is to be deleted. Never here.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
}
