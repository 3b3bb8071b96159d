import PlainTexts

/// A check that headers and footers for which sections have a content exist at any time of a scenario.
struct LayoutContents {
    private let scenario: Scenario
    /// The names of the kinds of sections that have a header or a footer. Nil stands for the only kind of a layout.
    private var headers: Set<String?> = [], footers: Set<String?> = []

    init(_ scenario: Scenario) {
        self.scenario = scenario
        for layout in scenario.compositionalLayouts {
            for (name, section) in layout.sectionLayouts {
                let names = layout.sectionLayouts.count == 1 ? [name, nil] : [name]
                if section.kinds.contains("header") { headers.formUnion(names) }
                if section.kinds.contains("footer") { footers.formUnion(names) }
            }
        }
    }

    /// - Parameter listedCount: The number of the sections that the document lists; those of a catalogue follow.
    func check(listedCount: Int) throws(ScenarioError) {
        guard scenario.compositional != nil else { return }
        for (index, section) in scenario.sections.enumerated() {
            try check(section, at: index < listedCount ? "sections[\(index)]" : "catalogue")
        }
        for (index, step) in scenario.steps.enumerated() { try check(step.action, at: "steps[\(index)]") }
    }

    private func check(_ section: Scenario.Section, at place: String) throws(ScenarioError) {
        if section.header != nil, !headers.contains(section.layoutName) { throw missing("header", at: place) }
        if section.footer != nil, !footers.contains(section.layoutName) { throw missing("footer", at: place) }
    }

    /// Checks the sections that an action brings.
    private func check(_ action: Scenario.Action, at place: String) throws(ScenarioError) {
        switch action {
        case .together(let actions):
            for (index, action) in actions.enumerated() { try check(action, at: "\(place).together[\(index)]") }
        case .reload(let sections?):
            for (index, section) in sections.enumerated() {
                try check(section, at: "\(place).reload.sections[\(index)]")
            }
        case .update(let operations):
            for (index, operation) in operations.enumerated() {
                guard let section = operation.kind.parts.section else { continue }
                try check(section, at: "\(place).update[\(index)].section")
            }
        default: return
        }
    }

    private func missing(_ kind: String, at place: String) -> ScenarioError {
        ScenarioError(
            place: "\(place).\(kind)",
            reason: "the section's layout has no \(kind); it would be one of its “boundaryItems”, of the kind “\(kind)”"
        )
    }
}

extension Scenario.SectionLayout {
    /// The kinds of the views at the edges of the section.
    fileprivate var kinds: [String] { boundaryItems.map(\.kind) + (list?.kinds ?? []) }
}
