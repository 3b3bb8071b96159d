import FlowSimulator
import Foundation
import PlainTexts

/// A layout as a text that can be compared and kept: what is on screen, a line an element, the same on every machine.
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
    struct Element: Hashable, Sendable {
        /// `0-3`, `header 0`, `badge 0-3`.
        var name: String
        var frame: CGRect
        var zIndex = 0
        /// `measured`, `estimated`; empty where the size is given.
        var size = ""
    }

    var viewport = CGRect.zero
    var contentSize = CGSize.zero
    /// Top, left, bottom, right.
    var inset = EdgeInsets.zero
    var scrollsHorizontally = false
    var isRightToLeft = false
    /// In the order in which they are written.
    var elements: [Element] = []
}

extension LayoutText: CustomStringConvertible {
    /// The text, each line with its end.
    public var description: String {
        ([Self.firstLine] + head.map { "\($0.name) \($0.value)" } + elements.map(\.description))
            .map { "\($0)\n" }.joined()
    }

    static let firstLine = "layout 1"

    /// What is said of the whole view, by name.
    var head: [(name: String, value: String)] {
        var lines = [("bounds", viewport.inText), ("content", contentSize.inText)]
        if inset != .zero {
            let sides = [inset.top, inset.left, inset.bottom, inset.right]
            lines.append(("inset", sides.map { NumberText.plain($0) }.joined(separator: ",")))
        }
        if scrollsHorizontally { lines.append(("scrolls", "horizontally")) }
        if isRightToLeft { lines.append(("reads", "right to left")) }
        return lines
    }
}

extension LayoutText.Element: CustomStringConvertible {
    var description: String {
        "\(name) \(frame.inText)" + (size.isEmpty ? "" : " \(size)") + (zIndex == 0 ? "" : " z \(zIndex)")
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
