import PlainTexts

/// A check of the kinds of views in a compositional layout. An element of a scenario has one name. Therefore all views
/// of a kind are at the edges of sections, or attached to items, or decorations. A section has one view of a kind at
/// its edges.
struct LayoutKinds {
    private let layout: Scenario.CompositionalLayout
    private let place: String

    init(_ layout: Scenario.CompositionalLayout, at place: String) {
        self.layout = layout
        self.place = place
    }

    func check() throws(ScenarioError) {
        let attached = layout.attachedKinds
        let supplementary = layout.sectionKinds.union(attached)
        for (name, section) in layout.sectionLayouts.sorted(by: { $0.key < $1.key }) {
            try check(section, at: "\(place).sectionLayouts.\(name)", supplementary, attached: attached)
        }
        let taken = supplementary.union(layout.decorationKinds)
        var own: Set<String> = []
        for (index, item) in layout.boundaryItems.enumerated() {
            let place = "\(place).boundaryItems[\(index)].kind"
            // Names of these views have no section.
            guard !taken.contains(item.kind) else {
                throw ScenarioError(
                    place: place,
                    reason: "\(quoted(item.kind)) is a kind of the sections' views; choose another name")
            }
            guard own.insert(item.kind).inserted else { throw doubled(item.kind, "the layout", at: place) }
        }
    }

    private func check(
        _ section: Scenario.SectionLayout, at place: String, _ supplementary: Set<String>, attached: Set<String>
    ) throws(ScenarioError) {
        var own = Set(section.list?.kinds ?? [])
        for (index, item) in section.boundaryItems.enumerated() {
            let place = "\(place).boundaryItems[\(index)].kind"
            guard !attached.contains(item.kind) else {
                throw ScenarioError(
                    place: place,
                    reason: "\(quoted(item.kind)) is the kind of views that are attached to items; choose another name")
            }
            guard own.insert(item.kind).inserted else { throw doubled(item.kind, "the section", at: place) }
        }
        var decorations = Set(section.list == nil ? [] : Scenario.CompositionalLayout.separatorKinds)
        for (index, decoration) in section.decorations.enumerated() {
            let place = "\(place).decorations[\(index)].kind"
            guard !supplementary.contains(decoration.kind) else {
                throw ScenarioError(
                    place: place,
                    reason: "\(quoted(decoration.kind)) is the kind of supplementary views; choose another name")
            }
            guard decorations.insert(decoration.kind).inserted else {
                throw doubled(decoration.kind, "the section", at: place)
            }
        }
    }

    private func doubled(_ kind: String, _ owner: String, at place: String) -> ScenarioError {
        ScenarioError(place: place, reason: "\(owner) has a view of the kind \(quoted(kind)) already")
    }
}

extension Scenario.ListLayout {
    /// The kinds of the supplementary views at the edges of a list's sections.
    package var kinds: [String] {
        (headerMode == .supplementary ? ["header"] : []) + (footerMode == .supplementary ? ["footer"] : [])
    }
}
