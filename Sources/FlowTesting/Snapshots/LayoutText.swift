import PlainTexts

/// A layout as a text that can be compared and stored: the elements on screen, one line each. The text is equal on
/// every machine.
///
/// ```
/// layout 1
/// bounds 0,120 320×480
/// content 320×5400
/// header 0 0,0 320×30 z 10
/// 0-2 0,96 320×61 measured
/// 0-3 0,165 320×44 estimated
/// ```
///
/// After the name stand where the element is and how large, whether that was measured or is an estimate, and its
/// z-index, unless it is 0. Lengths are points, rounded to a thousandth. Elements are sorted by section, each section's
/// header first and its footer last.
public struct LayoutText: Hashable, Sendable {
    /// The layout as a picture without title and region. Its elements are in the order of their lines in the text.
    var layout = LayoutPicture(title: "", region: .zero, viewport: .zero, contentSize: .zero, elements: [])
}

extension LayoutText: CustomStringConvertible {
    /// The whole text, in which every line has a line end.
    public var description: String {
        ([Self.firstLine] + head.map { "\($0.name) \($0.value)" } + layout.elements.map(\.textLine))
            .map { "\($0)\n" }.joined()
    }

    static let firstLine = "layout 1"

    /// The lines about the whole view, by name.
    var head: [(name: String, value: String)] {
        var lines = [("bounds", layout.viewport.inText), ("content", layout.contentSize.inText)]
        let inset = layout.contentInset
        if inset != .zero {
            let sides = [inset.top, inset.left, inset.bottom, inset.right]
            lines.append(("inset", sides.map { NumberText.plain($0) }.joined(separator: ",")))
        }
        if layout.scrollsHorizontally { lines.append(("scrolls", "horizontally")) }
        if layout.isRightToLeft { lines.append(("reads", "right to left")) }
        return lines
    }
}

extension LayoutPicture.Element {
    /// Makes an element from its name in a text: `0-3`, `header 0`, `badge 0-3`, or `0-3 #2` for the second element
    /// with that name.
    ///
    /// - Parameter size: `measured` or `estimated`; nil for a given size.
    init(named name: String, frame: CGRect, zIndex: Int, size: Role?) {
        let isItem = name.prefix { $0 != " " }.allSatisfy { $0.isNumber || $0 == "-" }
        let other: Role = name.hasPrefix("header ") ? .header : name.hasPrefix("footer ") ? .footer : .supplementary
        self.init(role: size ?? (isItem ? .given : other), frame: frame, label: name)
        self.zIndex = zIndex
    }

    /// The source of the size as a word: `measured`, `estimated` or `given`.
    var sizeWord: String { (role == .measured || role == .estimated ? role : .given).rawValue }

    var textLine: String {
        "\(label) \(frame.inText)" + (sizeWord == "given" ? "" : " \(sizeWord)") + (zIndex == 0 ? "" : " z \(zIndex)")
    }
}

extension CGRect {
    var inText: String { "\(origin.inText) \(size.inText)" }
}

extension CGPoint {
    var inText: String { "\(NumberText.plain(x)),\(NumberText.plain(y))" }
}

extension CGSize {
    var inText: String { "\(NumberText.plain(width))×\(NumberText.plain(height))" }
}
