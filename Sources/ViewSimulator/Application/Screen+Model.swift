extension Screen {
    /// The screen of a kind of device: its size in points and its pixels per point. The predefined values are from the
    /// Human Interface Guidelines.
    public struct Model: Hashable, Sendable {
        /// The name of the device.
        public let name: String
        /// The width in points, in portrait orientation.
        public let width: CGFloat
        /// The height in points, in portrait orientation.
        public let height: CGFloat
        /// The number of pixels per point.
        public let scale: CGFloat
        /// The kind of device.
        public let idiom: UserInterfaceIdiom

        /// Makes the model of a device that ``all`` does not contain.
        ///
        /// - Parameters:
        ///   - name: The name of the device.
        ///   - width: The width in points, in portrait orientation.
        ///   - height: The height in points, in portrait orientation.
        ///   - scale: Pixels a point.
        ///   - idiom: The kind of device.
        public init(name: String, width: CGFloat, height: CGFloat, scale: CGFloat, idiom: UserInterfaceIdiom) {
            (self.name, self.width, self.height, self.scale, self.idiom) = (name, width, height, scale, idiom)
        }

        private static func phone(_ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3) -> Model {
            Model(name: name, width: width, height: height, scale: scale, idiom: .phone)
        }

        private static func pad(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Model {
            Model(name: name, width: width, height: height, scale: 2, idiom: .pad)
        }

        /// The screen of 320 × 568 points, with 2 pixels per point.
        public static let iPhoneSE1 = phone("iPhone SE (1st)", 320, 568, scale: 2)
        /// The screen of 375 × 667 points, with 2 pixels per point.
        public static let iPhoneSE3 = phone("iPhone SE (3rd)", 375, 667, scale: 2)
        /// The screen of 375 × 812 points, with 3 pixels per point.
        public static let iPhone13Mini = phone("iPhone 13 mini", 375, 812)
        /// The screen of 390 × 844 points, with 3 pixels per point.
        public static let iPhone14 = phone("iPhone 14", 390, 844)
        /// The screen of 393 × 852 points, with 3 pixels per point.
        public static let iPhone16 = phone("iPhone 16", 393, 852)
        /// The screen of 402 × 874 points, with 3 pixels per point.
        public static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874)
        /// The screen of 430 × 932 points, with 3 pixels per point.
        public static let iPhone15Plus = phone("iPhone 15 Plus", 430, 932)
        /// The screen of 440 × 956 points, with 3 pixels per point.
        public static let iPhone16ProMax = phone("iPhone 16 Pro Max", 440, 956)
        /// The screen of 744 × 1133 points, with 2 pixels per point.
        public static let iPadMini = pad("iPad mini", 744, 1133)
        /// The screen of 820 × 1180 points, with 2 pixels per point.
        public static let iPadAir = pad("iPad Air", 820, 1180)
        /// The screen of 1024 × 1366 points, with 2 pixels per point.
        public static let iPadPro12Inch = pad("iPad Pro 12.9", 1024, 1366)

        /// All predefined models, from the narrowest phone to the widest tablet.
        public static let all = [
            iPhoneSE1, iPhoneSE3, iPhone13Mini, iPhone14, iPhone16, iPhone16Pro, iPhone15Plus, iPhone16ProMax, iPadMini,
            iPadAir, iPadPro12Inch,
        ]
    }

    /// Makes the screen of a device model, in portrait orientation unless `isLandscape` is true.
    ///
    /// ```swift
    /// Screen.main = .device(.iPhone16Pro)
    /// ```
    ///
    /// - Parameters:
    ///   - model: The device.
    ///   - isLandscape: Whether the device is in landscape orientation.
    public static func device(_ model: Model, isLandscape: Bool = false) -> Screen {
        let (short, long) = (model.width, model.height)
        let size = isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
        return Screen(bounds: CGRect(origin: .zero, size: size), scale: model.scale, idiom: model.idiom)
    }
}
