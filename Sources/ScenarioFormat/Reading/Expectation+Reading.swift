import Foundation

extension Scenario.Expectation {
    init(_ place: JSONPlace) throws(ScenarioError) {
        let object = try place.object([
            "contentSize", "contentOffset", "measured", "estimated", "newlyMeasured", "rounds", "rows", "visible",
            "firstVisible", "lastVisible", "selected", "calls", "issues", "error", "metrics", "frames", "views",
            "inside", "lines", "zIndexes", "query",
        ])
        self.init()
        guard !object.keys.isEmpty else { throw place.error("expects nothing") }
        contentSize = try object["contentSize"].map(Self.contentSize)
        contentOffset = try object.point("contentOffset")
        let counts = 0...ScenarioLimits.items
        measured = try object.integer("measured", counts)
        estimated = try object.integer("estimated", counts)
        newlyMeasured = try object.integer("newlyMeasured", counts)
        rounds = try object.integer("rounds", counts)
        rows = try object.integer("rows", counts)
        visible = try object.integer("visible", counts)
        firstVisible = try object["firstVisible"]?.itemPath()
        lastVisible = try object["lastVisible"]?.itemPath()
        selected = try object["selected"]?.itemPaths()
        if let place = object["calls"] { try readCalls(place) }
        issues = try object["issues"].map(Self.issues)
        error = try object["error"].map { place throws(ScenarioError) in
            place.value == .null ? .none : .containing(try place.string())
        }
        metrics = try object["metrics"].map(Self.metrics) ?? []
        frames = try object["frames"].map(Self.frames) ?? []
        views = try object["views"].map(Self.frames) ?? []
        inside = try object["inside"].map(Self.inside) ?? []
        lines = try object["lines"].map(Self.lines) ?? []
        zIndexes = try object["zIndexes"].map(Self.zIndexes) ?? []
        query = try object["query"].map(Self.query)
    }

    /// How often each of some methods is called, or a list of calls in order.
    private mutating func readCalls(_ place: JSONPlace) throws(ScenarioError) {
        guard case .object = place.value else {
            callOrder = try Self.callOrder(place)
            return
        }
        let object = try place.object(Scenario.TableCall.Method.allCases.map(\.rawValue))
        guard !object.keys.isEmpty else { throw place.error("names no method") }
        for (name, value) in try place.members() {
            guard let method = Scenario.TableCall.Method(rawValue: name) else { continue }
            let range = 0...Int(Int32.max)
            if case .number = value.value {
                let count = try value.integer(range)
                calls.append(.init(method: method, atLeast: count, atMost: count))
                continue
            }
            let bounds = try value.object(["atLeast", "atMost"])
            guard !bounds.keys.isEmpty else { throw value.error("expected “atLeast”, “atMost” or both") }
            calls.append(
                .init(
                    method: method, atLeast: try bounds.integer("atLeast", range),
                    atMost: try bounds.integer("atMost", range)))
        }
    }

    private static func callOrder(_ place: JSONPlace) throws(ScenarioError) -> [Scenario.TableCall] {
        guard case .array = place.value else { throw place.expected("an object or a list") }
        var calls: [Scenario.TableCall] = []
        for element in try place.elements() {
            let text = try element.string()
            guard let call = Scenario.TableCall(text) else {
                throw element.error("\(quoted(text)) is no call; write “heightForRow 0-3”, or “viewForHeader 0”")
            }
            calls.append(call)
        }
        return calls
    }

    /// A content's size may be far longer than any size that is put in.
    private static func contentSize(_ place: JSONPlace) throws(ScenarioError) -> CGSize {
        let values = try place.numbers(["width", "height"], 0...ScenarioLimits.contentLength)
        return CGSize(width: values[0], height: values[1])
    }

    private static func issues(_ place: JSONPlace) throws(ScenarioError) -> [String] {
        var kinds: [String] = []
        for element in try place.elements() {
            let kind = try element.string()
            guard FormatNames.issues.contains(kind) else {
                throw element.unknown(kind, among: FormatNames.issues)
            }
            kinds.append(kind)
        }
        return kinds
    }

    private static func metrics(_ place: JSONPlace) throws(ScenarioError) -> [Scenario.MetricExpectation] {
        let object = try place.object(FormatNames.metrics)
        guard !object.keys.isEmpty else { throw place.error("names no metric") }
        var metrics: [Scenario.MetricExpectation] = []
        for (name, value) in try place.members() {
            var expected = Scenario.MetricExpectation(name: name)
            let range = -ScenarioLimits.contentLength...ScenarioLimits.contentLength
            if case .number = value.value {
                expected.atLeast = try value.number(range)
                expected.atMost = expected.atLeast
            } else if case .object = value.value {
                let bounds = try value.object(["atLeast", "atMost"])
                expected.atLeast = try bounds["atLeast"]?.number(range)
                expected.atMost = try bounds["atMost"]?.number(range)
                guard !bounds.keys.isEmpty else { throw value.error("expected “atLeast”, “atMost” or both") }
            } else {
                throw value.expected("a number, or an object with “atLeast” or “atMost”")
            }
            metrics.append(expected)
        }
        return metrics
    }

    private static func frames(_ place: JSONPlace) throws(ScenarioError) -> [Scenario.FrameExpectation] {
        var frames: [Scenario.FrameExpectation] = []
        for (name, value) in try place.members() {
            let element = try element(name, in: place)
            guard value.value != .null else {
                frames.append(.init(element: element, frame: nil))
                continue
            }
            frames.append(.init(element: element, frame: try rect(value)))
        }
        return frames
    }

    private static func inside(_ place: JSONPlace) throws(ScenarioError) -> [Scenario.InsideExpectation] {
        var inside: [Scenario.InsideExpectation] = []
        for (item, views) in try cells(place) {
            for (name, value) in try views.members() {
                inside.append(.init(item: item, view: name, frame: try rect(value)))
            }
        }
        return inside
    }

    private static func lines(_ place: JSONPlace) throws(ScenarioError) -> [Scenario.LineExpectation] {
        var lines: [Scenario.LineExpectation] = []
        for (item, labels) in try cells(place) {
            for (name, value) in try labels.members() {
                lines.append(.init(item: item, label: name, count: try value.integer(0...ScenarioLimits.textBytes)))
            }
        }
        return lines
    }

    private static func cells(_ place: JSONPlace) throws(ScenarioError) -> [(Scenario.ItemPath, JSONPlace)] {
        var cells: [(Scenario.ItemPath, JSONPlace)] = []
        for (name, value) in try place.members() {
            guard let path = Scenario.ItemPath(name) else {
                throw place.error("\(quoted(name)) names no item; write “0-3”", atKey: name)
            }
            cells.append((path, value))
        }
        return cells
    }

    private static func rect(_ place: JSONPlace) throws(ScenarioError) -> CGRect {
        let limit = ScenarioLimits.contentLength
        let values = try place.numbers(["x", "y", "width", "height"], -limit...limit)
        return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }

    private static func query(_ place: JSONPlace) throws(ScenarioError) -> Scenario.QueryExpectation {
        let object = try place.object(["rect", "elements"])
        var elements: [Scenario.ElementName] = []
        for value in try object.required("elements").elements() {
            elements.append(try element(value.string(), in: value))
        }
        return .init(rect: try rect(object.required("rect")), elements: elements)
    }

    private static func zIndexes(_ place: JSONPlace) throws(ScenarioError) -> [Scenario.ZIndexExpectation] {
        var indexes: [Scenario.ZIndexExpectation] = []
        for (name, value) in try place.members() {
            indexes.append(
                .init(element: try element(name, in: place), zIndex: try value.integer(-1_000_000...1_000_000)))
        }
        return indexes
    }

    private static func element(_ name: String, in place: JSONPlace) throws(ScenarioError) -> Scenario.ElementName {
        guard let element = Scenario.ElementName(name) else {
            throw place.error(
                "\(quoted(name)) names no element; write “0-3”, “header 0”, “footer 0” or “background 0”", atKey: name)
        }
        return element
    }
}
