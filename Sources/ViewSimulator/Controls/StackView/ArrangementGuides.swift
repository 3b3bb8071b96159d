/// The guides that a stack's constraints need: a guide inside the margins, a guide around aligned views, and guides
/// between neighbours.
struct ArrangementGuides {
    private(set) var margins: LayoutGuide?
    private(set) var alignment: LayoutGuide?
    private(set) var gaps: [LayoutGuide] = []

    /// Makes the needed guides that are missing, and removes the guides that are no longer needed.
    @MainActor
    mutating func provide(margins needsMargins: Bool, alignment needsAlignment: Bool, gaps count: Int) {
        margins = needsMargins ? margins ?? guide("UISV-margins") : nil
        alignment = needsAlignment ? alignment ?? guide("UISV-alignment-spanner") : nil
        if gaps.count > count { gaps.removeLast(gaps.count - count) }
        while gaps.count < count { gaps.append(guide("UISV-distributing-\(gaps.count)")) }
    }

    @MainActor
    private func guide(_ identifier: String) -> LayoutGuide {
        let guide = LayoutGuide()
        guide.identifier = identifier
        return guide
    }

    var all: [LayoutGuide] { [margins, alignment].compactMap { $0 } + gaps }
}
