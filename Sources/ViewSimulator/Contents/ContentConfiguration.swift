/// A value that describes the contents of a view and makes the view, as UIKit's `UIContentConfiguration`.
public protocol ContentConfiguration {
    /// Makes a view that shows the content.
    @MainActor func makeContentView() -> any View & ContentView

    /// Returns the configuration for a state, such as the state of a selected view.
    @MainActor func updated(for state: any ConfigurationState) -> Self
}
