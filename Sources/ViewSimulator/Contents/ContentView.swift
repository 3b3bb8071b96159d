/// A view that shows a configuration, as UIKit's `UIContentView`.
@preconcurrency @MainActor
public protocol ContentView: AnyObject {
    /// The configuration that the view shows. Setting another configuration of the same type changes the contents of
    /// the view.
    var configuration: any ContentConfiguration { get set }

    /// Returns whether the view can show a configuration. The default implementation returns true for configurations of
    /// the current configuration's type.
    func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
    /// Default implementation: returns whether the configuration has the type of the current configuration.
    public func supports(_ configuration: any ContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
