import Foundation

extension Scenario.SupplementaryItem: FieldObject {
    package static let fields = Fields<Self>([
        Field("kind", \.kind, .attachedKind, "name of the kind"),
        Field("width", \.width, .dimension, "a fraction is of the item"),
        Field("height", \.height, .dimension, "a fraction is of the item"),
        Field(
            "containerAnchor", \.containerAnchor, .layoutAnchor,
            "the place on the item: `\"none\"`, the middle, `\"top\"`, `\"topLeading\"`, `\"leading\"` …, or with "
                + "`{\"edges\": \"topTrailing\", \"offset\": [4, -4]}` moved by points, with `fractionalOffset` by "
                + "multiples of the view's size"),
        Field(
            "itemAnchor", \.itemAnchor, Form.layoutAnchor.optional, "the place on the view that is there",
            usual: "the view is inside of the item's edges"),
        Field("contentInsets", \.insets, .directionalInsets, "shrinks the view"),
        Field("zIndex", \.zIndex, .zIndex, "order in depth"),
    ])
}

extension Scenario.BoundaryItem: FieldObject {
    package static let fields = Fields<Self>([
        Field("kind", \.kind, .boundaryKind, "`\"header\"`, `\"footer\"`, or the name of another kind"),
        Field("width", \.width, .dimension, "a fraction is of the section without its insets"),
        Field("height", \.height, .dimension, "a fraction is of the section's container"),
        Field("alignment", \.alignment, .choice, "the edge: `\"top\"`, `\"topLeading\"`, `\"leading\"` …"),
        Field("offset", \.offset, .offset, "distance by which the view is moved, `[x, y]`"),
        Field("extendsBoundary", \.extendsBoundary, .bool, "whether the section is longer by the view"),
        Field("pins", \.pins, .bool, "whether it stays in the viewport while its section is visible"),
        Field("contentInsets", \.insets, .directionalInsets, "shrinks the view"),
        Field("zIndex", \.zIndex, .zIndex, "order in depth"),
    ])
}

extension Form where Value == Scenario.BoundaryItem {
    static let boundaryItem = defined(
        "boundaryItem", read: { place throws(ScenarioError) in try Scenario.BoundaryItem(place) })
}

extension Form where Value == Scenario.LayoutAnchor {
    fileprivate static let layoutAnchor = defined(
        "layoutAnchor", read: { place throws(ScenarioError) in try Scenario.LayoutAnchor(place) })
}

extension Form where Value == CGPoint {
    /// The form of a distance in points, which may be negative.
    fileprivate static let offset = defined("point", read: { place throws(ScenarioError) in try place.offset() })
}

extension Scenario.LayoutAnchor: JSONWritable {
    fileprivate init(_ place: JSONPlace) throws(ScenarioError) {
        if case .string = place.value {
            self.init(try place.choice())
            return
        }
        let object = try place.object(["edges", "offset", "fractionalOffset"])
        self.init(try object.required("edges").choice())
        if let points = object["offset"] {
            if let other = object["fractionalOffset"] { throw other.error("goes without “offset”") }
            offset = try points.offset()
        } else if let multiples = object["fractionalOffset"] {
            offset = try multiples.offset()
            isFractional = true
        }
    }

    package var json: JSONValue {
        guard offset != .zero || isFractional else { return .string(edges.rawValue) }
        return .members([
            "edges": .string(edges.rawValue), "offset": isFractional ? nil : offset.json,
            "fractionalOffset": isFractional ? offset.json : nil,
        ])
    }
}

extension JSONPlace {
    fileprivate func offset() throws(ScenarioError) -> CGPoint {
        let values = try numbers(["x", "y"], -ScenarioLimits.length...ScenarioLimits.length)
        return CGPoint(x: values[0], y: values[1])
    }
}
