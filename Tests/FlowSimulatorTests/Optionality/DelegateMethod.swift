/// A method of a delegate or data source, as its requirement in the protocol declares it.
struct DelegateMethod: Equatable {
    struct Parameter: Equatable {
        /// `_` for a parameter without a label.
        var label: String
        var name: String
        var type: String
    }

    /// What a type has that does not implement the method.
    enum Default: Equatable {
        /// Nothing: the method is required.
        case none
        /// A method that does nothing.
        case empty
        /// A method that returns the value of this code.
        case value(String)
    }

    var name: String
    var parameters: [Parameter]
    /// The type of the result; nil for none.
    var result: String?
    var fallback: Default
}

extension DelegateMethod {
    /// - Parameters:
    ///   - declaration: The requirement from `func` on, in one line or several.
    ///   - documentation: Its comment. "Default: " and code between backticks in it give the value for types that do
    ///     not implement the method, "Default: nothing" a method that does nothing; without both a method is required.
    init(declaration: String, documentation: String) {
        let (head, result) = Self.split(declaration.dropFirst("func ".count))
        let parts = head.dropLast().split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
        name = String(parts[0])
        parameters = Self.parts(of: parts[1]).map { text in
            let (names, type) = text.cut(at: ": ")
            let words = names.split(separator: " ").map(String.init)
            return Parameter(label: words[0], name: words[words.count - 1], type: type)
        }
        self.result = result
        fallback = Self.fallback(in: documentation)
    }

    /// The method with other names of parameters.
    func renaming(_ names: [String: String]) -> DelegateMethod {
        var method = self
        method.parameters = parameters.map { parameter in
            Parameter(label: parameter.label, name: names[parameter.name] ?? parameter.name, type: parameter.type)
        }
        return method
    }

    private static func fallback(in documentation: String) -> Default {
        guard let start = documentation.ranges(of: "Default: ").last?.upperBound else { return .none }
        let text = documentation[start...]
        guard text.first == "`" else { return .empty }
        return .value(String(text.dropFirst().prefix { $0 != "`" }))
    }

    /// Name and parameters, and the type behind the arrow.
    private static func split(_ declaration: Substring) -> (head: Substring, result: String?) {
        guard let arrow = declaration.ranges(of: ") -> ").last else { return (declaration, nil) }
        return (declaration[...arrow.lowerBound], String(declaration[arrow.upperBound...]))
    }

    /// Parameters, which commas part where no bracket is open.
    private static func parts(of list: Substring) -> [Substring] {
        var (parts, start, depth) = ([Substring](), list.startIndex, 0)
        for index in list.indices {
            switch list[index] {
            case "(", "[", "<": depth += 1
            case ")", "]", ">": depth -= 1
            case "," where depth == 0:
                parts.append(list[start..<index])
                start = list.index(after: index)
            default: break
            }
        }
        return (parts + [list[start...]]).map { $0.drop { $0 == " " } }
    }
}

extension Substring {
    /// The text before the first occurrence of a separator, and the text behind it.
    func cut(at separator: String) -> (String, String) {
        guard let range = firstRange(of: separator) else { return (String(self), "") }
        return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
    }
}
