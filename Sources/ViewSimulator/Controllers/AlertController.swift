import CallerChecks

/// A question to the reader, as UIKit's `UIAlertController`. Kept for client code: nothing is shown.
@preconcurrency @MainActor
open class AlertController: ViewController {
    /// The presentation of a question.
    public enum Style: Int, Sendable {
        /// A sheet at the bottom of the screen (`actionSheet`), or an alert in the centre of the screen (`alert`).
        case actionSheet, alert
    }

    /// The text of the question; nil for none.
    open var message: String?
    /// The presentation of the question: a sheet or an alert.
    public final let preferredStyle: Style
    /// The actions, which are the possible answers, in the order in which they were added.
    open private(set) var actions: [AlertAction] = []
    /// The emphasized action; nil unless set.
    open var preferredAction: AlertAction?
    /// The text fields; nil if there are no text fields.
    open private(set) var textFields: [TextField]?

    /// Makes a question without actions.
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

    /// Adds an action, which is a possible answer. Traps with UIKit's message for a second action that cancels.
    open func addAction(_ action: AlertAction) {
        require(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        actions.append(action)
    }

    /// Adds a text field. Traps with UIKit's message for an action sheet.
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

/// An action of an alert: an answer that the reader may choose, as UIKit's `UIAlertAction`.
@preconcurrency @MainActor
open class AlertAction: NSObject {
    /// The kind of an action.
    public enum Style: Int, Sendable {
        /// An action that is usual (`default`), that cancels (`cancel`), or that destroys data (`destructive`).
        case `default`, cancel, destructive
    }

    /// The title of the action.
    public final let title: String?
    /// The kind of the action.
    public final let style: Style
    /// Whether the action is enabled; true unless set.
    open var isEnabled = true
    /// The code that runs when the reader chooses the action. Only tests run this code.
    package final let handler: ((AlertAction) -> Void)?

    /// Makes an action: an answer that an alert offers.
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
