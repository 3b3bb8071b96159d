import CollectionSimulator
import FlowScenario

/// Functions that return values as Swift code.
enum SwiftText {
    static func number(_ value: Double) -> String {
        let plain = NumberText.plain(value)
        return Double(plain) == value ? plain : "\(value)"
    }

    static func size(_ size: CGSize) -> String {
        "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
    }

    /// Returns the size of an item as code. The size must be in points.
    static func size(_ size: Scenario.ItemSize) -> String {
        self.size(size.fixedSize ?? .zero)
    }

    /// Returns the size of an item as a list, such as `[390, 44]`.
    static func pair(_ size: Scenario.ItemSize) -> String {
        "[\((size.points ?? [0, 0]).map(number).joined(separator: ", "))]"
    }

    /// Returns a line of code or a comment, in several lines if it is too long. Lines of code end after a comma.
    static func wrapped(_ line: String, columns: Int) -> [String] {
        guard line.count > columns else { return [line] }
        let indent = String(line.prefix { $0 == " " })
        let isComment = line.dropFirst(indent.count).hasPrefix("//")
        let parts = line.components(separatedBy: isComment ? " " : ", ")
        let next = indent + (isComment ? "// " : "    ")
        var lines = [parts[0]]
        for part in parts.dropFirst() {
            let last = lines[lines.count - 1] + (isComment ? " " : ", ") + part
            if last.count < columns || part == "//" || lines[lines.count - 1].allSatisfy({ $0 == " " || $0 == "/" }) {
                lines[lines.count - 1] = last
            } else {
                if !isComment { lines[lines.count - 1] += "," }
                lines.append(next + part)
            }
        }
        return lines
    }

    static func point(_ point: CGPoint) -> String { "CGPoint(x: \(number(point.x)), y: \(number(point.y)))" }

    static func rect(_ rect: CGRect) -> String {
        "CGRect(x: \(number(rect.origin.x)), y: \(number(rect.origin.y)), width: \(number(rect.width)), "
            + "height: \(number(rect.height)))"
    }

    static func insets(_ insets: Scenario.Insets) -> String {
        "EdgeInsets(top: \(number(insets.top)), left: \(number(insets.left)), bottom: \(number(insets.bottom)), "
            + "right: \(number(insets.right)))"
    }

    /// Returns the value of a flow layout's property as code.
    static func value(_ value: Any) -> String {
        switch value {
        case let value as CGFloat: number(Double(value))
        case let value as Bool: "\(value)"
        case CollectionViewFlowLayout.automaticSize as CGSize: "CollectionViewFlowLayout.automaticSize"
        case let value as CGSize: size(value)
        case let value as EdgeInsets: insets(Scenario.Insets(value))
        default: ".\(value)"
        }
    }

    static func path(_ path: Scenario.ItemPath) -> String { "[\(path.section), \(path.item)]" }

    static func paths(_ paths: [Scenario.ItemPath]) -> String { "[\(paths.map(path).joined(separator: ", "))]" }

    /// Returns a text as a literal on one line. Invisible characters, and characters that change the direction of
    /// texts, are written as escapes with their numbers.
    static func string(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch (scalar, scalar.properties.generalCategory) {
            case ("\"", _), ("\\", _): result += "\\\(scalar)"
            case ("\n", _): result += "\\n"
            case (_, .control), (_, .format), (_, .lineSeparator), (_, .paragraphSeparator):
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return "\"\(result)\""
    }

    /// Returns a text as a literal of several lines without escapes. The literal has as many number signs as are
    /// necessary for every character to stand for itself.
    static func raw(_ text: String) -> String {
        var signs = "#"
        while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
        let newline = text.hasSuffix("\n") ? "" : "\n"
        return "\(signs)\"\"\"\n\(text)\(newline)\"\"\"\(signs)"
    }

    /// Returns the name of a type from the words of a title, such as `ABatchAboveTheReaderTests`.
    static func typeName(_ title: String) -> String {
        let words = title.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        var name = ""
        for word in words where name.count + word.count <= 60 { name += word.prefix(1).uppercased() + word.dropFirst() }
        if name.isEmpty || name.first?.isNumber == true { name = "Scenario" + name }
        return name + "Tests"
    }
}
