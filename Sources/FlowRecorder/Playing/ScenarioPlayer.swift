#if canImport(UIKit) && !os(watchOS)
import CallerChecks
import UIKit

/// Does the steps of a scenario to a collection view or a table view of the platform, and writes down what it shows.
///
/// ```swift
/// let player = try ScenarioPlayer(scenario: Data(contentsOf: question))
/// view.addSubview(player.view)
/// try player.play().write(to: answer)
/// ```
///
/// The answer is the same scenario, whose expectations are what the platform showed after every step: `flowsim run`
/// says where the simulator differs. Only what UIKit has can be played: sizes that the scenario gives, no texts, no
/// cells with contents, no catalogues, none of the simulator's own options.
@MainActor
public final class ScenarioPlayer {
    /// What a scenario changes that is not the view's own. Where the app gives nothing, a scenario that needs it is
    /// refused.
    public struct Surroundings {
        /// Covers edges of the view: `{ controller.additionalSafeAreaInsets = $0 }`, where nothing else covers them.
        public var setSafeArea: ((UIEdgeInsets) -> Void)?
        /// Chooses the reader's text size: `{ view.traitOverrides.preferredContentSizeCategory = $0 }`.
        public var setContentSizeCategory: ((UIContentSizeCategory) -> Void)?
        /// Chooses pixels per point. Devices have one, and cannot.
        public var setDisplayScale: ((CGFloat) -> Void)?
        /// Puts a finger on the content, or, with false, takes it away. Apps cannot.
        public var hold: ((Bool) -> Void)?

        /// Surroundings that cannot change.
        public init() {}
    }

    /// The view that the scenario is done to. Put it into a window before ``play(file:line:)``, at any place; its size
    /// is the scenario's.
    public var view: UIScrollView { surface.scrollView }

    /// The same as a collection view. Traps where the scenario has a table.
    public var collectionView: UICollectionView {
        guard let view = view as? UICollectionView else { stop("The scenario has a table") }
        return view
    }

    /// The same as a table view. Traps where the scenario has no table.
    public var tableView: UITableView {
        guard let view = view as? UITableView else { stop("The scenario has no table") }
        return view
    }

    /// Listens while the scenario is played; its own scenario says the same in other words.
    public var recorder: ScenarioRecorder { surface.recorder }
    /// What the platform could not do as the scenario says.
    public private(set) var problems: [String] = []

    let document: [String: DocumentValue]
    let surface: any PlayedSurface
    let surroundings: Surroundings
    private let sections: [PlayedSection]
    private var isPlayed = false

    /// Reads a scenario and makes the view for it. Nothing is laid out yet.
    ///
    /// - Parameters:
    ///   - data: A document in format 2, in the format of `docs/scenarios.md`.
    ///   - surroundings: What the app can change around the view.
    /// - Throws: ``ScenarioPlayerError`` where it is none, or asks for what cannot be played.
    public init(scenario data: Data, surroundings: Surroundings = Surroundings()) throws(ScenarioPlayerError) {
        document = try Self.document(data)
        self.surroundings = surroundings
        let container = document["container"] ?? [:]
        guard let width = container["width"]?.number, let height = container["height"]?.number else {
            throw ScenarioPlayerError(place: "container", reason: "expected “width” and “height”")
        }
        let isTable = document["table"] != nil
        sections = try Self.sections(of: document, isTable ? .table : .layout)
        let size = CGSize(width: width, height: height)
        surface = isTable ? PlayedTable(document, size: size) : PlayedCollection(document, size: size)
        try checkSteps()
        let layout = document["layout"]?.members ?? [:]
        // “automatic” is what Apple's views do.
        let isAnchored = layout["anchor"].map { $0 != "automatic" } ?? false
        if isAnchored || layout.keys.contains(where: ["options", "quirks", "backgrounds"].contains) {
            problems.append("layout: options, quirks, anchor and backgrounds are the simulator's own")
        }
        if let anchor = document["table"]?["anchor"], anchor != "automatic" {
            problems.append("table: an anchor is the simulator's own")
        }
    }

    private static func document(_ data: Data) throws(ScenarioPlayerError) -> [String: DocumentValue] {
        let value: DocumentValue
        do {
            value = try JSONDecoder().decode(DocumentValue.self, from: data)
        } catch {
            throw ScenarioPlayerError(place: "", reason: "the scenario is not JSON: \(error)")
        }
        guard let members = value.members, members["format"] == 2 else {
            throw ScenarioPlayerError(place: "format", reason: "expected a scenario of format 2")
        }
        for name in ["cells", "catalogue"] where members[name] != nil {
            throw ScenarioPlayerError(place: name, reason: "only the simulator shows it")
        }
        if let place = RelativeLengths(in: members).place {
            throw ScenarioPlayerError(
                place: place, reason: "only the simulator knows lengths relative to the room; write points")
        }
        return members
    }

    private static func sections(
        of document: [String: DocumentValue], _ kind: PlayedKind
    ) throws(ScenarioPlayerError) -> [PlayedSection] {
        var sections: [PlayedSection] = []
        for (index, value) in (document["sections"]?.list ?? []).enumerated() {
            sections.append(try PlayedSection(value, at: "sections[\(index)]", kind))
        }
        guard sections.reduce(0, { $0 + $1.items.count }) <= PlayedSection.mostItems else {
            throw ScenarioPlayerError(
                place: "sections", reason: "more than \(PlayedSection.mostItems) items are not played")
        }
        return sections
    }

    /// Does all steps, with a layout after each. Once only.
    ///
    /// - Parameters:
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    /// - Returns: The scenario with what the platform showed as its expectations.
    /// - Throws: ``ScenarioPlayerError`` where a step names what is not there; what Foundation says where a value
    ///   cannot be written.
    public func play(file: StaticString = #fileID, line: UInt = #line) throws -> Data {
        require(!isPlayed, "A player plays once", file: file, line: line)
        isPlayed = true
        enter()
        recorder.step("first layout") {}
        let device = recorder.beginning?.container ?? [:]
        var steps: [DocumentValue] = [["expect": recorder.steps.last?.seen ?? [:]]]
        for (index, step) in (document["steps"]?.list ?? []).enumerated() where step["expect"] == nil {
            try perform(step, at: "steps[\(index)]")
            steps += [step, ["expect": recorder.steps.last?.seen ?? [:]]]
        }
        return try answer(steps, on: device).data()
    }

    private func enter() {
        let container = document["container"] ?? [:]
        if let scale = container["scale"]?.number { surroundings.setDisplayScale?(scale) }
        turn(container["layoutDirection"]?.text ?? "leftToRight")
        choose(container["contentSizeCategory"]?.text ?? "large")
        if let insets = container["insets"]?.insets { view.contentInset = insets }
        if let insets = container["safeArea"]?.insets { surroundings.setSafeArea?(insets) }
        if let insets = container["layoutMargins"]?.insets { view.layoutMargins = insets }
        surface.data.replace(with: sections)
        surface.connect()
    }

    /// What a device may have of its own, and what a scenario means that says nothing.
    private static let usualContainer: KeyValuePairs<String, DocumentValue> = [
        "scale": 2, "safeArea": [0, 0, 0, 0], "contentSizeCategory": "large",
    ]

    func turn(_ direction: String) {
        view.semanticContentAttribute = direction == "rightToLeft" ? .forceRightToLeft : .forceLeftToRight
    }

    func choose(_ category: String) {
        guard let named = ContentSizeCategoryName.all.first(where: { $0.name == category }) else { return }
        surroundings.setContentSizeCategory?(named.category)
    }

    /// What was seen, and on which device.
    ///
    /// - Parameter device: What the view was like at the first layout, as members of `container`.
    private func answer(_ steps: [DocumentValue], on device: [String: DocumentValue]) -> ScenarioDocument {
        var members = document
        members["steps"] = .list(steps)
        for (name, usual) in Self.usualContainer {
            guard let shown = device[name], shown != members["container"]?[name] ?? usual else { continue }
            problems.append("container.\(name) is not the scenario's on this device; the answer has the device's")
            members["container"]?[name] = shown
        }
        showProfile(in: &members)
        let remarks = problems + recorder.problems
        let comments = (members["comment"]?.list ?? members["comment"].map { [$0] } ?? []) + remarks.map { .text($0) }
        if !comments.isEmpty { members["comment"] = .list(comments) }
        return ScenarioDocument(members: members)
    }
}

extension ScenarioPlayer {
    /// The tables are the device's.
    private func showProfile(in members: inout [String: DocumentValue]) {
        guard let profile = recorder.beginning?.properties["profile"] else { return }
        let meant = members["table"]?["profiles"] ?? members["table"]?["profile"] ?? "iOS15"
        if meant != profile {
            problems.append("table.profile is not the scenario's on this device; the answer has the device's")
        }
        members["table"]?["profiles"] = nil
        members["table"]?["profile"] = profile
    }
}

extension DocumentValue {
    var members: [String: DocumentValue]? { if case .object(let members) = self { members } else { nil } }
}

extension DocumentValue {
    /// Whether any object in it has a list under a key.
    func mentions(_ key: String) -> Bool {
        switch self {
        case .object(let members): members[key]?.list != nil || members.values.contains { $0.mentions(key) }
        case .list(let values): values.contains { $0.mentions(key) }
        default: false
        }
    }
}
#endif
