// Geometry in boxes and as text: Foundation has it here under names of its own.

extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(
                top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let insets = edgeInsetsValue
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

extension NSCoder {
    /// Returns a point as the text "{x, y}".
    public class func string(for point: CGPoint) -> String { "{\(text(point.x)), \(text(point.y))}" }
    /// Returns a size as the text "{width, height}".
    public class func string(for size: CGSize) -> String { "{\(text(size.width)), \(text(size.height))}" }
    /// Returns a rectangle as the text "{{x, y}, {width, height}}".
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    /// Returns the point in a text from `string(for:)`; zero for any other text.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
    /// Returns the size in a text from `string(for:)`; zero for any other text.
    public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
    /// Returns the rectangle in a text from `string(for:)`; zero for any other text.
    public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }

    /// Returns a number as a text; a whole number has no decimal point. Foundation's functions would append a point and
    /// a zero.
    private class func text(_ number: CGFloat) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
