import Foundation

/// What a menu is made of, as UIKit's `UIMenuElement`. No menu is shown here.
@preconcurrency @MainActor
open class MenuElement: NSObject {
    private let ownTitle: String
    private let ownImage: Image?

    /// What it is called.
    open var title: String { ownTitle }
    /// A second line; nil unless set. Kept for client code.
    open var subtitle: String?
    /// What is beside the title; nil for nothing.
    open var image: Image? { ownImage }

    init(title: String, image: Image?) {
        (ownTitle, ownImage) = (title, image)
        super.init()
    }
}

extension MenuElement {
    /// How an element is shown. Kept for client code.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// One bit for each attribute.
        public var rawValue: UInt

        /// Attributes by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// It cannot be used.
        public static let disabled = Attributes(rawValue: 1)
        /// It takes something away.
        public static let destructive = Attributes(rawValue: 2)
        /// It is not there.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays when it is used.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// Whether an element is chosen. Kept for client code.
    public enum State: Int, Sendable {
        /// It is not; it is; some of it is.
        case off, on, mixed
    }
}
