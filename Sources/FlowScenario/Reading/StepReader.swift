import Foundation

/// Reads one step, and keeps its place for the checks that need the sections.
struct StepReader {
    let step: Scenario.Step
    private let place: JSONPlace

    private static let actions = ["scroll", "scrollTo", "resize", "expect"]

    init(_ place: JSONPlace) throws(ScenarioError) {
        let object = try place.object(Self.actions + ["note"])
        let given = Self.actions.filter(object.has)
        guard let name = given.first else {
            throw place.error("expected one of “scroll”, “scrollTo”, “resize”, “expect”")
        }
        guard given.count == 1 else { throw place.error("“\(given[0])” and “\(given[1])” need a step each") }
        let argument = try object.required(name)
        let action: Scenario.Action =
            switch name {
            case "scroll": .scroll(try Self.scroll(argument))
            case "scrollTo": try Self.scrollTo(argument)
            case "resize": try Self.resize(argument)
            default: .expect(try Scenario.Expectation(argument))
            }
        self.place = argument
        step = Scenario.Step(action, note: try object.string("note"))
    }

    private static func scroll(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Scroll {
        let object = try place.object(["by", "to", "through"])
        guard object.keys.count == 1, let key = object.keys.first, let value = object[key] else {
            throw place.error("expected one of “by”, “to”, “through”")
        }
        switch key {
        case "by": return .by(try value.point())
        case "through": return .through(try value.choice())
        default:
            if case .string = value.value { return .toEdge(try value.choice()) }
            return .to(try value.point())
        }
    }

    private static func scrollTo(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
        let object = try place.object(["item", "position"])
        let path = try object.required("item").numbers(["section", "item"], 0...Double(ScenarioLimits.items))
        guard path.allSatisfy({ $0 == $0.rounded() }) else {
            throw place.error("[\(NumberText.plain(path[0])), \(NumberText.plain(path[1]))] is not an index path")
        }
        let alignment: Scenario.ScrollAlignment? = try object.choice("position")
        return .scrollTo(IndexPath(indexes: [Int(path[0]), Int(path[1])]), alignment ?? .top)
    }

    private static func resize(_ place: JSONPlace) throws(ScenarioError) -> Scenario.Action {
        let object = try place.object(["width", "height"])
        guard object.has("width") || object.has("height") else { throw place.error("expected “width”, “height” or both") }
        return .resize(width: try object.length("width"), height: try object.length("height"))
    }
}

// MARK: Checks against the sections

extension StepReader {
    /// - Throws: ``ScenarioError`` where the step names a section or an item that does not exist.
    func check(against scenario: Scenario) throws(ScenarioError) {
        switch step.action {
        case .scrollTo(let path, let alignment):
            try check(section: path[0], item: path[1], of: scenario, at: place.place + ".item")
            try check(alignment, direction: scenario.layout.direction)
        case .expect(let expectation):
            for expected in expectation.frames {
                let place = "\(place.place).frames.\(expected.element)"
                switch expected.element {
                case .item(let section, let item): try check(section: section, item: item, of: scenario, at: place)
                case .header(let section), .footer(let section):
                    try check(section: section, item: nil, of: scenario, at: place)
                }
            }
        case .scroll, .resize: return
        }
    }

    private func check(
        section: Int, item: Int?, of scenario: Scenario, at place: String
    ) throws(ScenarioError) {
        let sections = scenario.sections
        guard section < sections.count else {
            throw ScenarioError(
                place: place,
                reason:
                    "there is no section \(section); the scenario has \(NumberText.count(sections.count, "section"))"
            )
        }
        guard let item else { return }
        let count = sections[section].itemCount
        guard item < count else {
            throw ScenarioError(
                place: place,
                reason: "there is no item \(item) in section \(section), which has \(NumberText.count(count, "item"))")
        }
    }

    private func check(
        _ alignment: Scenario.ScrollAlignment, direction: Scenario.Layout.Direction
    ) throws(ScenarioError) {
        let isVertical = [.top, .centeredVertically, .bottom].contains(alignment)
        guard isVertical == (direction == .vertical) else {
            throw ScenarioError(
                place: place.place + ".position",
                reason:
                    "“\(alignment.rawValue)” does not fit a layout whose scrollDirection is \(direction.rawValue)"
            )
        }
    }
}
