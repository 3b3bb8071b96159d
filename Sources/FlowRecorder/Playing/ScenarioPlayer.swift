#if canImport(UIKit) && !os(watchOS)
import CallerChecks
import ScenarioFormat
import UIKit

/// A player that performs the steps of a scenario on a collection view or a table view of the platform, and records the
/// frames that the view shows.
///
/// ```swift
/// let player = try ScenarioPlayer(scenario: Data(contentsOf: question))
/// view.addSubview(player.view)
/// try player.play().write(to: answer)
/// ```
///
/// The answer is the same scenario, whose expectations are what the platform showed after every step: `flowsim run`
/// shows where the simulator differs. Only what UIKit has can be played: sizes that the scenario gives, no texts, no
/// cells with contents, no catalogues, none of the simulator's own options.
@MainActor
public final class ScenarioPlayer {
    /// The changes outside of the view that an app allows a scenario to make. A scenario is refused if it needs a
    /// change for which there is no closure.
    public struct Surroundings {
        /// Sets the view's safe area, for example by `{ controller.additionalSafeAreaInsets = $0 }` if no bar covers an
        /// edge.
        public var setSafeArea: ((UIEdgeInsets) -> Void)?
        /// Sets the text size that the reader chose, for example by
        /// `{ view.traitOverrides.preferredContentSizeCategory = $0 }`.
        public var setContentSizeCategory: ((UIContentSizeCategory) -> Void)?
        /// Sets the number of pixels per point. On a device this number is fixed, so an app cannot set it there.
        public var setDisplayScale: ((CGFloat) -> Void)?
        /// Makes a finger hold the content; with false, lifts the finger from it. On a device an app cannot do this.
        public var hold: ((Bool) -> Void)?
        /// Scrolls an orthogonal section of a compositional layout, as a finger does that is lifted at an offset in
        /// points. The arguments are the section, the offset, and the direction of the finger at the end: positive,
        /// negative, or 0 for none. UIKit has no method for it.
        public var scrollSection: ((_ section: Int, _ offset: CGFloat, _ velocity: CGFloat) -> Void)?

        /// Makes surroundings that allow no changes.
        public init() {}
    }

    /// The view on which the scenario is played. Put the view into a window, at any place, before ``play(file:line:)``
    /// is called. The player gives it the scenario's size.
    public var view: UIScrollView { surface.scrollView }

    /// The view as a collection view. Traps if the scenario has a table.
    public var collectionView: UICollectionView {
        guard let view = view as? UICollectionView else { stop("The scenario has a table") }
        return view
    }

    /// The view as a table view. Traps if the scenario has no table.
    public var tableView: UITableView {
        guard let view = view as? UITableView else { stop("The scenario has no table") }
        return view
    }

    /// The recorder of the view while the scenario is played. The recorded scenario has the same steps in another form.
    public var recorder: ScenarioRecorder { surface.recorder }
    /// Sentences about parts of the scenario that the platform could not play as described.
    public private(set) var problems: [String] = []

    let scenario: Scenario
    let surface: any PlatformHost
    let surroundings: Surroundings
    private var isPlayed = false

    /// Reads a scenario and makes the view for it. Nothing is laid out yet.
    ///
    /// - Parameters:
    ///   - data: A document in format 2, in the format of `docs/scenarios.md`.
    ///   - surroundings: The changes that the app can make around the view.
    /// - Throws: ``ScenarioPlayerError`` if it is none, or has a part that cannot be played.
    public init(scenario data: Data, surroundings: Surroundings = Surroundings()) throws(ScenarioPlayerError) {
        let scenario = try Self.scenario(data)
        try Self.checkLayouts(of: scenario)
        self.scenario = scenario
        self.surroundings = surroundings
        surface = Self.host(scenario, surroundings)
        try checkSteps()
        problems = scenario.surface.simulatorsOwn
    }

    private static func host(_ scenario: Scenario, _ surroundings: Surroundings) -> any PlatformHost {
        switch scenario.surface {
        case .layout: PlatformFlowHost(scenario, surroundings)
        case .table(let table): PlatformTableHost(scenario, table, surroundings)
        case .compositional(let layout): PlatformCompositionalHost(scenario, layout, surroundings)
        }
    }

    private static func scenario(_ data: Data) throws(ScenarioPlayerError) -> Scenario {
        let document = try reading { () throws(ScenarioError) in try JSONParser.parse([UInt8](data)) }
        if let error = UnplayableParts(in: document).error { throw error }
        var scenario = try reading { () throws(ScenarioError) in
            try Scenario(document: document, checks: NoChecks())
        }
        scenario.comment = document.comment
        return scenario
    }

    static func reading<Value>(_ read: () throws(ScenarioError) -> Value) throws(ScenarioPlayerError) -> Value {
        do {
            return try read()
        } catch {
            throw ScenarioPlayerError(place: error.place, reason: error.reason)
        }
    }

    /// Performs all steps, with a layout after each step. Call this method only once.
    ///
    /// - Parameters:
    ///   - file: The file of the caller's code, for the message.
    ///   - line: The line in that file.
    /// - Returns: The scenario with what the platform showed as its expectations.
    /// - Throws: ``ScenarioPlayerError`` if a step names an item that does not exist; an error with a place if the
    ///   answer cannot be written.
    public func play(file: StaticString = #fileID, line: UInt = #line) throws -> Data {
        require(!isPlayed, "A player plays once", file: file, line: line)
        isPlayed = true
        surface.enter(scenario.container)
        surface.connect()
        recorder.step("first layout") { surface.applyRoom() }
        let device = recorder.beginning
        var steps = [seen]
        for (index, step) in scenario.steps.enumerated() where !step.action.isExpectation {
            try perform(step, at: "steps[\(index)]")
            steps += [step, seen]
        }
        var answer = scenario
        answer.steps = steps
        if let device { adopt(device, in: &answer) }
        answer.comment += problems + recorder.problems
        return Data(try answer.json(checks: NoChecks()).utf8)
    }

    /// The state of the view after the step that was played last, as an expectation.
    private var seen: Scenario.Step { Scenario.Step(.expect(recorder.steps.last?.seen ?? Scenario.Expectation())) }

    /// Sets the scale, safe area, text size and system of the played scenario to those of the device. Each value that
    /// differs from the scenario's is reported.
    private func adopt(_ device: ScenarioRecorder.Beginning, in answer: inout Scenario) {
        adopt(device.container.scale, \.scale, "scale", in: &answer)
        adopt(device.container.safeArea, \.safeArea, "safeArea", in: &answer)
        adopt(device.container.contentSizeCategory, \.contentSizeCategory, "contentSizeCategory", in: &answer)
        guard let profiles = device.surface.table?.profiles, let meant = answer.table?.profiles else { return }
        if meant != profiles {
            problems.append("table.profile is not the scenario's on this device; the answer has the device's")
        }
        answer.table?.profiles = profiles
    }

    private func adopt<Value: Equatable>(
        _ shown: Value, _ property: WritableKeyPath<Scenario.Container, Value>, _ name: String,
        in answer: inout Scenario
    ) {
        guard answer.container[keyPath: property] != shown else { return }
        problems.append("container.\(name) is not the scenario's on this device; the answer has the device's")
        answer.container[keyPath: property] = shown
    }
}

extension Scenario.Surface {
    /// A sentence about properties that only the simulator has; empty if all of them have their defaults. The default
    /// anchor, “automatic”, is what Apple's views do.
    fileprivate var simulatorsOwn: [String] {
        switch self {
        case .layout(let layout):
            let isUsual = layout.anchorRule == .automatic && layout.optionValues == OptionValues()
                && layout.quirkNames.isEmpty && !layout.hasBackgrounds
            return isUsual ? [] : ["layout: options, quirks, anchor and backgrounds are the simulator's own"]
        case .table(let table):
            return table.anchorRule == .automatic ? [] : ["table: an anchor is the simulator's own"]
        case .compositional(let layout):
            return layout == layout.asOnPlatforms ? [] : ["layout: options, quirks and anchor are the simulator's own"]
        }
    }
}

extension JSONValue {
    /// The sentences in the comment of a document; empty if there is no comment.
    fileprivate var comment: [String] {
        switch self[JSONComment.key] {
        case .string(let text)?: [text]
        case .array(let values)?: values.compactMap { if case .string(let text) = $0 { text } else { nil } }
        default: []
        }
    }
}
#endif
