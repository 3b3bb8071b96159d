@_exported import Foundation
@_exported import QuartzCore

// developer.apple.com/documentation/foundation/nsindexpath, "Working with collection views", and IndexPath
extension IndexPath {
    public init(item: Int, section: Int) { fatalError() }
    public var section: Int {
        get { fatalError() }
        set { fatalError() }
    }
    public var item: Int {
        get { fatalError() }
        set { fatalError() }
    }
}
extension NSIndexPath {
    public convenience init(forItem item: Int, inSection section: Int) { fatalError() }
    public var section: Int { fatalError() }
    public var item: Int { fatalError() }
}

// developer.apple.com/documentation/foundation/nsattributedstring/key
extension NSAttributedString.Key {
    public static let attachment = NSAttributedString.Key("")
    public static let backgroundColor = NSAttributedString.Key("")
    public static let baselineOffset = NSAttributedString.Key("")
    public static let font = NSAttributedString.Key("")
    public static let foregroundColor = NSAttributedString.Key("")
    public static let kern = NSAttributedString.Key("")
    public static let ligature = NSAttributedString.Key("")
    public static let link = NSAttributedString.Key("")
    public static let obliqueness = NSAttributedString.Key("")
    public static let paragraphStyle = NSAttributedString.Key("")
    public static let shadow = NSAttributedString.Key("")
    public static let strikethroughColor = NSAttributedString.Key("")
    public static let strikethroughStyle = NSAttributedString.Key("")
    public static let strokeColor = NSAttributedString.Key("")
    public static let strokeWidth = NSAttributedString.Key("")
    @available(macOS 11, *) public static let tracking = NSAttributedString.Key("")
    public static let underlineColor = NSAttributedString.Key("")
    public static let underlineStyle = NSAttributedString.Key("")
}

// developer.apple.com/documentation/foundation/nsstring/drawingoptions, developer.apple.com/documentation/uikit/
// nsstringdrawingcontext
extension NSString {
    public struct DrawingOptions: OptionSet, Sendable {
        public var rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static var usesLineFragmentOrigin: DrawingOptions { fatalError() }
        public static var usesFontLeading: DrawingOptions { fatalError() }
    }
}
open class NSStringDrawingContext: NSObject {}

// developer.apple.com/documentation/foundation/nsattributedstring/size(), draw(at:) and
// boundingrect(with:options:context:)
extension NSAttributedString {
    public func boundingRect(
        with size: CGSize, options: NSString.DrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect { fatalError() }
    public func size() -> CGSize { fatalError() }
    public func draw(at point: CGPoint) { fatalError() }
    public func draw(in rect: CGRect) { fatalError() }
}

// developer.apple.com/documentation/foundation/nsstring/size(withattributes:), draw(at:withattributes:) and
// boundingrect(with:options:attributes:context:)
extension NSString {
    public func boundingRect(
        with size: CGSize, options: NSString.DrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { fatalError() }
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { fatalError() }
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { fatalError() }
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { fatalError() }
}
