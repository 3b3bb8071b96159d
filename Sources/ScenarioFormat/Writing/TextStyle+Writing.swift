extension Scenario.TextStyle {
    /// Whether the style can be written as its differences from `base`. It cannot if only `base` has a width, or if
    /// only `base` has a greatest width. A document cannot remove such a width.
    fileprivate func canBeWritten(over base: Scenario.TextStyle) -> Bool {
        (base.maximumWidth == nil || maximumWidth != nil) && (base.width == nil || width != nil)
    }
}

extension Scenario {
    /// The document's text style, for texts in sections that have no style of their own.
    ///
    /// A document has one style, and each section has one style for its items. Items without a section can only have
    /// the document's style. If there are no such items, the result is the first style over which all other styles can
    /// be written.
    var commonTextStyle: TextStyle {
        let alone = allActions.lazy.flatMap(\.itemsAlone).compactMap(\.textStyle).first
        if let alone { return alone }
        var styles: [TextStyle] = []
        for section in sectionsOfAllTimes {
            guard let style = section.textStyle, !styles.contains(style) else { continue }
            styles.append(style)
            // Sections that all look different have nothing in common.
            guard styles.count < 100 else { return TextStyle() }
        }
        return styles.first { base in styles.allSatisfy { $0.canBeWritten(over: base) } } ?? TextStyle()
    }
}

extension Scenario.Section {
    /// The style of the section's texts; nil if the section has no texts.
    var textStyle: Scenario.TextStyle? { items.lazy.compactMap(\.textStyle).first }
}

extension Scenario.ItemGroup {
    fileprivate var textStyle: Scenario.TextStyle? {
        if case .texts(_, let style) = content { style } else { nil }
    }
}

extension Scenario.Action {
    /// The items that a batch inserts, reloads or reconfigures, with their new contents. The items of inserted or
    /// reloaded sections are not included. Empty for other actions.
    fileprivate var itemsAlone: [Scenario.ItemGroup] {
        guard case .update(let operations) = self else { return [] }
        return operations.flatMap { $0.kind.parts.groups ?? [] }
    }
}
