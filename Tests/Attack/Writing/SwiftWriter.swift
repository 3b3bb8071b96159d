import FlowTestSupport

/// Writes a find as a test to paste into this target.
///
/// Values are read by reflection: they are made by initializers whose arguments are their properties, in order.
enum SwiftWriter {
    static func test(_ find: Find, seed: UInt64) -> String {
        let steps = find.steps.map { "        \(swift($0))," }
        return """
            /// Found with seed \(seed): \(find.deviation)
            @Test("What was found with seed \(seed) does not happen again")
            func found\(seed)() {
                let world = \(swift(find.world))
                let steps: [[ReferenceAction]] = [
            \(steps.joined(separator: "\n"))
                ]
                #expect(Attack.deviation(in: world, after: steps) == nil)
            }
            """
    }

    /// The Swift expression that makes a value.
    static func swift(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        let parts = mirror.children.map { (label: $0.label, text: swift($0.value)) }
        switch mirror.displayStyle {
        case .optional?: return parts.first?.text ?? "nil"
        case .collection?: return list(parts.map(\.text))
        case .struct? where !parts.isEmpty: return made(value, of: parts)
        case .enum?:
            guard let (name, payload) = mirror.children.first else { return ".\(value)" }
            let isTuple = Mirror(reflecting: payload).displayStyle == .tuple
            return ".\(name ?? "")" + (isTuple ? swift(payload) : "(\(parts[0].text))")
        case .tuple?: return "(\(arguments(parts)))"
        default: return number(value)
        }
    }

    private static func list(_ texts: [String]) -> String {
        Set(texts).count == 1 && texts.count > 2
            ? "Array(repeating: \(texts[0]), count: \(texts.count))" : "[\(texts.joined(separator: ", "))]"
    }

    /// Reads back as the same number.
    private static func number(_ value: Any) -> String {
        guard let number = value as? Double else { return "\(value)" }
        if !number.isFinite { return number.isNaN ? ".nan" : number > 0 ? ".infinity" : "-.infinity" }
        return number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
    }

    private static func arguments(_ parts: [(label: String?, text: String)]) -> String {
        parts.map { part in
            // A tuple numbers what has no label.
            guard let label = part.label, !label.hasPrefix(".") else { return part.text }
            return "\(label): \(part.text)"
        }
        .joined(separator: ", ")
    }

    /// An initializer's call, without arguments that have their default.
    private static func made(_ value: Any, of parts: [(label: String?, text: String)]) -> String {
        let name = String(reflecting: type(of: value)).replacing("FlowTestSupport.", with: "")
        let (usual, unlabelled) = initializers[name] ?? (nil, [])
        let defaults = usual.map { Mirror(reflecting: $0).children.map { swift($0.value) } } ?? []
        let given = parts.enumerated().filter { defaults.isEmpty || $1.text != defaults[$0] }.map { _, part in
            (label: unlabelled.contains(part.label) ? nil : part.label, text: part.text)
        }
        return "\(name)(\(arguments(given)))"
    }

    /// Of each type a value with the initializer's defaults, if it has any, and the properties that have no label.
    /// Arguments without a default have a value that occurs nowhere.
    private static let initializers: [String: (usual: (any Sendable)?, unlabelled: [String?])] = [
        "ReferenceSize": (nil, ["width", "height"]),
        "ReferenceInsets": (nil, ["top", "left", "bottom", "right"]),
        "ReferenceMetrics": (ReferenceMetrics(), []),
        "ReferenceProperties": (ReferenceProperties(), []),
        "ReferenceWorld.Section": (ReferenceWorld.Section([nowhere]), ["items", "metrics"]),
        "ReferenceWorld": (ReferenceWorld(size: nowhere, sections: [.init([nowhere])]), []),
        "ReferenceContext": (ReferenceContext(), []),
        "ReferenceBatch": (ReferenceBatch([.deleteSection(.min)]), ["operations"]),
    ]

    private static let nowhere = ReferenceSize(.nan, .nan)
}
