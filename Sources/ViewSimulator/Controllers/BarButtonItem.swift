import Foundation

/// A button in a bar, as UIKit's `UIBarButtonItem`. Kept for client code: nobody touches it.
@preconcurrency @MainActor
open class BarButtonItem: BarItem {
    /// How much it stands out.
    public enum Style: Int, Sendable {
        /// As others.
        case plain = 0
        /// As what ends a task.
        case done = 2
    }

    /// What the system has a picture or a word for.
    public enum SystemItem: Int, Sendable {
        /// Words of editing, and spaces.
        case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace
        /// Pictures of messages and collections.
        case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
        /// Pictures of players.
        case play, pause, rewind, fastForward
        /// Words of editing.
        case undo, redo
        /// A cross.
        case close = 24
    }

    /// As others unless set.
    open var style = Style.plain
    /// How wide it is, in points; 0, by itself, unless set.
    open var width: CGFloat = 0
    /// What is shown in its place; nil unless set.
    open var customView: View?
    /// Kept, and never called.
    open var action: Selector?
    /// Held weakly, and never called.
    open weak var target: AnyObject?
    /// What happens when it is touched; nil unless set.
    open var primaryAction: Action?
    /// What it offers; nil unless set.
    open var menu: Menu?
    /// What it was made for, where it was made for something that the system knows.
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

    /// Makes a button with a word.
    ///
    /// - Parameters:
    ///   - title: The word.
    ///   - style: How much it stands out.
    ///   - target: Held weakly, and never called.
    ///   - action: Kept, and never called.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style) = (title, style)
        keep(target, action)
    }

    /// Makes a button with a picture.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - style: How much it stands out.
    ///   - target: Held weakly, and never called.
    ///   - action: Kept, and never called.
    public convenience init(image: Image?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style) = (image, style)
        keep(target, action)
    }

    /// Makes a button that the system has a picture or a word for.
    ///
    /// - Parameters:
    ///   - systemItem: What it is for.
    ///   - target: Held weakly, and never called.
    ///   - action: Kept, and never called.
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.systemItem = systemItem
        super.init()
        if systemItem == .done || systemItem == .save { style = .done }
        keep(target, action)
    }

    /// Makes a button that the system has a picture or a word for.
    ///
    /// - Parameters:
    ///   - systemItem: What it is for.
    ///   - primaryAction: What happens when it is touched.
    ///   - menu: What it offers.
    public convenience init(systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Makes a button with a word, a picture or the title and the image of its action.
    ///
    /// - Parameters:
    ///   - title: The word; nil for that of the action.
    ///   - image: The picture; nil for that of the action.
    ///   - primaryAction: What happens when it is touched.
    ///   - menu: What it offers.
    public convenience init(
        title: String? = nil, image: Image? = nil, primaryAction: Action? = nil, menu: Menu? = nil
    ) {
        self.init()
        (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Room that takes what others leave.
    public class func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

    /// Room of a width, in points.
    public class func fixedSpace(_ width: CGFloat) -> BarButtonItem {
        let item = BarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// Shows a view in a bar.
    public convenience init(customView: View) {
        self.init()
        self.customView = customView
    }

    /// What the button of a controller says that is edited, or is not.
    func showEditing(_ isEditing: Bool) {
        title = isEditing ? "Done" : "Edit"
        style = isEditing ? .done : .plain
    }

    private func keep(_ target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
}
