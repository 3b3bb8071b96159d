extension TraitCollection {
    /// Returns the traits that differ, such as `displayScale 2→3`.
    func changes(from old: TraitCollection?) -> [String] {
        guard let old else { return [] }
        var changes: [String] = []
        if displayScale != old.displayScale {
            changes.append("displayScale \(old.displayScale.short)→\(displayScale.short)")
        }
        if layoutDirection != old.layoutDirection { changes.append("layoutDirection") }
        if horizontalSizeClass != old.horizontalSizeClass { changes.append("horizontalSizeClass") }
        if verticalSizeClass != old.verticalSizeClass { changes.append("verticalSizeClass") }
        if preferredContentSizeCategory != old.preferredContentSizeCategory {
            changes.append("preferredContentSizeCategory")
        }
        if userInterfaceStyle != old.userInterfaceStyle { changes.append("userInterfaceStyle") }
        if userInterfaceIdiom != old.userInterfaceIdiom { changes.append("userInterfaceIdiom") }
        return changes
    }
}
