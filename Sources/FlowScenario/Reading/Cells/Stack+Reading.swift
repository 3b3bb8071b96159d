extension Scenario.Cell.Stack {
    /// - Parameter views: The names of the views that it arranges.
    init(_ place: JSONPlace, of views: [String]) throws(ScenarioError) {
        let object = try place.object([
            "axis", "distribution", "alignment", "spacing", "spacingAfter", "usesMargins", "usesBaselines",
        ])
        self.init()
        axis = try object.choice("axis") ?? axis
        distribution = try object.choice("distribution") ?? distribution
        alignment = try object.choice("alignment") ?? alignment
        let range = -ScenarioLimits.length...ScenarioLimits.length
        spacing = try object["spacing"]?.number(range, "points") ?? spacing
        usesMargins = try object.bool("usesMargins") ?? usesMargins
        usesBaselines = try object.bool("usesBaselines") ?? usesBaselines
        guard let after = object["spacingAfter"] else { return }
        for (name, value) in try after.members() {
            guard views.contains(name) else {
                let known = views.isEmpty ? "it arranges none" : KeySuggestion.text(for: name, among: views)
                throw after.error("the stack arranges no view \(quoted(name)); \(known)")
            }
            spacingAfter[name] = try value.number(range, "points")
        }
    }
}
