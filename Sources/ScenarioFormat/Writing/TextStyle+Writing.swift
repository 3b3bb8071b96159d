extension Scenario.TextStyle {
    /// Whether a document can say all of it over another style, whose width cannot be taken away.
    fileprivate func canBeWritten(over base: Scenario.TextStyle) -> Bool {
        (base.maximumWidth == nil || maximumWidth != nil) && (base.width == nil || width != nil)
    }
}

extension Scenario {
    /// How texts look unless a section says something else.
    ///
    /// A document says it once, and so do sections for their items. Items that come alone can only look as the document
    /// says; where there are none it is the first style over which all others can be written.
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
    /// How its texts look; nil where it has none.
    var textStyle: Scenario.TextStyle? { items.lazy.compactMap(\.textStyle).first }
}

extension Scenario.ItemGroup {
    fileprivate var textStyle: Scenario.TextStyle? {
        if case .texts(_, let style) = content { style } else { nil }
    }
}

extension Scenario.Action {
    /// Items that come with a batch and without a section.
    fileprivate var itemsAlone: [Scenario.ItemGroup] {
        guard case .update(let operations) = self else { return [] }
        return operations.flatMap { operation -> [Scenario.ItemGroup] in
            switch operation.kind {
            case .insertSection, .reloadSection: []
            default: operation.newItems
            }
        }
    }
}
