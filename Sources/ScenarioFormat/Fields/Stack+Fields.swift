extension Scenario.Cell.Stack: FieldObject {
    package static let fields = Fields<Self>([
        Field("axis", \.axis, .choice, "`\"horizontal\"`, a row, or `\"vertical\"`, a column"),
        Field(
            "distribution", \.distribution, .choice,
            "`\"fill\"`, `\"fillEqually\"`, `\"fillProportionally\"`, `\"equalSpacing\"`, `\"equalCentering\"`"),
        Field(
            "alignment", \.alignment, .choice,
            "`\"fill\"`, `\"leading\"`, `\"center\"`, `\"trailing\"`, `\"firstBaseline\"`, `\"lastBaseline\"`"),
        Field("spacing", \.spacing, .number(offsets, "points"), "points between neighbours"),
        Field(
            "spacingAfter", \.spacingAfter, .spacings, "points after single views, by name: `{\"title\": 4}`",
            usual: "`spacing`"),
        Field("usesMargins", \.usesMargins, .bool, arrangementSummary),
        Field("usesBaselines", \.usesBaselines, .bool, arrangementSummary),
    ])

    private static let arrangementSummary =
        "UIKit's `isLayoutMarginsRelativeArrangement` and `isBaselineRelativeArrangement`"
    fileprivate static let offsets = -ScenarioLimits.length...ScenarioLimits.length

    /// Checks that the stack arranges every view that `spacingAfter` names.
    ///
    /// - Parameter views: The names of the views that the stack arranges.
    func check(_ place: JSONPlace, arranges views: [String]) throws(ScenarioError) {
        guard let after = try place.object(Self.fields.keys)["spacingAfter"] else { return }
        for (name, _) in try after.members() where !views.contains(name) {
            let known = views.isEmpty ? "it arranges none" : KeySuggestion.text(for: name, among: views)
            throw after.error("the stack arranges no view \(quoted(name)); \(known)")
        }
    }
}

extension Form where Value == [String: Double] {
    fileprivate static let spacings = Form(
        "\"type\": \"object\", \"properties\": {\"comment\": {\"$ref\": \"#/$defs/comment\"}}, "
            + "\"patternProperties\": {\"^[A-Za-z_][A-Za-z0-9_]*$\": {\"type\": \"number\", \"minimum\": -10000000, "
            + "\"maximum\": 10000000}}, \"additionalProperties\": false",
        read: { place throws(ScenarioError) in
            var spacings: [String: Double] = [:]
            for (name, value) in try place.members() {
                spacings[name] = try value.number(Scenario.Cell.Stack.offsets, "points")
            }
            return spacings
        })
}
