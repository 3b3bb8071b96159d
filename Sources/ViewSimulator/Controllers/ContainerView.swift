/// The view of a container controller, such as a navigation controller. Its layout places the bars of the container
/// after all other contents.
package final class ContainerView: View {
    /// A closure that places the bars in the view's bounds and safe area; nil without bars.
    var placeBars: (@MainActor (View) -> Void)?

    /// Makes a view as large as the main screen.
    convenience init(placeBars: (@MainActor (View) -> Void)?) {
        self.init(frame: Screen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.placeBars = placeBars
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        placeBars?(self)
    }

    package override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
