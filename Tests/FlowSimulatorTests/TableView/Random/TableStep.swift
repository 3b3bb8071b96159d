import FlowTestSupport

/// What happens to a table and its reference alike.
enum TableStep: Hashable {
    case layOut
    /// A finger moves the content.
    case scroll(by: Double)
    /// The program sets an offset (R18.15).
    case setOffset(to: Double)
    case scrollToRow(Int, Int, ReferenceRowPosition)
    case reload
    /// Contents need so much more, or less, in another width or text size.
    case width(Double), textSize(Double)
    /// Controls come to the sides of all rows, or go.
    case editing
    /// The content of a row is so much higher, and its cell says so.
    case grow(Int, Int, Double)
    /// Growth of a row of which neither the table nor its cell is notified.
    case growSilently(Int, Int, Double)
    case update(ReferenceTableUpdate)
    /// A second one in the completion of the first.
    case updates(ReferenceTableUpdate, ReferenceTableUpdate)
    /// A section has another header and footer, and is reloaded.
    case edges(Int, header: ReferenceTableEdge, footer: ReferenceTableEdge)
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
        case .width, .textSize, .editing, .leaveWindow, .surroundings: true
        default: false
        }
    }

    /// It may lead over rows that are not on screen at its end.
    var isWay: Bool { if case .scrollToRow = self { true } else { false } }

    var isBatch: Bool {
        switch self {
        case .update, .updates, .redeclare, .edges: true
        default: false
        }
    }
}
