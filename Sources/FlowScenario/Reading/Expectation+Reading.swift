import Foundation

extension Scenario.Expectation {
    init(_ place: JSONPlace) throws(ScenarioError) {
        let object = try place.object([
            "contentSize", "contentOffset", "measured", "estimated", "newlyMeasured", "passes", "rows", "visible",
            "issues",
            "frames",
        ])
        self.init()
        guard !object.keys.isEmpty else { throw place.error("expects nothing") }
        contentSize = try object["contentSize"].map(Self.contentSize)
        contentOffset = try object.point("contentOffset")
        let counts = 0...ScenarioLimits.items
        measured = try object.integer("measured", counts)
        estimated = try object.integer("estimated", counts)
        newlyMeasured = try object.integer("newlyMeasured", counts)
        passes = try object.integer("passes", counts)
        rows = try object.integer("rows", counts)
        visible = try object.integer("visible", counts)
        issues = try object["issues"].map(Self.issues)
        frames = try object["frames"].map(Self.frames) ?? []
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
            guard IssueName.all.contains(kind) else {
                throw element.error(
                    "\(quoted(kind)) is none of \(IssueName.all.map { "“\($0)”" }.joined(separator: ", "))")
            }
            kinds.append(kind)
        }
        return kinds
    }

    private static func frames(_ place: JSONPlace) throws(ScenarioError) -> [Scenario.FrameExpectation] {
        guard case .object(let members) = place.value else { throw place.expected("an object") }
        var frames: [Scenario.FrameExpectation] = []
        for member in members {
            let member = JSONPlace(value: member.value, place: "\(place.place).\(member.key)")
            let name = String(member.place.dropFirst(place.place.count + 1))
            guard let element = Scenario.ElementName(name) else {
                throw place.error("\(quoted(name)) names no element; write “0-3”, “header 0” or “footer 0”")
            }
            let limit = ScenarioLimits.contentLength
            let values = try member.numbers(["x", "y", "width", "height"], -limit...limit)
            frames.append(
                .init(element: element, frame: CGRect(x: values[0], y: values[1], width: values[2], height: values[3])))
        }
        return frames
    }
}
