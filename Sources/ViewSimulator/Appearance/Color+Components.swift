extension Color {
    /// The colour as a Core Graphics colour. A colour that depends on the surroundings is resolved with
    /// `TraitCollection.current`.
    public var cgColor: CGColor {
        switch model {
        case .gray(let white, let alpha): CGColor(gray: white, alpha: alpha)
        case .rgb(let red, let green, let blue, let alpha): CGColor(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    private var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        switch model {
        case .gray(let white, let alpha): (white, white, white, alpha)
        case .rgb(let red, let green, let blue, let alpha): (red, green, blue, alpha)
        }
    }

    /// Writes red, green, blue and opacity to the pointers that are not nil. A grey has three equal components. Always
    /// returns true.
    ///
    /// - Parameters:
    ///   - red: Receives red, if not nil, as for the others.
    ///   - green: Receives green.
    ///   - blue: Receives blue.
    ///   - alpha: Receives the opacity.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = rgb
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes hue, saturation, brightness and opacity to the pointers that are not nil. The hue of a grey is 0. Always
    /// returns true.
    ///
    /// - Parameters:
    ///   - hue: Receives the hue, from 0 to below 1, if not nil, as for the others.
    ///   - saturation: Receives the saturation.
    ///   - brightness: Receives the brightness.
    ///   - alpha: Receives the opacity.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = rgb
        let (high, low) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
        hue?.pointee = Color.hue(of: color, high: high, low: low)
        saturation?.pointee = high > 0 ? (high - low) / high : 0
        brightness?.pointee = high
        alpha?.pointee = color.alpha
        return true
    }

    private static func hue(
        of color: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat), high: CGFloat, low: CGFloat
    ) -> CGFloat {
        let range = high - low
        guard range > 0 else { return 0 }
        if high == color.red {
            let turn = (color.green - color.blue) / range / 6
            return turn < 0 ? turn + 1 : turn
        }
        if high == color.green { return ((color.blue - color.red) / range + 2) / 6 }
        return ((color.red - color.green) / range + 4) / 6
    }

    /// Writes the white value and the opacity to the pointers that are not nil. If red, green and blue are not equal,
    /// writes nothing and returns false. This is a choice of this library, because a device's conversion of colours to
    /// greys is unknown.
    ///
    /// - Parameters:
    ///   - white: Receives the grey, if not nil.
    ///   - alpha: Receives the opacity, if not nil.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = rgb
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }
}
