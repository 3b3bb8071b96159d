// Each colour is made once, so that equal names give the same object.
extension Color {
    /// Black with an opacity of 0.
    public static let clear = Color(white: 0, alpha: 0)
    /// Black.
    public static let black = Color(white: 0, alpha: 1)
    /// The grey with a white value of 1/3.
    public static let darkGray = Color(white: 1.0 / 3, alpha: 1)
    /// The grey with a white value of 2/3.
    public static let lightGray = Color(white: 2.0 / 3, alpha: 1)
    /// White.
    public static let white = Color(white: 1, alpha: 1)
    /// The grey with a white value of 1/2.
    public static let gray = Color(white: 0.5, alpha: 1)
    /// Red, without green and blue.
    public static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
    /// Green, without red and blue.
    public static let green = Color(red: 0, green: 1, blue: 0, alpha: 1)
    /// Blue, without red and green.
    public static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
    /// Cyan: full green and full blue.
    public static let cyan = Color(red: 0, green: 1, blue: 1, alpha: 1)
    /// Yellow: full red and full green.
    public static let yellow = Color(red: 1, green: 1, blue: 0, alpha: 1)
    /// Magenta: full red and full blue.
    public static let magenta = Color(red: 1, green: 0, blue: 1, alpha: 1)
    /// Orange: full red and half of green.
    public static let orange = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple: half of red and half of blue.
    public static let purple = Color(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown: 0.6 of red, 0.4 of green and 0.2 of blue.
    public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    // MARK: The system's colours, which depend on light and dark: values of the published tables

    /// The default tint, the system's blue. On a device this colour is the tint of the view that draws. This library
    /// draws no views, and therefore always uses the default.
    public static let tintColor = systemBlue
    /// The colour of the most important text.
    public static let label = dynamic((0, 0, 0), (255, 255, 255))
    /// The colour of less important text.
    public static let secondaryLabel = dynamic((60, 60, 67), (235, 235, 245), 0.6, 0.6)
    /// The colour of text of little importance.
    public static let tertiaryLabel = dynamic((60, 60, 67), (235, 235, 245), 0.3, 0.3)
    /// The colour of thin lines.
    public static let separator = dynamic((60, 60, 67), (84, 84, 88), 0.29, 0.6)
    /// The main background.
    public static let systemBackground = dynamic((255, 255, 255), (0, 0, 0))
    /// The background of groups that are on the main background.
    public static let secondarySystemBackground = dynamic((242, 242, 247), (28, 28, 30))
    /// The background of grouped content.
    public static let systemGroupedBackground = dynamic((242, 242, 247), (0, 0, 0))
    /// The system's blue.
    public static let systemBlue = dynamic((0, 122, 255), (10, 132, 255))
    /// The system's red.
    public static let systemRed = dynamic((255, 59, 48), (255, 69, 58))
    /// The system's green.
    public static let systemGreen = dynamic((52, 199, 89), (48, 209, 88))
    /// The system's grey, identical in light and dark mode.
    public static let systemGray = Color(red: 142.0 / 255, green: 142.0 / 255, blue: 147.0 / 255, alpha: 1)
}
