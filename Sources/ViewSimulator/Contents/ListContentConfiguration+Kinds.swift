extension ListContentConfiguration {
    /// Returns the contents of a row whose second text is below the first text. The second text has the size of the
    /// text style `subheadline`, which is this library's choice.
    @preconcurrency @MainActor
    public static func cell() -> ListContentConfiguration { row(secondary: .subheadline) }

    /// Returns the contents of a row whose second text is below the first text. The second text has the size of the
    /// text style `caption1`, which is this library's choice. At the default text size, this is 12 points, as in table
    /// cells with a subtitle.
    @preconcurrency @MainActor
    public static func subtitleCell() -> ListContentConfiguration { row(secondary: .caption1) }

    /// Returns the contents of a row whose second text is a value at the end of the row. If the width is too small for
    /// both texts, the value is below the first text. The second text has the size of the first text, which is this
    /// library's choice.
    @preconcurrency @MainActor
    public static func valueCell() -> ListContentConfiguration {
        var configuration = row(secondary: .body)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// Returns the contents of a header of a plain list.
    @preconcurrency @MainActor
    public static func plainHeader() -> ListContentConfiguration { ofSection(.headline) }

    /// Returns the contents of a footer of a plain list.
    @preconcurrency @MainActor
    public static func plainFooter() -> ListContentConfiguration { ofSection(.footnote) }

    /// Returns the contents of a header of a grouped list. The text is in capitals.
    @preconcurrency @MainActor
    public static func groupedHeader() -> ListContentConfiguration {
        var configuration = ofSection(.footnote)
        configuration.textProperties.transform = .uppercase
        return configuration
    }

    /// Returns the contents of a footer of a grouped list.
    @preconcurrency @MainActor
    public static func groupedFooter() -> ListContentConfiguration { ofSection(.footnote) }

    /// Returns the contents of a header of a list. On a device the contents follow the list's style; here they are the
    /// contents of a header of a plain list.
    @preconcurrency @MainActor
    public static func header() -> ListContentConfiguration { plainHeader() }

    /// Returns the contents of a footer of a list. On a device the contents follow the list's style; here they are the
    /// contents of a footer of a plain list.
    @preconcurrency @MainActor
    public static func footer() -> ListContentConfiguration { plainFooter() }

    @preconcurrency @MainActor
    private static func row(secondary: Font.TextStyle) -> ListContentConfiguration {
        let profile = ListContentProfile.current
        return ListContentConfiguration(
            profile, margins: profile.cellMargins, text: properties(.body), secondary: properties(secondary))
    }

    /// Returns the contents of a header or footer. The fonts are this library's choice.
    @preconcurrency @MainActor
    private static func ofSection(_ style: Font.TextStyle) -> ListContentConfiguration {
        let profile = ListContentProfile.current
        return ListContentConfiguration(
            profile, margins: profile.headerMargins, text: properties(style), secondary: properties(.footnote))
    }

    @preconcurrency @MainActor
    private static func properties(_ style: Font.TextStyle) -> TextProperties {
        TextProperties(font: .preferredFont(forTextStyle: style))
    }
}
