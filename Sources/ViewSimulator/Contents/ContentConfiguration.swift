/// The contents of a view, as a value that makes the view, as UIKit's `UIContentConfiguration`.
public protocol ContentConfiguration {
    /// Makes a view that shows the content.
    @MainActor func makeContentView() -> any View & ContentView

    /// Returns the configuration for a state: selected, highlighted, or with other traits.
    @MainActor func updated(for state: any ConfigurationState) -> Self
}
