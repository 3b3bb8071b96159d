import Foundation

extension Color {
    /// Does nothing: nothing is drawn here.
    public final func set() {}
    /// Does nothing: nothing is drawn here.
    public final func setFill() {}
    /// Does nothing: nothing is drawn here.
    public final func setStroke() {}
}

extension Image {
    /// Does nothing: nothing is drawn here.
    public final func draw(at point: CGPoint) {}
    /// Does nothing: nothing is drawn here.
    public final func draw(in rect: CGRect) {}
    /// Does nothing: nothing is drawn here.
    ///
    /// - Parameters:
    ///   - rect: Where the image would be, in points.
    ///   - blendMode: How it would go together with what is there.
    ///   - alpha: Its opacity.
    public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
}

#if !canImport(Darwin)
extension NSString {
    /// Does nothing: nothing is drawn here.
    ///
    /// - Parameters:
    ///   - point: Where the text would begin, in points.
    ///   - attrs: How it would look.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    /// Does nothing: nothing is drawn here.
    ///
    /// - Parameters:
    ///   - rect: Where the text would be, in points.
    ///   - attrs: How it would look.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSAttributedString {
    /// Does nothing: nothing is drawn here.
    public func draw(at point: CGPoint) {}
    /// Does nothing: nothing is drawn here.
    public func draw(in rect: CGRect) {}
}
#endif
