extension CompositionalModel {
    /// The features that any section of a model has, so that a scroll need not look at all sections.
    struct Features {
        /// The greatest distance by which a view reaches out of its group or section, before anything was measured.
        var overhang = 0.0
        var hasHandlers = false
        var hasEstimates = false
        /// Whether a query calls a closure of the program.
        var asksClientCode = false
        /// The kinds of headers and footers that stick to the edges of the visible bounds.
        var pinnedKinds: Set<String> = []

        init() {}

        /// The features of sections. Neighbours with one plan are looked at once.
        @MainActor
        init(of plans: [SectionPlan]) {
            var last: SectionPlan?
            for plan in plans where plan !== last {
                last = plan
                overhang = max(overhang, plan.overhang)
                hasHandlers = hasHandlers || plan.handler != nil
                asksClientCode =
                    asksClientCode || plan.handler != nil || plan.list?.itemSeparatorHandler != nil
                hasEstimates = hasEstimates || plan.hasEstimates
                for item in plan.boundaryItems where item.pins { pinnedKinds.insert(item.kind) }
            }
        }
    }
}
