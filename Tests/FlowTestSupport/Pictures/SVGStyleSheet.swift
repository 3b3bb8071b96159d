import Foundation

/// The declarations of a style sheet that do not depend on the reader's settings: those of classes, and keyframes.
struct SVGStyleSheet {
    typealias Declarations = [String: String]

    private(set) var classes: [String: Declarations] = [:]
    private(set) var keyframes: [String: [(time: Double, declarations: Declarations)]] = [:]

    init(_ text: String) {
        for (selector, body) in Self.blocks(of: text) {
            if selector.hasPrefix("@keyframes ") {
                let name = selector.dropFirst("@keyframes ".count).trimmingCharacters(in: .whitespaces)
                keyframes[name] = Self.blocks(of: body).map { key, declarations in
                    (
                        Double(key.replacingOccurrences(of: "%", with: "")).map { $0 / 100 } ?? 0,
                        Self.declarations(declarations)
                    )
                }
            } else if !selector.hasPrefix("@") {
                for name in selector.split(separator: ",") {
                    let name = name.trimmingCharacters(in: .whitespaces)
                    guard name.hasPrefix("."), !name.contains(" ") else { continue }
                    classes[String(name.dropFirst()), default: [:]].merge(Self.declarations(body)) { $1 }
                }
            }
        }
    }

    /// The times of all keyframes, in their order.
    var times: [Double] { Set(keyframes.values.joined().map(\.time)).sorted() }

    /// The declarations that are in force for an element with these classes, at a time or with animations turned off.
    func declarations(ofClasses names: [Substring], at time: Double?) -> Declarations {
        var result: Declarations = [:]
        for name in names { result.merge(classes[String(name)] ?? [:]) { $1 } }
        guard let time, let animation = result["animation"]?.split(separator: " ").first,
            let keys = keyframes[String(animation)]
        else { return result }
        if let key = keys.last(where: { $0.time <= time }) { result.merge(key.declarations) { $1 } }
        return result
    }

    /// The blocks of the outermost braces, each with the text before it.
    private static func blocks(of text: String) -> [(head: String, body: String)] {
        var blocks: [(String, String)] = []
        var depth = 0
        var head = ""
        var body = ""
        for character in text {
            switch character {
            case "{":
                depth += 1
                if depth > 1 { body.append(character) }
            case "}":
                depth -= 1
                if depth > 0 { body.append(character) }
                guard depth == 0 else { continue }
                blocks.append((head.trimmingCharacters(in: .whitespacesAndNewlines), body))
                head = ""
                body = ""
            default: if depth == 0 { head.append(character) } else { body.append(character) }
            }
        }
        return blocks
    }

    static func declarations(_ text: String) -> Declarations {
        var result: Declarations = [:]
        for declaration in text.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            result[parts[0].trimmingCharacters(in: .whitespacesAndNewlines)] =
                parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return result
    }
}
