import Foundation

/// What a content view shows, as a value that makes the view, as UIKit's `UIContentConfiguration`.
public protocol ContentConfiguration {
    /// A new view that shows the content.
    @MainActor func makeContentView() -> any View & ContentView

    /// The same content as it is to be in a state: selected, highlighted, in other surroundings.
    @MainActor func updated(for state: any ConfigurationState) -> Self
}
