/// A button in a bar, as UIKit's `UIBarButtonItem`. There are no touches, and no size depends on the button.
@preconcurrency @MainActor
open class BarButtonItem: BarItem {
    /// The emphasis of a button.
    public enum Style: Int, Sendable {
        /// The style without emphasis.
        case plain = 0
        /// The style of a button that ends a task.
        case done = 2
    }

    /// A button whose image or title the system chooses.
    public enum SystemItem: Int, Sendable {
        /// Buttons for editing, and two kinds of spaces between buttons.
        case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace
        /// Buttons with images for general actions.
        case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
        /// Buttons with images for media players.
        case play, pause, rewind, fastForward
        /// Buttons with titles for undoing and redoing.
        case undo, redo
        /// A button with the image of a cross.
        case close = 24
    }

    /// The emphasis of the button; `plain` unless set.
    open var style = Style.plain
    /// The width, in points; 0 unless set. A width of 0 means the button's own width.
    open var width: CGFloat = 0
    /// A view that replaces the button; nil unless set.
    open var customView: View?
    /// The name of the target's method for a touch on the button. Not used by this library, and never called.
    open var action: Selector?
    /// The receiver of the action. Held weakly, and never called.
    open weak var target: AnyObject?
    /// The action of a touch; nil unless set.
    open var primaryAction: Action?
    /// The menu of the button; nil unless set.
    open var menu: Menu?
    /// The system item of the button; nil if the button was made without a system item.
    public final let systemItem: SystemItem?

    public override init() {
        systemItem = nil
        super.init()
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        systemItem = nil
        super.init(coder: coder)
    }

    /// Makes a button with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - style: The emphasis of the button.
    ///   - target: The receiver of the action. Held weakly, and never called.
    ///   - action: The name of a method. Kept, and never called.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style) = (title, style)
        keep(target, action)
    }

    /// Makes a button with an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - style: The emphasis of the button.
    ///   - target: The receiver of the action. Held weakly, and never called.
    ///   - action: The name of a method. Kept, and never called.
    public convenience init(image: Image?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style) = (image, style)
        keep(target, action)
    }

    /// Makes a button whose image or title the system chooses.
    ///
    /// - Parameters:
    ///   - systemItem: The purpose of the item.
    ///   - target: The receiver of the action. Held weakly, and never called.
    ///   - action: The name of a method. Kept, and never called.
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.systemItem = systemItem
        super.init()
        if systemItem == .done || systemItem == .save { style = .done }
        keep(target, action)
    }

    /// Makes a button whose image or title the system chooses.
    ///
    /// - Parameters:
    ///   - systemItem: The purpose of the item.
    ///   - primaryAction: The action of a touch.
    ///   - menu: The menu of the button.
    public convenience init(systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Makes a button with a title and an image. A nil title is replaced by the action's title, and a nil image by the
    /// action's image.
    ///
    /// - Parameters:
    ///   - title: The title; nil for that of the action.
    ///   - image: The image; nil for that of the action.
    ///   - primaryAction: The action of a touch.
    ///   - menu: The menu of the button.
    public convenience init(
        title: String? = nil, image: Image? = nil, primaryAction: Action? = nil, menu: Menu? = nil
    ) {
        self.init()
        (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Makes a space that fills the width that the other items leave free.
    public class func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

    /// Makes a space of a width, in points.
    public class func fixedSpace(_ width: CGFloat) -> BarButtonItem {
        let item = BarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// Makes an item that shows a view.
    public convenience init(customView: View) {
        self.init()
        self.customView = customView
    }

    /// Sets the title and the style of a controller's edit button. The title is “Done” if `isEditing` is true,
    /// otherwise “Edit”.
    func showEditing(_ isEditing: Bool) {
        title = isEditing ? "Done" : "Edit"
        style = isEditing ? .done : .plain
    }

    private func keep(_ target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
}
