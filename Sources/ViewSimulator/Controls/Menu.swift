/// A list of actions and of other menus, as UIKit's `UIMenu`. Menus are not shown. A test may find an action in a menu,
/// and make a control perform this action.
@preconcurrency @MainActor
open class Menu: MenuElement {
    /// The options of a menu within another menu. Not used by this library.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The options, one bit for each.
        public var rawValue: UInt

        /// Makes a set of options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The option to show the menu's elements directly in the menu that contains it.
        public static let displayInline = Options(rawValue: 1)
        /// The option for a menu with actions that remove or delete data.
        public static let destructive = Options(rawValue: 2)
        /// The option to select at most one element of the menu.
        public static let singleSelection = Options(rawValue: 32)
        /// The option to show the elements as a row of images.
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// The identifier of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name of the menu.
        public var rawValue: String

        /// Makes an identifier from the name of a menu.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier from the name of a menu.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    private static var count = 0

    /// The name of the menu.
    public let identifier: Identifier
    /// The options for showing the menu in another menu.
    public let options: Options
    /// The elements of the menu, from top to bottom: actions and other menus.
    public let children: [MenuElement]

    /// Makes a menu.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - subtitle: A second line.
    ///   - image: The image next to the title.
    ///   - identifier: Nil for one that no other menu has.
    ///   - options: Options for showing the menu in another one.
    ///   - children: Actions and menus, from top to bottom.
    public init(
        title: String = "", subtitle: String? = nil, image: Image? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [MenuElement] = []
    ) {
        Menu.count += 1
        self.identifier = identifier ?? Identifier("menu \(Menu.count) without an identifier")
        (self.options, self.children) = (options, children)
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// The selected actions, including the selected actions in menus within this menu.
    open var selectedElements: [MenuElement] {
        children.flatMap { child -> [MenuElement] in
            if let menu = child as? Menu { return menu.selectedElements }
            return (child as? Action)?.state == .on ? [child] : []
        }
    }

    /// Returns a copy of the menu with other elements.
    open func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
        Menu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }
}
