import FlowEngine
import FlowTestSupport
import Testing

/// Worked examples that change something: the view, a spacing, a size, an estimate.
@Suite("Worked examples that change")
struct WorkedChangesTests {
    @Test("W38: a query leaves out what only touches its edge", arguments: [
        (FlowRect(x: 0, y: 500, width: 100, height: 100), 5), (FlowRect(x: 0, y: 0, width: 100, height: 1000), 50),
        (FlowRect(x: 0, y: 250, width: 100, height: 100), 6), (FlowRect(x: 0, y: 250, width: 100, height: 1), 1),
    ])
    func strictQueries(_ rect: FlowRect, count: Int) throws {
        let metrics = SectionMetrics(minimumLineSpacing: 0)
        var model = try Self.model(100, .equal(count: 1000, FlowSize(width: 100, height: 20)), metrics)
        #expect(model.elements(in: rect).count == count)
        try model.setDisplayScale(2)
        #expect(model.elements(in: rect).count == count)
    }

    @Test("W50: a wider view re-flows thirteen items into eight columns, and back")
    func boundsChange() throws {
        let before = try Self.model(320, .equal(count: 13, FlowSize(width: 50, height: 50)))
        var model = before
        let change = try model.setContainerLength(480)
        #expect(Self.picture(model) == "[a b c d e f g h][i j k l m]")
        #expect(abs(model.frame(of: ItemPath(section: 0, item: 1)).x - (50 + 80.0 / 7)) < 1e-12)
        #expect(change.lengthGained == -60)
        let back = try model.setContainerLength(320)
        #expect(back.lengthGained == 60)
        #expect(model.difference(from: before) == nil)
    }

    @Test("W44: 98 estimated rows under two measured ones", arguments: [(80.0, 8990.0), (50.0, 6050.0)])
    func estimatedContent(_ estimate: Double, height: Double) throws {
        var model = try Self.model(375, .estimated(count: 100, FlowSize(width: 375, height: 50)), .selfSizing)
        try model.setSizes([
            (ItemPath(section: 0, item: 0), FlowSize(width: 375, height: 100)),
            (ItemPath(section: 0, item: 1), FlowSize(width: 375, height: 60)),
        ])
        try model.setEstimate(FlowSize(width: 375, height: estimate))
        #expect(model.contentSize.height == height)
        #expect(model.measuredCount == 2)
        #expect(model.estimatedCount == 98)
    }

    @Test("W45: a measured row that is 30 taller moves the rows below by 30 and none above")
    func measuredAbove() throws {
        var model = try Self.model(375, .estimated(count: 40, FlowSize(width: 375, height: 50)), .selfSizing)
        let above = model.frame(of: ItemPath(section: 0, item: 8))
        let below = model.frame(of: ItemPath(section: 0, item: 10))
        let change = try model.setSize(FlowSize(width: 375, height: 80), at: ItemPath(section: 0, item: 9))
        #expect(change.lengthGained == 30)
        #expect(model.frame(of: ItemPath(section: 0, item: 8)) == above)
        #expect(model.frame(of: ItemPath(section: 0, item: 10)).y == below.y + 30)
    }

    @Test("G13: the second section stands behind what the first measured, not behind its estimates")
    func sectionsBehindMeasured() throws {
        let metrics = SectionMetrics(minimumLineSpacing: 0, headerLength: 40, cellsSizeThemselves: true)
        let content = SectionContent(.estimated(count: 3, FlowSize(width: 375, height: 100)), metrics: metrics)
        var model = try FlowModel(FlowConfiguration(containerLength: 375), repeating: content, count: 2)
        #expect(model.headerFrame(of: 1)?.y == 340)
        for section in 0..<2 {
            for item in 0..<3 {
                try model.setSize(FlowSize(width: 375, height: 60), at: ItemPath(section: section, item: item))
            }
        }
        #expect(model.headerFrame(of: 1)?.y == 220)
        #expect(model.frame(of: ItemPath(section: 1, item: 0)).y == 260)
    }

    @Test("G27: without any width items stand one a line; without items insets and headers remain")
    func noWidth() throws {
        var model = try Self.model(0, .estimated(count: 3, FlowSize(width: 50, height: 50)))
        #expect(model.contentSize == FlowSize(width: 0, height: 170))
        #expect(Self.picture(model) == "[a][b][c]")
        model.removeItems(0..<3, in: 0)
        #expect(model.contentSize.height == 0)
        let metrics = SectionMetrics(
            insets: FlowInsets(top: 5, left: 0, bottom: 7, right: 0), headerLength: 20, footerLength: 3)
        try model.setMetrics(metrics, of: 0)
        #expect(model.contentSize.height == 35)
        #expect(model.element(at: FlowPoint(x: 0, y: 10)) == nil)
    }

    @Test("G28: a new line spacing moves every later row and breaks none")
    func lineSpacing() throws {
        var model = try Self.model(50, .equal(count: 3, FlowSize(width: 50, height: 50)))
        #expect(model.contentSize.height == 170)
        let change = try model.setMetrics(SectionMetrics(minimumLineSpacing: 30), of: 0)
        #expect(model.contentSize.height == 210)
        #expect(change.lengthGained == 40)
        #expect(change.rowsReplaced == 0)
    }

    @Test("G26: what hangs over the edge and what is taller than the rect is found")
    func hangingAndTall() throws {
        let hanging = try Self.model(100, .each([FlowSize(width: 200, height: 100)]))
        #expect(hanging.elements(in: FlowRect(x: -60, y: 20, width: 20, height: 20)).count == 1)
        let metrics = SectionMetrics(insets: FlowInsets(top: 110, left: 0, bottom: 0, right: 0))
        let tall = try Self.model(320, .each([FlowSize(width: 320, height: 1000)]), metrics)
        #expect(tall.elements(in: FlowRect(x: 0, y: 500, width: 320, height: 480)).count == 1)
    }

    @Test("G18: equal parts of a device's width stay on one line")
    func equalParts() throws {
        let widths = [320, 360, 375, 390, 393, 402, 412, 414, 428, 430, 440, 744, 768, 810, 834, 1024].map(Double.init)
        for width in widths {
            for parts in 2...12 {
                let size = FlowSize(width: width / Double(parts), height: 10)
                let none = SectionMetrics(minimumInteritemSpacing: 0)
                #expect(try Self.model(width, .equal(count: parts, size), none).rowCount == 1, "\(width) / \(parts)")
                let each = Array(repeating: size, count: parts)
                #expect(try Self.model(width, .each(each), none).rowCount == 1, "\(width) / \(parts)")
            }
        }
    }

    @Test("R2.3: a line may be too long by the fit tolerance, and not by more", arguments: [
        (0.9e-6, 1e-6, 1), (1.1e-6, 1e-6, 2), (1e-9, 0, 2), (0, 0, 1), (0.9e-5, 1e-5, 1),
    ])
    func tolerance(excess: Double, tolerance: Double, rows: Int) throws {
        for items in [ItemSizes.each([.good, FlowSize(width: 50 + excess, height: 50)]),
            .equal(count: 2, FlowSize(width: 50 + excess / 2, height: 50))] {
            var model = try Self.model(110, items)
            var options = FlowOptions()
            options.fitTolerance = tolerance
            try model.setOptions(options)
            #expect(model.rowCount == rows)
        }
    }

    @Test("R2.3: a line that is really too long by 1.5e-5 wraps")
    func reallyTooLong() throws {
        let metrics = SectionMetrics(minimumInteritemSpacing: 2)
        let sizes = [FlowSize(width: 100, height: 10), FlowSize(width: 100.000015, height: 10)]
        #expect(try Self.model(202, .each(sizes), metrics).rowCount == 2)
    }

    @Test("G02, G12: once all is measured the estimate has left no trace", arguments: [1.0, 10, 70, 200, 10_000])
    func estimateIndependence(_ estimate: Double) throws {
        var model = try Self.model(375, .estimated(count: 44, FlowSize(width: 375, height: estimate)), .selfSizing)
        for item in (0..<44).reversed() {
            let size = FlowSize(width: 375, height: Double(40 + 20 * (item % 4)))
            try model.setSize(size, at: ItemPath(section: 0, item: item))
        }
        #expect(model.contentSize.height == 3510)
        #expect(Set((0..<44).map { model.frame(of: ItemPath(section: 0, item: $0)) }).count == 44)
    }

    // MARK: Support

    static func model(_ length: Double, _ items: ItemSizes, _ metrics: SectionMetrics = .init()) throws -> FlowModel {
        try FlowModel(
            FlowConfiguration(containerLength: length, displayScale: 0),
            sections: [SectionContent(items, metrics: metrics)])
    }

    static func picture(_ model: FlowModel) -> String {
        rowPicture((0..<model.rowCount(in: 0)).map { model.row(at: $0, in: 0).items })
    }
}

extension SectionMetrics {
    static let selfSizing = SectionMetrics(cellsSizeThemselves: true)
}
