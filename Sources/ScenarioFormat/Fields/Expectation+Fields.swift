import Foundation

extension Scenario.Expectation: FieldObject {
    package static let fields = Fields<Self>([
        Field("contentSize", \.contentSize, contentSize.optional, "the content's size"),
        Field("contentOffset", \.contentOffset, Form.point.optional, "the content offset"),
        Field("measured", \.measured, Form.count.optional, "items whose size is known from their cell"),
        Field("estimated", \.estimated, Form.count.optional, "items that still have the estimate"),
        Field(
            "newlyMeasured", \.newlyMeasured, Form.count.optional,
            "`measured` less `remeasured` of the last step that did something: items measured for the first time, and "
                + "those that came back and returned the same size ([R18.2]); headers that size themselves, too"),
        Field("rounds", \.rounds, Form.count.optional, "rounds of measuring and laying out again in that step"),
        Field("rows", \.rows, Form.count.optional, "rows in the whole layout; columns when scrolling horizontally"),
        Field("visible", \.visible, Form.count.optional, "items in the viewport"),
        Field("firstVisible", \.firstVisible, Form.itemPath.optional, visibleSummary),
        Field("lastVisible", \.lastVisible, Form.itemPath.optional, visibleSummary),
        Field(
            "sectionOffsets", \.sectionOffsets, sectionOffsets,
            "offsets of sections that scroll, `{\"1\": 120}`, in a compositional layout"),
        Field(
            "selected", \.selected, Form.itemPaths.optional,
            "the selected items, in the order in which they were selected"),
        Field(
            "calls", "\"$ref\": \"#/$defs/calls\"",
            "what a table asked in that step: how often, `{\"heightForRow\": 15, \"fitRow\": {\"atMost\": 3}}`, or in "
                + "order, `[\"cellForRow 0-0\", \"fitRow 0-0\"]`, of the methods that the list names",
            read: { expectation, place throws(ScenarioError) in try expectation.readCalls(place) },
            write: { expectation, base, members in
                members.add("calls", expectation.calls, or: base.calls) {
                    bounds($0.map { ($0.method.rawValue, $0.atLeast, $0.atMost) })
                }
                members.add("calls", expectation.callOrder?.map(\.description))
            }),
        Field(
            "issues", \.issues, issue.list.optional,
            "kinds of issues raised in that step, in order: "
                + FormatNames.issues.map { "`\($0)`" }.joined(separator: ", ")),
        Field(
            "error", \.error, error.optional,
            "a text within the sentence with which the last batch was refused; `null` where it should not have been"),
        Field(
            "metrics", \.metrics, metrics,
            "costs and quality of the last step that did something: a value, or `{\"atLeast\": 1, \"atMost\": 5}` with "
                + "one bound or both"),
        Field(
            "frames", \.frames, frames,
            "frames in content coordinates, `[x, y, width, height]`, by element: `\"0-3\"` is item 3 of section 0, "
                + "`\"header 0\"`, `\"footer 0\"` and `\"background 0\"` are what they say; `null` where there should "
                + "be no such element"),
        Field(
            "views", \.views, frames,
            "the same for views, which are seen: each element has one in the viewport and none, `null`, far from it"),
        Field(
            "inside", \.inside, inside,
            "frames of views and guides in the cells of items on screen, `{\"0-3\": {\"title\": [x, y, width, "
                + "height]}}`, in the cell's content view"),
        Field("lines", \.lines, lines, "how many lines labels show there, `{\"0-3\": {\"title\": 2}}`"),
        Field("zIndexes", \.zIndexes, zIndexes, "z-indexes by element"),
        Field(
            "query", \.query, query.optional,
            "`{\"rect\": [x, y, width, height], \"elements\": [\"0-3\", \"header 0\"]}`: what is found in a rectangle, "
                + "in any order"),
    ])

    private static let visibleSummary = "the first and the last of them: `\"0-85\"`"

    package static var refusalOfEmpty: String? { "expects nothing" }

    package var json: JSONValue {
        var members = Self.fields.members(of: self, over: Self())
        // An expectation without keys is refused.
        if members.isEmpty { members.add("frames", JSONValue.object([])) }
        return members.json
    }
}

// MARK: Single values

extension Scenario.Expectation {
    /// The form of the content's size. The content may be far longer than the limit for other lengths in documents.
    private static let contentSize = Form<CGSize>.defined(
        "contentSize",
        read: { place throws(ScenarioError) in
            let values = try place.numbers(["width", "height"], 0...ScenarioLimits.contentLength)
            return CGSize(width: values[0], height: values[1])
        })

    private static let issue = Form<String>.defined(
        "issue", read: { place throws(ScenarioError) in try place.choice(FormatNames.issues.map { ($0, $0) }) })

    private static let error = Form<Scenario.ErrorExpectation>(
        "\"type\": [\"string\", \"null\"]",
        read: { place throws(ScenarioError) in
            place.value == .null ? .none : .containing(try place.string())
        },
        write: { if case .containing(let text) = $0 { text.json } else { .null } })

    private static let query = Form<Scenario.QueryExpectation>.defined(
        "query",
        read: { place throws(ScenarioError) in
            let object = try place.object(["rect", "elements"])
            let elements = try object.required("elements").elements { value throws(ScenarioError) in
                try element(value.string(), in: value)
            }
            return .init(rect: try rect(object.required("rect")), elements: elements)
        },
        write: { ["rect": $0.rect.json, "elements": $0.elements.json] })

    private static func rect(_ place: JSONPlace) throws(ScenarioError) -> CGRect {
        let limit = ScenarioLimits.contentLength
        let values = try place.numbers(["x", "y", "width", "height"], -limit...limit)
        return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
}

// MARK: Values by element

extension Scenario.Expectation {
    private static let frames = Form<[Scenario.FrameExpectation]>.defined(
        "frames",
        read: { place throws(ScenarioError) in
            try place.members { name, value throws(ScenarioError) in
                .init(element: try element(name, in: place), frame: value.value == .null ? nil : try rect(value))
            }
        },
        write: { .object($0.map { .init(key: $0.element.description, value: .orNull($0.frame)) }) })

    private static let zIndexes = Form<[Scenario.ZIndexExpectation]>.defined(
        "zIndexes",
        read: { place throws(ScenarioError) in
            try place.members { name, value throws(ScenarioError) in
                .init(element: try element(name, in: place), zIndex: try value.integer(-1_000_000...1_000_000))
            }
        },
        write: { .object($0.map { .init(key: $0.element.description, value: $0.zIndex.json) }) })

    private static let sectionOffsets = Form<[Scenario.SectionOffsetExpectation]>.defined(
        "sectionOffsets",
        read: { place throws(ScenarioError) in
            try place.members { name, value throws(ScenarioError) in
                guard let section = Scenario.ElementName.index(name[...]), section <= ScenarioLimits.sections else {
                    throw place.error("\(quoted(name)) names no section; write “0”", atKey: name)
                }
                let limit = ScenarioLimits.contentLength
                return .init(section: section, offset: try value.number(-limit...limit, "points"))
            }
        },
        write: { .object($0.map { .init(key: "\($0.section)", value: $0.offset.json) }) })

    private static let inside = Form<[Scenario.InsideExpectation]>.defined(
        "inside",
        read: { place throws(ScenarioError) in
            try inCells(place) { item, view, value throws(ScenarioError) in
                .init(item: item, view: view, frame: try rect(value))
            }
        },
        write: { byItem($0.map { ($0.item, $0.view, $0.frame.json) }) })

    private static let lines = Form<[Scenario.LineExpectation]>.defined(
        "lineCounts",
        read: { place throws(ScenarioError) in
            try inCells(place) { item, label, value throws(ScenarioError) in
                .init(item: item, label: label, count: try value.integer(0...ScenarioLimits.textBytes))
            }
        },
        write: { byItem($0.map { ($0.item, $0.label, $0.count.json) }) })

    private static func element(_ name: String, in place: JSONPlace) throws(ScenarioError) -> Scenario.ElementName {
        guard let element = Scenario.ElementName(name) else {
            throw place.error(
                "\(quoted(name)) names no element; write “0-3”, “header 0”, “footer 0” or “background 0”, of another "
                    + "kind “badge 0-3”",
                atKey: name)
        }
        return element
    }

    private static func inCells<Value>(
        _ place: JSONPlace, _ read: (Scenario.ItemPath, String, JSONPlace) throws(ScenarioError) -> Value
    ) throws(ScenarioError) -> [Value] {
        // The names of all items are read before their views.
        let cells = try place.members { name, views throws(ScenarioError) in
            (try place.itemPath(ofKey: name), views)
        }
        var values: [Value] = []
        for (item, views) in cells {
            values += try views.members { name, value throws(ScenarioError) in try read(item, name, value) }
        }
        return values
    }

    /// Returns values of items as JSON, with an object for each item. In the list, the values of one item must directly
    /// follow each other.
    private static func byItem(_ list: [(item: Scenario.ItemPath, name: String, value: JSONValue)]) -> JSONValue {
        var items: [(item: Scenario.ItemPath, members: [JSONValue.Member])] = []
        for (item, name, value) in list {
            if items.last?.item != item { items.append((item, [])) }
            items[items.count - 1].members.append(.init(key: name, value: value))
        }
        return .object(items.map { .init(key: $0.item.description, value: .object($0.members)) })
    }
}

// MARK: Counts

extension Scenario.Expectation {
    private static let metrics = Form<[Scenario.MetricExpectation]>.defined(
        "metrics",
        read: { place throws(ScenarioError) in
            guard try !place.object(FormatNames.metrics).keys.isEmpty else { throw place.error("names no metric") }
            let range = -ScenarioLimits.contentLength...ScenarioLimits.contentLength
            return try place.members { name, value throws(ScenarioError) in
                switch value.value {
                case .number, .object: break
                default: throw value.expected("a number, or an object with “atLeast” or “atMost”")
                }
                let bounds = try value.bounds { place throws(ScenarioError) in try place.number(range) }
                return .init(name: name, atLeast: bounds.atLeast, atMost: bounds.atMost)
            }
        },
        write: { bounds($0.map { ($0.name, $0.atLeast, $0.atMost) }) })

    /// Reads the expected calls: the number of calls of each method, or a list of calls in order.
    private mutating func readCalls(_ place: JSONPlace) throws(ScenarioError) {
        switch place.value {
        case .array:
            callOrder = try place.elements { element throws(ScenarioError) in
                let text = try element.string()
                guard let call = Scenario.TableCall(text) else {
                    throw element.error("\(quoted(text)) is no call; write “heightForRow 0-3”, or “viewForHeader 0”")
                }
                return call
            }
        case .object:
            let methods = Scenario.TableCall.Method.allCases.map { ($0.rawValue, $0) }
            guard try !place.object(methods.map(\.0)).keys.isEmpty else { throw place.error("names no method") }
            calls = try place.members { name, value throws(ScenarioError) in
                let method = try JSONPlace(value: .string(name), place: place.place).choice(methods)
                let bounds = try value.bounds { place throws(ScenarioError) in try place.integer(0...Int(Int32.max)) }
                return .init(method: method, atLeast: bounds.atLeast, atMost: bounds.atMost)
            }
        default: throw place.expected("an object or a list")
        }
    }

    /// Returns lower and upper bounds as JSON, by name. If both bounds of a name are equal, its value is one number.
    /// Otherwise its value is an object with the bounds that are set.
    private static func bounds<Number: JSONWritable & Equatable>(
        _ list: [(name: String, atLeast: Number?, atMost: Number?)]
    ) -> JSONValue {
        .object(
            list.map { name, atLeast, atMost in
                let value = atLeast == atMost ? atLeast?.json : nil
                return .init(
                    key: name, value: value ?? .members(["atLeast": atLeast?.json, "atMost": atMost?.json]))
            })
    }
}

extension JSONPlace {
    /// Reads a lower and an upper bound. One number stands for both bounds. An object contains one bound or both.
    fileprivate func bounds<Number>(
        _ read: (JSONPlace) throws(ScenarioError) -> Number
    ) throws(ScenarioError) -> (atLeast: Number?, atMost: Number?) {
        if case .number = value {
            let number = try read(self)
            return (number, number)
        }
        let bounds = try object(["atLeast", "atMost"])
        guard !bounds.keys.isEmpty else { throw error("expected “atLeast”, “atMost” or both") }
        return (try bounds["atLeast"].map(read), try bounds["atMost"].map(read))
    }
}
