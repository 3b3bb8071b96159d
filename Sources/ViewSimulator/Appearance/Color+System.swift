// The remaining system colours, with the values of the published tables, light, then dark.
extension Color {
    /// The system's orange.
    public static let systemOrange = dynamic((255, 149, 0), (255, 159, 10))
    /// The system's yellow.
    public static let systemYellow = dynamic((255, 204, 0), (255, 214, 10))
    /// The system's pink.
    public static let systemPink = dynamic((255, 45, 85), (255, 55, 95))
    /// The system's purple.
    public static let systemPurple = dynamic((175, 82, 222), (191, 90, 242))
    /// The system's teal.
    public static let systemTeal = dynamic((48, 176, 199), (64, 200, 224))
    /// The system's indigo.
    public static let systemIndigo = dynamic((88, 86, 214), (94, 92, 230))
    /// The system's brown.
    public static let systemBrown = dynamic((162, 132, 94), (172, 142, 104))
    /// The system's mint.
    public static let systemMint = dynamic((0, 199, 190), (99, 230, 226))
    /// The system's cyan.
    public static let systemCyan = dynamic((50, 173, 230), (100, 210, 255))
    /// A grey that is lighter than `systemGray` in light mode, and darker than `systemGray` in dark mode.
    public static let systemGray2 = dynamic((174, 174, 178), (99, 99, 102))
    /// The grey between `systemGray2` and `systemGray4`.
    public static let systemGray3 = dynamic((199, 199, 204), (72, 72, 74))
    /// The grey between `systemGray3` and `systemGray5`.
    public static let systemGray4 = dynamic((209, 209, 214), (58, 58, 60))
    /// The grey between `systemGray4` and `systemGray6`.
    public static let systemGray5 = dynamic((229, 229, 234), (44, 44, 46))
    /// The system's grey that is closest to the background.
    public static let systemGray6 = dynamic((242, 242, 247), (28, 28, 30))
    /// The colour of the least important text.
    public static let quaternaryLabel = dynamic((60, 60, 67), (235, 235, 245), 0.18, 0.18)
    /// The colour of placeholder text.
    public static let placeholderText = dynamic((60, 60, 67), (235, 235, 245), 0.3, 0.3)
    /// The colour of links.
    public static let link = dynamic((0, 122, 255), (9, 132, 255))
    /// The colour of thin lines that are opaque.
    public static let opaqueSeparator = dynamic((198, 198, 200), (56, 56, 58))
    /// The fill of thin and small shapes.
    public static let systemFill = dynamic((120, 120, 128), (120, 120, 128), 0.2, 0.36)
    /// The fill of shapes of medium size.
    public static let secondarySystemFill = dynamic((120, 120, 128), (120, 120, 128), 0.16, 0.32)
    /// The fill of large shapes.
    public static let tertiarySystemFill = dynamic((118, 118, 128), (118, 118, 128), 0.12, 0.24)
    /// The fill of large areas with complex contents.
    public static let quaternarySystemFill = dynamic((116, 116, 128), (118, 118, 128), 0.08, 0.18)
    /// The background of groups inside a group that is on the main background.
    public static let tertiarySystemBackground = dynamic((255, 255, 255), (44, 44, 46))
    /// The background of groups that are on the background of grouped content.
    public static let secondarySystemGroupedBackground = dynamic((255, 255, 255), (28, 28, 30))
    /// The background of groups inside a group that is on the background of grouped content.
    public static let tertiarySystemGroupedBackground = dynamic((242, 242, 247), (44, 44, 46))
    /// The colour of text on light backgrounds, identical in light and dark mode.
    public static let darkText = Color(white: 0, alpha: 1)
    /// The colour of text on dark backgrounds, identical in light and dark mode.
    public static let lightText = Color(white: 1, alpha: 0.6)

    /// Makes a colour with different components in light and in dark mode. Components are bytes from 0 to 255;
    /// opacities are from 0 to 1.
    static func dynamic(
        _ light: (CGFloat, CGFloat, CGFloat), _ dark: (CGFloat, CGFloat, CGFloat), _ lightAlpha: CGFloat = 1,
        _ darkAlpha: CGFloat = 1
    ) -> Color {
        func color(_ bytes: (CGFloat, CGFloat, CGFloat), _ alpha: CGFloat) -> Color {
            Color(red: bytes.0 / 255, green: bytes.1 / 255, blue: bytes.2 / 255, alpha: alpha)
        }
        let (light, dark) = (color(light, lightAlpha), color(dark, darkAlpha))
        return Color { $0.userInterfaceStyle == .dark ? dark : light }
    }
}
