import FlowTestSupport

/// What happens to a table and its reference alike.
enum TableStep: Hashable {
    case layOut
    /// A finger moves the content.
    case scroll(by: Double)
    case scrollToRow(Int, Int, ReferenceRowPosition)
    case reload
    /// Contents need so much more, or less, in another width or text size.
    case width(Double), textSize(Double)
    /// The content of a row is so much higher, and its cell says so.
    case grow(Int, Int, Double)
    case update(ReferenceTableUpdate)
    case updateNothing
    /// What the delegate says of a row is another height, and the row is reloaded.
    case redeclare(Int, Int, Double)
    case leaveWindow
    case surroundings(ReferenceTableWorld)
}

extension TableStep {
    /// Cells go on where properties change; whoever says heights or estimates may be asked again.
    var isOfProperties: Bool {
        switch self {
        case .width, .textSize, .leaveWindow, .surroundings: true
        default: false
        }
    }

    /// It may lead over rows that are not on screen at its end.
    var isWay: Bool { if case .scrollToRow = self { true } else { false } }
}
