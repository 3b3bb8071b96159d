import FlowTestSupport
import Testing

@testable import FlowEngine

/// Every edit of every small section, in several containers, along both axes; of sections of two sizes longer ones with
/// `FLOW_LONG_TESTS=1`.
@Suite("All edits of all small sections")
struct ExhaustiveEditTests {
    /// A family of sections: all sequences over an alphabet of sizes, up to a length, in some containers.
    struct World: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var alphabet: [FlowSize]
        var longest: Int
        var containers: [Double]
        var estimates = false

        /// All sequences of sizes up to the longest. Lines break alike along both axes, so for the second one those
        /// that are shorter by one are enough.
        func sequences(along axis: ScrollAxis) -> [[FlowSize]] {
            var all: [[FlowSize]] = [[]]
            var last: [[FlowSize]] = [[]]
            for _ in 0..<(axis == .vertical ? longest : longest - 1) {
                last = last.flatMap { sequence in alphabet.map { sequence + [$0] } }
                all += last
            }
            return all
        }
    }

    static let worlds = [
        World(testDescription: "equal widths, two heights", alphabet: [size(30, 20), size(30, 40)],
              longest: longTestsAreWanted ? 6 : 5,
              containers: [110]),
        World(testDescription: "two widths", alphabet: [size(30, 20), size(50.5, 20)],
              longest: longTestsAreWanted ? 6 : 5,
              containers: [70, 130.5]),
        World(testDescription: "three sizes with an oversized and an empty one",
              alphabet: [size(40, 20), size(0, 0), size(120, 30.25)], longest: 4, containers: [90, 100]),
        World(testDescription: "measured among estimated", alphabet: [size(30, 20), size(60, 25)], longest: 5,
              containers: [110, 40], estimates: true),
    ]

    @Test("After any one edit the model equals the reference and a fresh model", arguments: worlds, [
        ScrollAxis.vertical, .horizontal,
    ])
    func everyEdit(_ world: World, _ axis: ScrollAxis) throws {
        for container in world.containers {
            let configuration = FlowConfiguration(containerLength: container, axis: axis, displayScale: 2)
            for sizes in world.sequences(along: axis) {
                if let fault = try fault(of: sizes, in: world, configuration, axis) {
                    Issue.record("\(sizes) in \(container): \(fault)")
                    return
                }
            }
        }
    }

    private func fault(
        of sizes: [FlowSize], in world: World, _ configuration: FlowConfiguration, _ axis: ScrollAxis
    ) throws -> String? {
        var plain = PlainModel(configuration, sections: [Self.beginning(sizes, in: world, axis)])
        var model = try FlowModel(configuration, sections: [Self.beginning(sizes, in: world, axis)], shape: .small)
        if world.estimates {  // every second size of the alphabet is one that a cell reported
            for (item, size) in sizes.enumerated() where size != world.alphabet[0] {
                let edit = Edit.setSize(Self.turned(size, axis), ItemPath(section: 0, item: item), .measured)
                _ = try model.apply(edit)
                plain.apply(edit)
            }
        }
        if let fault = try Self.fault(model, plain) { return fault }
        for edit in Self.edits(of: sizes.count, in: world, axis) where plain.admits(edit) {
            var (edited, twin) = (model, plain)
            let change = try edited.apply(edit)
            twin.apply(edit)
            if let fault = try Self.fault(edited, twin) { return "\(edit): \(fault)" }
            if let fault = change?.differenceInRows(from: model, to: edited, after: edit)
                ?? change?.differenceInReplacedRows(from: model, to: edited, after: edit)
            {
                return "\(edit): \(fault)"
            }
        }
        return try Self.fault(model, plain)
    }

    private static func fault(_ model: FlowModel, _ plain: PlainModel) throws -> String? {
        model.checkInvariants()
        return try model.difference(fromAllOf: plain)
    }

    // MARK: The small world

    private static func beginning(_ sizes: [FlowSize], in world: World, _ axis: ScrollAxis) -> SectionContent {
        var metrics = SectionMetrics(insets: FlowInsets(top: 1, left: 2, bottom: 3, right: 4))
        metrics.headerLength = 5
        metrics.cellsSizeThemselves = world.estimates
        if world.estimates {
            return SectionContent(
                .estimated(count: sizes.count, turned(world.alphabet[0], axis)), metrics: metrics)
        }
        return SectionContent(.each(sizes.map { turned($0, axis) }), metrics: metrics)
    }

    /// Sections are described for vertical scrolling; the other axis sees them turned.
    private static func turned(_ size: FlowSize, _ axis: ScrollAxis) -> FlowSize {
        axis == .vertical ? size : FlowSize(width: size.height, height: size.width)
    }

    static func edits(of count: Int, in world: World, _ axis: ScrollAxis) -> [Edit] {
        let alphabet = world.alphabet.map { turned($0, axis) }
        let extra = turned(size(45, 35), axis)
        var edits: [Edit] = []
        for item in 0..<count {
            for size in alphabet + [extra] { edits.append(.setSize(size, path(item), .measured)) }
            for other in 0..<count where other != item { edits.append(.moveItem(path(item), path(other))) }
        }
        for item in 0...count {
            for size in alphabet { edits.append(.insertItems(.each([size]), path(item))) }
            edits.append(.insertItems(.equal(count: 3, extra), path(item)))
            if world.estimates { edits.append(.insertItems(.estimated(count: 2, alphabet[0]), path(item))) }
            for end in item...count {
                edits.append(.removeItems(item..<end, section: 0))
                if world.estimates { edits.append(.reloadItems(item..<end, section: 0)) }
            }
        }
        return edits + wholeSectionEdits(extra)
    }

    private static func wholeSectionEdits(_ extra: FlowSize) -> [Edit] {
        [
            .setEstimate(extra, section: 0), .setEstimateEverywhere(extra),
            .setMetrics(SectionMetrics(), section: 0),
            .setMetrics(SectionMetrics(minimumLineSpacing: 0, minimumInteritemSpacing: 0), section: 0),
            .setMetrics(SectionMetrics(insets: FlowInsets(top: 0, left: 20, bottom: 20, right: 0)), section: 0),
            .setContainerLength(61), .setContainerLength(200.25), .setContainerLength(0),
            .setAxis(.horizontal), .setAxis(.vertical), .setDisplayScale(3),
            .insertSections([SectionContent(.equal(count: 2, extra))], 0), .removeSections(0..<1),
            .reloadSection(0, SectionContent(.estimated(count: 3, extra))),
        ]
    }

    private static func size(_ width: Double, _ height: Double) -> FlowSize { FlowSize(width: width, height: height) }
    private static func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }
}
