import Foundation

extension ListContentConfiguration {
    /// A row: the second text is below the first, at the size of the text style `subheadline` (a choice).
    @preconcurrency @MainActor
    public static func cell() -> ListContentConfiguration { row(secondary: .subheadline) }

    /// A row with a small text below: at the size of the text style `caption1` (a choice: the 12 points that table
    /// cells with a subtitle have always had).
    @preconcurrency @MainActor
    public static func subtitleCell() -> ListContentConfiguration { row(secondary: .caption1) }

    /// A row with a value at its end, as large as the text (a choice), or below where there is no room for both.
    @preconcurrency @MainActor
    public static func valueCell() -> ListContentConfiguration {
        var configuration = row(secondary: .body)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// The header of a plain list.
    @preconcurrency @MainActor
    public static func plainHeader() -> ListContentConfiguration { ofSection(.headline) }

    /// The footer of a plain list.
    @preconcurrency @MainActor
    public static func plainFooter() -> ListContentConfiguration { ofSection(.footnote) }

    /// The header of a grouped list: in capitals.
    @preconcurrency @MainActor
    public static func groupedHeader() -> ListContentConfiguration {
        var configuration = ofSection(.footnote)
        configuration.textProperties.transform = .uppercase
        return configuration
    }

    /// The footer of a grouped list.
    @preconcurrency @MainActor
    public static func groupedFooter() -> ListContentConfiguration { ofSection(.footnote) }

    /// The header of a list. It takes on the list's style on a device; here it is that of a plain one.
    @preconcurrency @MainActor
    public static func header() -> ListContentConfiguration { plainHeader() }

    /// The footer of a list. It takes on the list's style on a device; here it is that of a plain one.
    @preconcurrency @MainActor
    public static func footer() -> ListContentConfiguration { plainFooter() }

    @preconcurrency @MainActor
    private static func row(secondary: Font.TextStyle) -> ListContentConfiguration {
        let profile = ListContentProfile.current
        return ListContentConfiguration(
            profile, margins: profile.cellMargins, text: properties(.body), secondary: properties(secondary))
    }

    /// The fonts are a choice.
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
