/// A title and an image with a closure, as UIKit's `UIAction`. A control performs the action, which runs the closure.
@preconcurrency @MainActor
open class Action: MenuElement {
    /// Code that an action runs. The parameter is the action that is performed.
    public typealias ActionHandler = @MainActor (Action) -> Void

    private let handler: ActionHandler
    private static var count = 0

    private var ownTitle: String
    private var ownImage: Image?

    /// The title. A button that is made with the action shows this title.
    open override var title: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }
    /// The image. A button that is made with the action shows this image.
    open override var image: Image? {
        get { ownImage }
        set { ownImage = newValue }
    }
    /// The presentation of the action in a menu. Not used by this library.
    open var attributes: MenuElement.Attributes
    /// Whether the action is selected in a menu. Only `Menu.selectedElements` depends on this state.
    open var state: MenuElement.State
    /// The image while the action is selected. Not used by this library.
    open var selectedImage: Image?
    /// A longer title, which explains the action. Not used by this library.
    open var discoverabilityTitle: String?
    /// The name of the action. A control keeps only the later of two actions with equal identifiers.
    public let identifier: Identifier
    /// The control that performs the action; nil while the action is not performed.
    open private(set) weak var sender: AnyObject?

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: The title of a button.
    ///   - subtitle: A second line.
    ///   - image: The image of a button.
    ///   - selectedImage: The image while the action is chosen.
    ///   - identifier: Nil for one that no other action has.
    ///   - discoverabilityTitle: A longer title.
    ///   - attributes: The presentation in a menu.
    ///   - state: Whether it is chosen in a menu.
    ///   - handler: Code that the action runs.
    public init(
        title: String = "", subtitle: String? = nil, image: Image? = nil, selectedImage: Image? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: MenuElement.Attributes = [],
        state: MenuElement.State = .off, handler: @escaping ActionHandler
    ) {
        (ownTitle, ownImage, self.selectedImage) = (title, image, selectedImage)
        (self.attributes, self.state) = (attributes, state)
        Action.count += 1
        self.identifier = identifier ?? Identifier("action \(Action.count) without an identifier")
        self.discoverabilityTitle = discoverabilityTitle
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    func perform(from sender: AnyObject) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}

extension Action {
    /// The identifier of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name of the action.
        public var rawValue: String

        /// Makes an identifier from the name of an action.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier from the name of an action.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
