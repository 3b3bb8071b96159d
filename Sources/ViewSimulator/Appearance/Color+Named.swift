import Foundation

/// Colours with names. Each is made once, so that equal names give the same object.
private enum Palette {
    static let clear = Color(white: 0, alpha: 0)
    static let black = Color(white: 0, alpha: 1)
    static let darkGray = Color(white: 1.0 / 3, alpha: 1)
    static let lightGray = Color(white: 2.0 / 3, alpha: 1)
    static let white = Color(white: 1, alpha: 1)
    static let gray = Color(white: 0.5, alpha: 1)
    static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = Color(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = Color(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = Color(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = Color(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = Color(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    // Light, then dark, with the values of the published tables of system colours.
    static let label = dynamic(bytes(0, 0, 0), bytes(255, 255, 255))
    static let secondaryLabel = dynamic(bytes(60, 60, 67, 0.6), bytes(235, 235, 245, 0.6))
    static let tertiaryLabel = dynamic(bytes(60, 60, 67, 0.3), bytes(235, 235, 245, 0.3))
    static let separator = dynamic(bytes(60, 60, 67, 0.29), bytes(84, 84, 88, 0.6))
    static let systemBackground = dynamic(bytes(255, 255, 255), bytes(0, 0, 0))
    static let secondarySystemBackground = dynamic(bytes(242, 242, 247), bytes(28, 28, 30))
    static let systemGroupedBackground = dynamic(bytes(242, 242, 247), bytes(0, 0, 0))
    static let systemBlue = dynamic(bytes(0, 122, 255), bytes(10, 132, 255))
    static let systemRed = dynamic(bytes(255, 59, 48), bytes(255, 69, 58))
    static let systemGreen = dynamic(bytes(52, 199, 89), bytes(48, 209, 88))
    static let systemGray = bytes(142, 142, 147)

    private static func bytes(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> Color {
        Color(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    private static func dynamic(_ light: Color, _ dark: Color) -> Color {
        Color { $0.userInterfaceStyle == .dark ? dark : light }
    }
}

extension Color {
    /// Black with an opacity of 0.
    public class var clear: Color { Palette.clear }
    /// Black.
    public class var black: Color { Palette.black }
    /// A grey of 1/3.
    public class var darkGray: Color { Palette.darkGray }
    /// A grey of 2/3.
    public class var lightGray: Color { Palette.lightGray }
    /// White.
    public class var white: Color { Palette.white }
    /// A grey of 1/2.
    public class var gray: Color { Palette.gray }
    /// Red only.
    public class var red: Color { Palette.red }
    /// Green only.
    public class var green: Color { Palette.green }
    /// Blue only.
    public class var blue: Color { Palette.blue }
    /// Equal parts of green and blue.
    public class var cyan: Color { Palette.cyan }
    /// Equal parts of red and green.
    public class var yellow: Color { Palette.yellow }
    /// Equal parts of red and blue.
    public class var magenta: Color { Palette.magenta }
    /// Red with half of green.
    public class var orange: Color { Palette.orange }
    /// Half of red with half of blue.
    public class var purple: Color { Palette.purple }
    /// 0.6 of red, 0.4 of green, 0.2 of blue.
    public class var brown: Color { Palette.brown }

    // MARK: The system's colours, which depend on light and dark

    /// The default tint: the system's blue. On devices this is the tint of the view that draws, which is unknown here
    /// because nothing is drawn.
    public class var tintColor: Color { Palette.systemBlue }
    /// The colour of the most important text.
    public class var label: Color { Palette.label }
    /// The colour of less important text.
    public class var secondaryLabel: Color { Palette.secondaryLabel }
    /// The colour of text of little importance.
    public class var tertiaryLabel: Color { Palette.tertiaryLabel }
    /// The colour of thin lines.
    public class var separator: Color { Palette.separator }
    /// The main background.
    public class var systemBackground: Color { Palette.systemBackground }
    /// The background of groups on the main background.
    public class var secondarySystemBackground: Color { Palette.secondarySystemBackground }
    /// The background of grouped content.
    public class var systemGroupedBackground: Color { Palette.systemGroupedBackground }
    /// The system's blue.
    public class var systemBlue: Color { Palette.systemBlue }
    /// The system's red.
    public class var systemRed: Color { Palette.systemRed }
    /// The system's green.
    public class var systemGreen: Color { Palette.systemGreen }
    /// The system's grey, identical in light and dark mode.
    public class var systemGray: Color { Palette.systemGray }
}
