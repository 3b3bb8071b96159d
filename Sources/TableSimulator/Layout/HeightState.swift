import FlowEngine

/// The state of the height of a row, header or footer in the viewport.
enum HeightState {
    /// An estimate, or a height that is no longer valid and that no row or edge on screen has.
    case unknown
    /// The height of an element that was on screen. It has to be determined again, because a measurement was requested
    /// or because all heights were read again.
    case outdated
    /// A valid height of an element that was not on screen since heights were read.
    case given
    /// A valid height of an element that was on screen since heights were read.
    case settled

    /// Whether the element need not be measured.
    var isValid: Bool { self == .given || self == .settled }

    /// Whether the element was on screen after its height was last discarded.
    var wasSeen: Bool { self == .outdated || self == .settled }
}

/// The way in which a row gets its height before it is on screen.
enum RowEstimate {
    /// The row has no estimate: delegate or property gave its height when heights were read.
    case none
    /// The property `rowHeight` gives the heights of all rows, so that nothing else is asked.
    case byProperty
    /// The row has an estimate until it is on screen.
    case untilShown
}

extension TableView {
    func heightState(of element: VisibleElement) -> HeightState {
        let shown = core.displayed[element.name]
        return element.path.kind == .item ? state(of: element.row, shown) : state(ofEdge: element, shown)
    }

    /// The state of a row's height.
    ///
    /// - Parameter shown: The element that shows the row; nil if no element does.
    func state(of row: ItemPath, _ shown: DisplayedElement?) -> HeightState {
        if !pass.data.mustAsk.isEmpty, pass.data.mustAsk.contains(row) { return .outdated }
        let isOnScreen = shown?.isAnnounced == true
        // Some systems discard the heights of rows that leave the screen.
        let isKept = isOnScreen || profile.cachesHeightsUntilReload
        let isMeasured = isKept && geometry.model.sizeSource(of: row) == .measured
        if shown?.measurement.isWanted == true { return isMeasured ? .outdated : .unknown }
        if isMeasured { return .settled }
        return switch estimate(of: row) {
        case .none: isOnScreen ? .given : .unknown
        case .byProperty: isKept ? .given : .unknown
        case .untilShown: .unknown
        }
    }

    private func state(ofEdge element: VisibleElement, _ shown: DisplayedElement?) -> HeightState {
        let edge = geometry.edge(element.path.kind, of: element.path.section)
        if !edge.isEstimated, shown?.measurement.isWanted != true { return edge.wasShown ? .settled : .given }
        let isOnScreen = shown != nil || pass.edges.empty.contains(element.name)
        return edge.wasShown && (!edge.isEstimated || isOnScreen) ? .outdated : .unknown
    }

    func estimate(of row: ItemPath) -> RowEstimate {
        guard pass.data.heights.isEstimating, !pass.data.rowsWithoutEstimate.contains(row) else { return .none }
        return rowHeightIsForAll ? .byProperty : .untilShown
    }

    /// Whether the property `rowHeight` gives the heights of all rows of a table with estimates.
    var rowHeightIsForAll: Bool {
        tableDelegate == nil && rowHeight >= 0 && estimatedRowHeight == Self.automaticDimension
    }
}
