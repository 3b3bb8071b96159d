/// Where a row is scrolled to.
public enum ReferenceRowPosition: Hashable, Sendable, CaseIterable {
    /// As little as shows it.
    case none
    case top, middle, bottom
}

extension ReferenceTable {
    /// As far as the content goes, then lays out.
    public mutating func scroll(by distance: Double) { scroll(to: offset + distance) }

    public mutating func scroll(to offset: Double) {
        if isLoaded {
            self.offset = legal(offset)
        } else {
            // Before there is a content every offset may be one.
            self.offset = offset
            isOffsetGiven = true
        }
        layOut()
    }

    /// What a program does: the start means the start, whatever is measured there (R17.12).
    public mutating func setOffset(_ offset: Double) {
        if isLoaded, offset == lowestOffset { holdsStart = true }
        scroll(to: offset)
    }

    /// Scrolls by what is known; where the system corrects itself, until the row is there by what is known then.
    public mutating func scrollToRow(_ section: Int, _ row: Int, _ position: ReferenceRowPosition) {
        if !isLoaded {
            load()
            settleLength()
        }
        guard let place = place(section: section, row: row) else { return }
        let seen = self.seen
        for _ in 0..<100 {
            // On the way nothing is read; where it ends, what is there is.
            let arrived = self.seen
            self.seen = seen
            guard let place = self.place(of: place.element) else { return }
            // Where the system goes once, by what is known, what follows is a layout as after any scroll.
            let isOnWay = world.profile.correctsScrollTarget
            guard let position = position == .none ? nearest(place) : position else { return layOut(isOnWay: isOnWay) }
            let wanted = target(place, position)
            if wanted == offset && openPlaces == 0 { return self.seen = arrived }
            offset = wanted
            layOut(isOnWay: isOnWay)
            guard isOnWay else { return }
        }
        preconditionFailure("the row does not come to where it is scrolled to")
    }

    private var openPlaces: Int { onScreen.count { isOpen($0.element) } }

    /// What of the viewport is free of what sticks around a section.
    private func margins(_ section: Int) -> (top: Double, bottom: Double) {
        guard world.isPlain else { return (world.topInset, world.bottomInset) }
        let id = sections[section].id
        return (
            world.topInset + (known[.header(id)]?.height ?? 0), world.bottomInset + (known[.footer(id)]?.height ?? 0)
        )
    }

    /// Nil where all of it is in view. Of a row that is higher than the room the beginning is shown.
    private func nearest(_ place: Place) -> ReferenceRowPosition? {
        let margins = margins(place.section)
        let isHigher = place.height > world.viewport - margins.top - margins.bottom
        if place.y < offset + margins.top || isHigher { return .top }
        return place.end > offset + world.viewport - margins.bottom ? .bottom : nil
    }

    private func target(_ place: Place, _ position: ReferenceRowPosition) -> Double {
        let margins = margins(place.section)
        let free = world.viewport - margins.top - margins.bottom
        switch position {
        case .none, .top: return legal(place.y - margins.top)
        case .middle: return legal(place.y + place.height / 2 - free / 2 - margins.top)
        case .bottom: return legal(place.end - free - margins.top)
        }
    }
}
