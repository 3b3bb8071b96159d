import Foundation

extension Scenario.Dimension: JSONWritable {
    private static let keys = ["fractionalWidth", "fractionalHeight", "estimated", "uniformAcrossSiblings"]

    fileprivate init(_ place: JSONPlace) throws(ScenarioError) {
        guard case .object = place.value else {
            guard case .number = place.value else { throw place.expected("a number, or an object with a dimension") }
            self = .absolute(try place.length())
            return
        }
        let (key, value) = try place.onlyMember(
            Self.keys, "one of “fractionalWidth”, “fractionalHeight”, “estimated”, “uniformAcrossSiblings”")
        switch key {
        case "fractionalWidth": self = .fractionalWidth(try value.number(0...ScenarioLimits.fraction))
        case "fractionalHeight": self = .fractionalHeight(try value.number(0...ScenarioLimits.fraction))
        case "estimated": self = .estimated(try value.length())
        default: self = .uniformAcrossSiblings(try value.length())
        }
    }

    package var json: JSONValue {
        switch self {
        case .absolute(let points): .number(points)
        case .fractionalWidth(let fraction): ["fractionalWidth": .number(fraction)]
        case .fractionalHeight(let fraction): ["fractionalHeight": .number(fraction)]
        case .estimated(let points): ["estimated": .number(points)]
        case .uniformAcrossSiblings(let points): ["uniformAcrossSiblings": .number(points)]
        }
    }
}

extension Scenario.Spacing: JSONWritable {
    fileprivate init(_ place: JSONPlace) throws(ScenarioError) {
        guard case .object = place.value else {
            guard case .number = place.value else { throw place.expected("a number or {\"flexible\": number}") }
            self.init(try place.length())
            return
        }
        self.init(try place.object(["flexible"]).required("flexible").length(), isFlexible: true)
    }

    package var json: JSONValue { isFlexible ? ["flexible": .number(points)] : .number(points) }
}

extension Form where Value == Scenario.Dimension {
    static let dimension = defined(
        "dimension", read: { place throws(ScenarioError) in try Scenario.Dimension(place) })
}

extension Form where Value == Scenario.Spacing {
    static let spacing = defined("spacing", read: { place throws(ScenarioError) in try Scenario.Spacing(place) })
}

extension Form where Value == Scenario.EdgeSpacing {
    static let edgeSpacing = defined(
        "edgeSpacing",
        read: { place throws(ScenarioError) in
            let parts = try place.elements(["top", "leading", "bottom", "trailing"])
            func spacing(_ part: JSONPlace) throws(ScenarioError) -> Scenario.Spacing? {
                part.value == .null ? nil : try Scenario.Spacing(part)
            }
            var edges = Scenario.EdgeSpacing()
            edges.top = try spacing(parts[0])
            edges.leading = try spacing(parts[1])
            edges.bottom = try spacing(parts[2])
            edges.trailing = try spacing(parts[3])
            return edges
        },
        write: { .array([.orNull($0.top), .orNull($0.leading), .orNull($0.bottom), .orNull($0.trailing)]) })
}

extension Form where Value == Scenario.DirectionalInsets {
    static let directionalInsets = defined(
        "directionalInsets",
        read: { place throws(ScenarioError) in
            let values = try place.numbers(["top", "leading", "bottom", "trailing"], 0...ScenarioLimits.length)
            return .init(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
        },
        write: { .numbers($0.top, $0.leading, $0.bottom, $0.trailing) })
}

extension Form where Value == Scenario.LayoutItemReference {
    static let layoutItemReference = defined(
        "layoutItemOrName", read: { place throws(ScenarioError) in try Scenario.LayoutItemReference(place) })
}

extension Form where Value == Scenario.LayoutItem {
    static let layoutItem = defined(
        "layoutItem", read: { place throws(ScenarioError) in try Scenario.LayoutItem(place) })
}

extension Form where Value == Scenario.CustomItem {
    static let customItem = defined(
        "customItem", read: { place throws(ScenarioError) in try Scenario.CustomItem(place) })
}

extension Form where Value == Int {
    static let zIndex = integer(-1_000_000...1_000_000)
}

extension Form where Value == String {
    /// The form of the kind of a view, which is a part of the names of elements.
    static let viewKind = Form.defined(
        "viewKind", read: { place throws(ScenarioError) in try place.viewKind() })
    /// The form of the kind of a view at the edge of a section.
    static let boundaryKind = Form.defined(
        "viewKind", read: { place throws(ScenarioError) in try place.viewKind(except: ["background"]) })
    /// The form of the kind of a view that is attached to an item.
    static let attachedKind = Form.defined(
        "viewKind",
        read: { place throws(ScenarioError) in try place.viewKind(except: ["header", "footer", "background"]) })
}

extension JSONPlace {
    func zIndex() throws(ScenarioError) -> Int { try integer(-1_000_000...1_000_000) }

    fileprivate func viewKind(except others: [String] = []) throws(ScenarioError) -> String {
        let kind = try string()
        guard !others.contains(kind) else {
            throw error("\(quoted(kind)) is the kind of other views; choose another name")
        }
        guard Scenario.ElementName.isViewKind(kind) else {
            throw error("\(quoted(kind)) is no name of a kind; use letters, digits, “-”, “_” and “.”")
        }
        return kind
    }
}

extension Form {
    /// The form of an object whose keys are names that the author of the document chose.
    ///
    /// - Parameter noun: The noun for one value, in errors.
    static func named<Element: JSONWritable & Sendable>(_ element: Form<Element>, _ noun: String) -> Form<
        [String: Element]
    >
    where Value == [String: Element] {
        Form<[String: Element]>(
            "\"type\": \"object\", \"properties\": {\"comment\": {\"$ref\": \"#/$defs/comment\"}}, "
                + "\"patternProperties\": {\"^[A-Za-z0-9_-]+$\": {\(element.schema)}}, \"additionalProperties\": false",
            read: { place throws(ScenarioError) in
                var values: [String: Element] = [:]
                for (name, value) in try place.members() {
                    guard CellReader.isCellName(name) else {
                        throw place.error(
                            "\(quoted(name)) is no name of a \(noun); use letters, digits, “-” and “_”", atKey: name)
                    }
                    values[name] = try element.read(value)
                    try ScenarioLimits.check(
                        values.count, "\(noun)s", limit: ScenarioLimits.sectionLayouts, at: place.place)
                }
                return values
            })
    }
}
