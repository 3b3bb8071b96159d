/// A value that describes the contents of a view and makes a view for them, as UIKit's `UIContentConfiguration`.
public protocol ContentConfiguration {
    /// Makes a view that shows the content.
    @MainActor func makeContentView() -> any View & ContentView

    /// Returns the configuration for a state, for example for the state of a selected view.
    @MainActor func updated(for state: any ConfigurationState) -> Self
}
