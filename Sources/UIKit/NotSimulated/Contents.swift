// Contents that are not simulated.

@available(*, unavailable, message: "there is no SwiftUI here: use views or UIListContentConfiguration")
public struct UIHostingConfiguration<Content>: UIContentConfiguration {
    public init(content: () -> Content) { fatalError() }
    public func margins(_ edges: Any, _ length: CGFloat) -> Self { fatalError() }
    public func margins(_ edges: Any, _ insets: Any) -> Self { fatalError() }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { fatalError() }
    public func background(_ style: Any) -> Self { fatalError() }
    public func makeContentView() -> any UIView & UIContentView { fatalError() }
    public func updated(for state: any UIConfigurationState) -> Self { fatalError() }
}

@available(*, unavailable, message: "views for content that is not there are not simulated")
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public static func empty() -> UIContentUnavailableConfiguration { fatalError() }
    public static func loading() -> UIContentUnavailableConfiguration { fatalError() }
    public static func search() -> UIContentUnavailableConfiguration { fatalError() }
    public var image: UIImage? { get { fatalError() } set {} }
    public var text: String? { get { fatalError() } set {} }
    public var secondaryText: String? { get { fatalError() } set {} }
    public var attributedText: NSAttributedString? { get { fatalError() } set {} }
    public var secondaryAttributedText: NSAttributedString? { get { fatalError() } set {} }
    public var button: UIButton.Configuration { get { fatalError() } set {} }
    public var secondaryButton: UIButton.Configuration { get { fatalError() } set {} }
    public var directionalLayoutMargins: NSDirectionalEdgeInsets { get { fatalError() } set {} }
    public var background: UIBackgroundConfiguration { get { fatalError() } set {} }
    public func makeContentView() -> any UIView & UIContentView { fatalError() }
    public func updated(for state: any UIConfigurationState) -> Self { fatalError() }
}

@available(*, unavailable, message: "views for content that is not there are not simulated")
public struct UIContentUnavailableConfigurationState {
    public init(traitCollection: UITraitCollection) { fatalError() }
}

@available(*, unavailable, message: "views for content that is not there are not simulated")
open class UIContentUnavailableView: UIView {
    public init(configuration: UIContentUnavailableConfiguration) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var configuration: any UIContentConfiguration { get { fatalError() } set {} }
}

@available(*, unavailable, message: "views for content that is not there are not simulated")
extension UIViewController {
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? { get { fatalError() } set {} }
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { fatalError() }
    public func setNeedsUpdateContentUnavailableConfiguration() {}
    public func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
}

@available(*, unavailable, message: "text storages are not simulated: set attributedText")
open class NSTextStorage: NSMutableAttributedString {
    open var layoutManagers: [NSLayoutManager] { fatalError() }
    open func addLayoutManager(_ layoutManager: NSLayoutManager) {}
    open func removeLayoutManager(_ layoutManager: NSLayoutManager) {}
    open func processEditing() {}
}

@available(*, unavailable, message: "text storages are not simulated: set attributedText")
public protocol NSTextStorageDelegate {}

@available(*, unavailable, message: "text storages are not simulated: set attributedText")
extension UITextView {
    public var textStorage: NSTextStorage { fatalError() }
}
