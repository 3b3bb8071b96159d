import FlowTestSupport
import Testing

@testable import FlowEngine

/// Numbers that no layout can be made of are refused with a typed error, and the model stays as it was.
@Suite("Hostile input")
struct HostileInputTests {
    static let bad: [Double] = [.nan, .infinity, -.infinity, -1, -.leastNonzeroMagnitude]
    static let notFinite: [Double] = [.nan, .infinity, -.infinity]

    @Test("A size that is negative or not finite is refused, wherever it comes in", arguments: bad)
    func sizes(_ value: Double) throws {
        for size in [FlowSize(width: value, height: 10), FlowSize(width: 10, height: value)] {
            try expectRefusal(.invalidSize) { try $0.setSize(size, at: ItemPath(section: 0, item: 1)) }
            try expectRefusal(.invalidSize) {
                try $0.setSizes([(ItemPath(section: 0, item: 0), .good), (ItemPath(section: 0, item: 1), size)])
            }
            try expectRefusal(.invalidSize) {
                try $0.insertItems(.each([.good, size]), at: ItemPath(section: 0, item: 0))
            }
            try expectRefusal(.invalidSize) {
                try $0.insertItems(.equal(count: 2, size), at: ItemPath(section: 0, item: 0))
            }
            try expectRefusal(.invalidSize) {
                try $0.insertSections([SectionContent(.each([.good])), SectionContent(.each([size]))], at: 1)
            }
            try expectRefusal(.invalidSize) { try $0.reloadSection(0, with: SectionContent(.each([size]))) }
        }
    }

    @Test("An estimate that is negative or not finite is refused", arguments: bad)
    func estimates(_ value: Double) throws {
        for size in [FlowSize(width: value, height: 10), FlowSize(width: 10, height: value)] {
            try expectRefusal(.invalidEstimate) { try $0.setEstimate(size, of: 1) }
            try expectRefusal(.invalidEstimate) { try $0.setEstimate(size) }
            try expectRefusal(.invalidEstimate) {
                try $0.insertSections([SectionContent(.estimated(count: 3, size))], at: 0)
            }
        }
    }

    @Test("A metric that is not finite is refused", arguments: notFinite)
    func metrics(_ value: Double) throws {
        let wrong = [
            SectionMetrics(insets: FlowInsets(top: value, left: 0, bottom: 0, right: 0)),
            SectionMetrics(insets: FlowInsets(top: 0, left: value, bottom: 0, right: 0)),
            SectionMetrics(insets: FlowInsets(top: 0, left: 0, bottom: value, right: 0)),
            SectionMetrics(insets: FlowInsets(top: 0, left: 0, bottom: 0, right: value)),
            SectionMetrics(minimumLineSpacing: value), SectionMetrics(minimumInteritemSpacing: value),
            SectionMetrics(headerLength: value), SectionMetrics(footerLength: value),
        ]
        for metrics in wrong {
            try expectRefusal(.invalidMetric) { try $0.setMetrics(metrics, of: 0) }
            try expectRefusal(.invalidMetric) {
                try $0.reloadSection(1, with: SectionContent(.each([.good]), metrics: metrics))
            }
        }
    }

    @Test("A negative header or footer is refused")
    func negativeHeaders() throws {
        try expectRefusal(.invalidMetric) { try $0.setMetrics(SectionMetrics(headerLength: -1), of: 0) }
        try expectRefusal(.invalidMetric) { try $0.setMetrics(SectionMetrics(footerLength: -1), of: 0) }
    }

    @Test("A container, a scale and a tolerance are refused unless finite and not negative", arguments: bad)
    func configuration(_ value: Double) throws {
        try expectRefusal(.invalidContainerLength) { try $0.setContainerLength(value) }
        try expectRefusal(.invalidDisplayScale) {
            try $0.setDisplayScale(value)
            return nil
        }
        var options = FlowOptions()
        options.fitTolerance = value
        try expectRefusal(.invalidFitTolerance) { try $0.setOptions(options) }
        #expect(throws: FlowDataError.self) { try FlowModel(FlowConfiguration(containerLength: value), sections: []) }
    }

    @Test("Negative counts and more than 2³² items are refused", arguments: [-1, Int.min, 1 << 33, Int.max])
    func counts(_ count: Int) throws {
        try expectRefusal(.invalidCount) {
            try $0.insertItems(.equal(count: count, .good), at: ItemPath(section: 0, item: 0))
        }
        try expectRefusal(.invalidCount) {
            try $0.insertSections([SectionContent(.estimated(count: count, .good))], at: 0)
        }
        try expectRefusal(.invalidCount) {
            try $0.insertSections(repeating: SectionContent(.each([])), count: count, at: 1)
        }
        #expect(throws: FlowDataError.self) {
            try FlowModel(.init(containerLength: 100), repeating: SectionContent(.each([.good])), count: count)
        }
    }

    @Test("Sizes up to the largest finite one lay out without a trap", arguments: [
        1e9, 1e30, 1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e-300,
    ])
    func hugeSizes(_ value: Double) throws {
        for axis in [ScrollAxis.vertical, .horizontal] {
            let configuration = FlowConfiguration(containerLength: 320, axis: axis)
            let sizes = [
                FlowSize.good, FlowSize(width: value, height: value), .good, FlowSize(width: 10, height: value),
            ]
            let content = SectionContent(.each(sizes), metrics: SectionMetrics(headerLength: 10))
            var model = try FlowModel(configuration, sections: [content, content], shape: .small)
            model.checkInvariants()
            if value < 1e307 { #expect(model.elements(in: .everything).count == 10) }
            try model.setDisplayScale(3)
            for item in 0..<4 {
                let frame = model.frame(of: ItemPath(section: 1, item: item))
                #expect(frame.x.isFinite, "\(frame)")
                #expect(frame.y.isFinite, "\(frame)")
            }
            try model.setDisplayScale(2)
            try model.setSize(.good, at: ItemPath(section: 0, item: 1))
            try model.setContainerLength(value)
            model.checkInvariants()
            try model.setContainerLength(320)
            try model.setSize(FlowSize(width: value, height: value), at: ItemPath(section: 0, item: 1))
            #expect(model.difference(from: try FlowModel(configuration, sections: [content, content])) == nil)
        }
    }

    @Test("Insets wider than the container leave items one a line")
    func noRoom() throws {
        let metrics = SectionMetrics(insets: FlowInsets(top: 0, left: 200, bottom: 0, right: 200))
        let plain = PlainModel(
            FlowConfiguration(containerLength: 320),
            sections: [SectionContent(.equal(count: 4, .good), metrics: metrics)])
        let model = try plain.fresh()
        #expect(model.rowCount == 4)
        #expect(model.difference(from: plain.reference()) == nil)
    }

    @Test("A billion items without extent lie on rows of forty, or on one row without spacing")
    func zeroSizes() throws {
        let count = 1_000_000_000
        var model = try FlowModel(
            FlowConfiguration(containerLength: 390), sections: [SectionContent(.equal(count: count, .zero))])
        #expect(model.rowCount == count / 40)
        #expect(model.contentSize.height == Double(count / 40 - 1) * 10)
        let change = try model.setMetrics(SectionMetrics(minimumInteritemSpacing: 0), of: 0)
        #expect(model.rowCount == 1)
        #expect(model.contentSize.height == 0)
        #expect(change.itemsRead <= 4)
    }

    // MARK: Support

    enum Refusal { case invalidSize, invalidEstimate, invalidMetric, invalidContainerLength, invalidDisplayScale
        case invalidFitTolerance, invalidCount, wrongCount }

    private func expectRefusal(
        _ expected: Refusal, location: SourceLocation = #_sourceLocation,
        _ mutation: (inout FlowModel) throws -> LayoutChange?
    ) throws {
        let before = try FlowModel(
            FlowConfiguration(containerLength: 320),
            sections: [SectionContent(.each([.good, .good])), SectionContent(.estimated(count: 3, .good))],
            shape: .small)
        var model = before
        do {
            _ = try mutation(&model)
            Issue.record("accepted", sourceLocation: location)
        } catch let error as FlowDataError {
            #expect(Refusal(error) == expected, "\(error)", sourceLocation: location)
            #expect(!error.description.isEmpty, sourceLocation: location)
        }
        model.checkInvariants()
        #expect(model.difference(from: before) == nil, sourceLocation: location)
        #expect(model.configuration == before.configuration, sourceLocation: location)
    }
}

extension HostileInputTests.Refusal {
    init(_ error: FlowDataError) {
        self = switch error {
        case .invalidSize: .invalidSize
        case .invalidEstimate: .invalidEstimate
        case .invalidMetric: .invalidMetric
        case .invalidContainerLength: .invalidContainerLength
        case .invalidDisplayScale: .invalidDisplayScale
        case .invalidFitTolerance: .invalidFitTolerance
        case .invalidCount: .invalidCount
        case .wrongCount: .wrongCount
        }
    }
}

extension FlowSize {
    static let good = FlowSize(width: 50, height: 50)
}
