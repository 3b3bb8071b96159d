/// The trait overrides of a controller.
///
/// As in views, `traitOverrides` has precedence over `overrideUserInterfaceStyle`. Both have precedence over the
/// overrides that the parent sets for this child, a choice.
@MainActor
struct ControllerTraits {
    var givenByParent: TraitCollection?
    var style = UserInterfaceStyle.unspecified
    var overrides = TraitOverrides()
    /// The last result of `applied(to:)`, with the outer traits for which it is valid. Cached because every view within
    /// the controller's view reads the result.
    private var merged: (outer: TraitCollection, result: TraitCollection)?

    private var isEmpty: Bool { givenByParent == nil && style == .unspecified && overrides.values.isEmpty }

    mutating func change(_ change: (inout ControllerTraits) -> Void) {
        change(&self)
        merged = nil
    }

    mutating func applied(to outer: TraitCollection) -> TraitCollection {
        if isEmpty { return outer }
        if let merged, merged.outer === outer { return merged.result }
        var parts = [outer]
        if let givenByParent { parts.append(givenByParent) }
        if style != .unspecified { parts.append(TraitCollection(userInterfaceStyle: style)) }
        if !overrides.values.isEmpty { parts.append(TraitCollection(overrides.values)) }
        let result = TraitCollection(traitsFrom: parts)
        merged = (outer, result)
        return result
    }
}
