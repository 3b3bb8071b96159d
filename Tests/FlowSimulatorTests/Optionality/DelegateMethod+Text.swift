/// The Swift that follows from a requirement, a comment of one line above each declaration.
extension DelegateMethod {
    /// The default implementation, `public` in an extension or `open` in a class.
    func defaultImplementation(_ access: String, comment: String) -> [String] {
        var value = ""
        if case .value(let code) = fallback { value = code }
        let body = ["OptionalRequirement.notImplemented(", value + ")"]
        let isShort = body.joined().count < 108
        return lines(comment, "\(access) func \(name)", result: result, body: isShort ? [body.joined()] : body)
    }

    /// The call with a question mark: nil if the method is not implemented, or if it returns nil.
    func askingCall() -> [String] {
        let isFlat = result?.last == "?"
        let type = result.map { isFlat ? $0 : $0 + "?" } ?? "Void?"
        let head = (result == nil ? "@discardableResult " : "") + "public func callAsFunction"
        if fallback == .none {
            let comment = "The result is never nil, because the method is required."
            return lines(comment, head, result: type, body: call())
        }
        return lines(
            "Nil if the method is not implemented\(isFlat ? ", or if it returns nil" : "").", head, result: type,
            body: wrapped(call(), in: "ask", isFlat ? " ?? nil" : ""))
    }

    /// The call that `!` and members of the result select: the default if the method is not implemented.
    func answeringCall() -> [String] {
        lines(
            "Calls the method. Returns the default if it is not implemented, for uses that need a value.",
            "@_disfavoredOverload public func callAsFunction", result: result, body: wrapped(call(), in: "answer", ""))
    }

    /// The property with the method's name, for methods that share it with no other.
    func property(_ type: String, isShared: Bool) -> [String] {
        let labels = parameters.map { $0.label == "_" ? "$0" : "\($0.label): $0" }.joined(separator: ", ")
        let value = isShared ? "\(type) { self.\(name)(\(labels)) }" : "\(type)(delegate: self)"
        return ["    /// The method, for calls with a question mark. Only the result of a call may be nil."]
            + filled(["public var \(name): \(type)?", "{ \(value) }"])
    }

    /// Name and parameters in one line.
    var signature: String { listed("\(name)(", declaredParameters, ")").joined(separator: " ") }

    private var declaredParameters: [String] {
        parameters.map { parameter in
            let names = parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
            return "\(names): \(parameter.type)"
        }
    }

    private func call() -> [String] {
        listed("delegate.\(name)(", parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }, ")")
    }

    private func wrapped(_ pieces: [String], in function: String, _ end: String) -> [String] {
        var pieces = pieces
        pieces[0] = "OptionalRequirement.\(function) { " + pieces[0]
        pieces[pieces.count - 1] += " }" + end
        return pieces
    }

    /// A comment and a declaration.
    private func lines(_ comment: String, _ head: String, result: String?, body: [String]) -> [String] {
        var body = body
        body[0] = "{ " + body[0]
        body[body.count - 1] += " }"
        let declaration = listed(head + "(", declaredParameters, ")") + (result.map { ["-> \($0)"] } ?? []) + body
        return ["    /// " + comment] + filled(declaration)
    }

    private func listed(_ start: String, _ elements: [String], _ end: String) -> [String] {
        elements.indices.map { index in
            (index == 0 ? start : "") + elements[index] + (index < elements.count - 1 ? "," : end)
        }
    }

    /// As few lines of at most 120 characters as the pieces, which are not broken, fit into.
    private func filled(_ pieces: [String]) -> [String] {
        var lines = ["    " + pieces[0]]
        for piece in pieces.dropFirst() {
            if lines[lines.count - 1].count + 1 + piece.count <= 120 {
                lines[lines.count - 1] += " " + piece
            } else {
                lines.append("        " + piece)
            }
        }
        return lines
    }
}
