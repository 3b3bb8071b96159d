import FlowEngine
import FlowTestSupport
import Testing

/// The worked examples and the geometry of reported cases (docs/cases.md), with frames typed in by hand.
@Suite("Worked examples")
struct WorkedExamplesTests {
    @Test("The model agrees with every worked example (G16, G19, G20)", arguments: WorkedExample.all)
    func agrees(_ example: WorkedExample) throws {
        let contents = example.sections.map {
            SectionContent(.each($0.sizes.map(FlowSize.init)), metrics: SectionMetrics($0))
        }
        let model = try FlowModel(FlowConfiguration(example.container), sections: contents)
        Self.expect(model, example)
    }

    @Test("It agrees as well when equal sizes come as runs", arguments: WorkedExample.all.filter(\.hasRunsOnly))
    func agreesInRuns(_ example: WorkedExample) throws {
        let contents = example.sections.map {
            SectionContent(
                .equal(count: $0.sizes.count, FlowSize($0.sizes.first ?? ReferenceSize(0, 0))),
                metrics: SectionMetrics($0))
        }
        let model = try FlowModel(FlowConfiguration(example.container), sections: contents)
        Self.expect(model, example)
    }

    @Test("It agrees as well when every size is measured, one at a time", arguments: WorkedExample.all)
    func agreesMeasured(_ example: WorkedExample) throws {
        let contents = example.sections.map {
            SectionContent(
                .estimated(count: $0.sizes.count, FlowSize(width: 47, height: 31)), metrics: SectionMetrics($0))
        }
        var model = try FlowModel(FlowConfiguration(example.container), sections: contents)
        for (section, content) in example.sections.enumerated() {
            for (item, size) in content.sizes.enumerated().reversed() {
                try model.setSize(FlowSize(size), at: ItemPath(section: section, item: item))
            }
        }
        #expect(model.estimatedCount == 0)
        Self.expect(model, example)
    }

    private static func expect(_ model: FlowModel, _ example: WorkedExample) {
        model.checkInvariants()
        let wrong = example.disagreements(
            contentSize: ReferenceSize(model.contentSize),
            rows: { section in
                rowPicture((0..<model.rowCount(in: section)).map { model.row(at: $0, in: section).items })
            }, frame: { kind, section, item in
                let frame: FlowRect? = switch kind {
                case .header: model.headerFrame(of: section)
                case .item: model.frame(of: ItemPath(section: section, item: item))
                case .footer: model.footerFrame(of: section)
                }
                return frame.map(ReferenceRect.init)
            })
        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }
}

extension WorkedExample {
    /// Whether every section holds one size only.
    var hasRunsOnly: Bool { sections.allSatisfy { Set($0.sizes).count <= 1 } }
}
