import ViewSimulator

/// The content of a cell, header or footer: its view, and the configuration that made it.
struct HostedContent {
    var view: View
    /// What the view shows; nil where the program fills it itself.
    var configuration: (any ContentConfiguration)?
    /// The configuration is to be updated before the view is measured or laid out next.
    var isStale = false

    init(_ view: View) { self.view = view }
}

extension HostedContent {
    /// Configurations that cannot be compared count as different.
    func shows(_ other: any ContentConfiguration) -> Bool {
        guard let own = configuration as? any Hashable, let other = other as? any Hashable else { return false }
        return AnyHashable(own) == AnyHashable(other)
    }
}
