extension View {
    /// The text that describes the view: the name of the class, and the values that determine place and visibility. For
    /// a class of client code the text also names the base class, unless the base class is `UIView`.
    var whatItIs: String {
        let own = type(of: self)
        var parts = ["\(PlatformName.name(of: own) ?? String(reflecting: own)): \(View.address(of: self))"]
        if PlatformName.name(of: own) == nil, let base = PlatformName.base(of: self), base != "UIView" {
            parts.append("baseClass = \(base)")
        }
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
            .map { String(format: "%g", Double($0)) }
        parts.append("frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))")
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if isHidden { parts.append("hidden = YES") }
        if alpha != 1 { parts.append("alpha = \(String(format: "%g", Double(alpha)))") }
        let layer = ownRareState?.layer.map { ": \(View.address(of: $0))" } ?? ""
        parts.append("layer = <\(PlatformName.text(of: own.layerClass))\(layer)>")
        return "<\(parts.joined(separator: "; "))>"
    }

    private static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }
}
