import CallerChecks

/// An alert or an action sheet, as UIKit's `UIAlertController`. Its title, message and actions are not shown: its view
/// is empty.
@preconcurrency @MainActor
open class AlertController: ViewController {
    /// The presentation of an alert controller.
    public enum Style: Int, Sendable {
        /// A sheet at the bottom of the screen.
        case actionSheet
        /// A box in the centre of the screen.
        case alert
    }

    /// The text below the title; nil for no text.
    open var message: String?
    /// The presentation: an action sheet or an alert.
    public final let preferredStyle: Style
    /// The actions that the user can choose, in the order in which they were added.
    open private(set) var actions: [AlertAction] = []
    /// The emphasized action; nil unless set.
    open var preferredAction: AlertAction?
    /// The text fields; nil if there are no text fields.
    open private(set) var textFields: [TextField]?

    /// Makes an alert or an action sheet, without actions.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - message: The text of the question; nil for none.
    ///   - preferredStyle: The presentation.
    public init(title: String?, message: String?, preferredStyle: Style) {
        (self.message, self.preferredStyle) = (message, preferredStyle)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        preferredStyle = .actionSheet
        super.init(coder: coder)
    }

    /// Adds an action that the user can choose. Traps with UIKit's message if the action is the second one of the style
    /// `cancel`.
    open func addAction(_ action: AlertAction) {
        require(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        actions.append(action)
    }

    /// Adds a text field to an alert. Traps with UIKit's message if this is an action sheet.
    ///
    /// - Parameter configurationHandler: Called with the field at once.
    open func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
        require(
            preferredStyle == .alert,
            "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        let field = TextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

/// An action that an alert offers to the user, as UIKit's `UIAlertAction`.
@preconcurrency @MainActor
open class AlertAction: NSObject {
    /// The kind of an action.
    public enum Style: Int, Sendable {
        /// The kind of a usual action.
        case `default`
        /// The kind of an action that cancels.
        case cancel
        /// The kind of an action that destroys data.
        case destructive
    }

    /// The title of the action.
    public final let title: String?
    /// The kind of the action.
    public final let style: Style
    /// Whether the action is enabled; true unless set.
    open var isEnabled = true
    /// The code that runs when the user chooses the action. Only tests run this code.
    package final let handler: ((AlertAction) -> Void)?

    /// Makes an action, which an alert or an action sheet can offer.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - style: The kind of answer.
    ///   - handler: The code of the answer. Kept, and never called here.
    public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}
