extension Color {
    /// Does nothing: nothing is drawn.
    public final func set() {}
    /// Does nothing: nothing is drawn.
    public final func setFill() {}
    /// Does nothing: nothing is drawn.
    public final func setStroke() {}
}

extension Image {
    /// Does nothing: nothing is drawn.
    public final func draw(at point: CGPoint) {}
    /// Does nothing: nothing is drawn.
    public final func draw(in rect: CGRect) {}
    /// Does nothing: nothing is drawn.
    ///
    /// - Parameters:
    ///   - rect: The rectangle of the image, in points.
    ///   - blendMode: The way in which it is combined with the picture.
    ///   - alpha: The opacity.
    public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
}

#if !canImport(Darwin)
extension NSString {
    /// Does nothing: nothing is drawn.
    ///
    /// - Parameters:
    ///   - point: The place of the text, in points.
    ///   - attrs: The attributes of the text.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    /// Does nothing: nothing is drawn.
    ///
    /// - Parameters:
    ///   - rect: The rectangle of the text, in points.
    ///   - attrs: The attributes of the text.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSAttributedString {
    /// Does nothing: nothing is drawn.
    public func draw(at point: CGPoint) {}
    /// Does nothing: nothing is drawn.
    public func draw(in rect: CGRect) {}
}
#endif
