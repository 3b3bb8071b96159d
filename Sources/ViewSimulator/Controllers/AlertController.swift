import CallerChecks
import Foundation

/// A question to the reader, as UIKit's `UIAlertController`. Kept for client code: it shows nothing.
@preconcurrency @MainActor
open class AlertController: ViewController {
    /// How the question is put.
    public enum Style: Int, Sendable {
        /// From below, or in the middle.
        case actionSheet, alert
    }

    /// What is asked; nil for nothing.
    open var message: String?
    /// How it is put.
    public final let preferredStyle: Style
    /// The answers, in the order in which they came.
    open private(set) var actions: [AlertAction] = []
    /// The answer that stands out; nil unless set.
    open var preferredAction: AlertAction?
    /// The fields for text; nil where there are none.
    open private(set) var textFields: [TextField]?

    /// Makes a question without answers.
    ///
    /// - Parameters:
    ///   - title: Its title, or nothing.
    ///   - message: What is asked, or nothing.
    ///   - preferredStyle: How it is put.
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

    /// Adds an answer. Traps with UIKit's words for a second one that cancels.
    open func addAction(_ action: AlertAction) {
        require(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        actions.append(action)
    }

    /// Adds a field for text. Traps with UIKit's words where the question comes from below.
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

/// One answer, as UIKit's `UIAlertAction`.
@preconcurrency @MainActor
open class AlertAction: NSObject {
    /// What kind of answer it is.
    public enum Style: Int, Sendable {
        /// As others; leaves everything as it is; loses something.
        case `default`, cancel, destructive
    }

    /// What it says.
    public final let title: String?
    /// What kind it is.
    public final let style: Style
    /// Whether it can be given; true unless set.
    open var isEnabled = true
    /// Run when the answer is given, which nobody does here.
    package final let handler: ((AlertAction) -> Void)?

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - title: What it says.
    ///   - style: What kind it is.
    ///   - handler: Kept, and never called here.
    public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}
