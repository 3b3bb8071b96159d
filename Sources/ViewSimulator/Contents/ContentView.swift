import Foundation

/// A view that shows what a configuration says, as UIKit's `UIContentView`.
@preconcurrency @MainActor
public protocol ContentView: AnyObject {
    /// What the view shows. Setting another one of the same kind changes what is in the view.
    var configuration: any ContentConfiguration { get set }

    /// Whether the view can show a configuration. Without a method of one's own: one of the type that it shows.
    func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
    /// Whether the configuration is of the type that the view shows.
    public func supports(_ configuration: any ContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
