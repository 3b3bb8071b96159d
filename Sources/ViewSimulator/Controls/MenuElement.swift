/// An element of a menu, as UIKit's `UIMenuElement`. No menu is shown here.
@preconcurrency @MainActor
open class MenuElement: NSObject {
    private let ownTitle: String
    private let ownImage: Image?

    /// The title of the element.
    open var title: String { ownTitle }
    /// A second line of text below the title; nil unless set. Not used by this library.
    open var subtitle: String?
    /// The image next to the title; nil if there is no image.
    open var image: Image? { ownImage }

    init(title: String, image: Image?) {
        (ownTitle, ownImage) = (title, image)
        super.init()
    }
}

extension MenuElement {
    /// The attributes of an element's presentation in a menu. Not used by this library.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The attributes, one bit for each.
        public var rawValue: UInt

        /// Makes a set of attributes from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The attribute of an element that cannot be used.
        public static let disabled = Attributes(rawValue: 1)
        /// The attribute of an element that removes or deletes data.
        public static let destructive = Attributes(rawValue: 2)
        /// The attribute of an element that is not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// The attribute of an element whose use does not close the menu.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The selection of an element. Only `Menu.selectedElements` depends on it.
    public enum State: Int, Sendable {
        /// The element is not selected.
        case off
        /// The element is selected.
        case on
        /// The element is partly selected.
        case mixed
    }
}
