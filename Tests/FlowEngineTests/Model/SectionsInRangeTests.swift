import FlowTestSupport
import Testing

@testable import FlowEngine

@Suite("Sections in a range")
struct SectionsInRangeTests {
    @Test("They are those with elements or insets there, as by looking at all")
    func random() throws {
        var generator = SeededGenerator.fromEnvironment(otherwise: 0x5EC7)
        for _ in 0..<300 {
            let contents = (0..<generator.within(1...12)).flatMap { _ in
                var metrics = SectionMetrics()
                metrics.headerLength = generator.pick([0, 0, 15])
                metrics.footerLength = generator.pick([0, 10])
                metrics.insets.top = generator.pick([0, 0, 7])
                let size = FlowSize(width: 30, height: generator.pick([0, 20]))
                let content = SectionContent(.equal(count: generator.pick([0, 0, 1, 7]), size), metrics: metrics)
                return Array(repeating: content, count: generator.within(1...4))
            }
            let model = try FlowModel(FlowConfiguration(containerLength: 100), sections: contents, shape: .small)
            let start = Double(generator.within(-20...400))
            let end = start + Double(generator.within(0...90))
            let slack = PixelGrid(scale: model.configuration.displayScale).slack(near: end)
            let expected = (0..<model.sectionCount).filter { section in
                let range = model.sectionRange(section)
                let isEmpty = range.lowerBound == range.upperBound && model.itemCount(in: section) == 0
                return !isEmpty && range.lowerBound < end + slack && range.upperBound > start - slack
            }
            #expect(model.sections(from: start, to: end) == expected, "\(generator.reminder)")
        }
    }

    @Test("Sections with nothing in them are passed over, however many stand at one place")
    func nothing() throws {
        let nothing = SectionContent(.equal(count: 0, FlowSize(width: 10, height: 10)))
        let row = SectionContent(.equal(count: 1, FlowSize(width: 100, height: 50)))
        var contents = [row]
        for _ in 0..<1000 { contents += [nothing, SectionContent(.each([]))] }
        contents.append(row)
        let model = try FlowModel(FlowConfiguration(containerLength: 100), sections: contents)
        #expect(model.sections(from: 10, to: 60) == [0, 2001])
        #expect(model.sections(from: 50, to: 50).allSatisfy { $0 == 0 || $0 == 2001 })
        #expect(model.elements(in: FlowRect(x: 0, y: 0, width: 100, height: 100)).count == 2)
    }
}
