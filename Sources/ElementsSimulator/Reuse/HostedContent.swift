/// The content of a cell, header or footer: its view, and the configuration that made it.
package struct HostedContent {
    package var view: View
    /// The configuration that made the view; nil if the program fills the view.
    package var configuration: (any ContentConfiguration)?
    /// Whether the configuration has to be updated before the view is measured or laid out next.
    var isStale = false

    package init(_ view: View) { self.view = view }
}

extension HostedContent {
    /// Whether the present configuration equals another configuration. Configurations that cannot be compared are never
    /// equal.
    func shows(_ other: any ContentConfiguration) -> Bool {
        guard let own = configuration as? any Hashable, let other = other as? any Hashable else { return false }
        return AnyHashable(own) == AnyHashable(other)
    }
}

/// The content view that a cell, header or footer has if no configuration makes another one.
package class CellContentView: View {}
