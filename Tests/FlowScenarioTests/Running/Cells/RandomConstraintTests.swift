import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import LayoutPictures
@testable import ScenarioFormat

/// Cells of random constraints, most of which contradict each other or leave much open.
@MainActor
@Suite struct RandomConstraintTests {
    private static let items = ["", "a.", "b.", "inner.", "g.", "margins.", "b.readable.", "safeArea."]
    private static let attributes = [
        "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
        "firstBaseline",
        "lastBaseline", "leftMargin", "trailingMargin", "centerYWithinMargins",
    ]
    private static let numbers = ["0", "1", "0.5", "7", "44", "320", "9999999", "0.001", "1000"]

    private func constraint(_ random: inout SeededGenerator) -> String {
        func side() -> String { random.pick(Self.items) + random.pick(Self.attributes) }
        var text = side() + random.pick([" == ", " <= ", " >= "])
        switch random.below(4) {
        case 0: text += random.pick(["", "-"]) + random.pick(Self.numbers)
        case 1: text += random.pick(Self.numbers) + " * " + side()
        case 2: text += "-" + random.pick(Self.numbers) + " * " + side() + " - " + random.pick(Self.numbers)
        default: text += side() + " + " + random.pick(Self.numbers)
        }
        return text + random.pick(["", "", " @999", " @1", " @500.5", " @high"])
    }

    @Test("Whatever constraints say, cells get sizes, layouts end, and pictures can be drawn", arguments: 1...20)
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            // Only those that can be paired: all others are refused, which is tested where they are read.
            let cell = Scenario.Cell(views: ["a", "b", "inner"].map { Scenario.Cell.View(name: $0) })
            var lines: [String] = []
            while lines.count < 1 + random.below(14) {
                let text = constraint(&random)
                var known = cell
                known.contentView.guides = ["g"]
                if (try? ConstraintParser.constraint(text, in: known, SimulatorChecks())) != nil { lines.append(text) }
            }
            let fit = random.pick(["both", "width", "height"])
            let list = lines.map { "\"\($0)\"" }.joined(separator: ", ")
            let document = """
                {"format": 2, "container": {"width": 320, "height": 200, "scale": \(random.pick(["1", "2", "3", "0"]))},
                 "layout": {"estimatedItemSize": [300, 50]},
                 "cells": {"row": {"fit": "\(fit)", "guides": ["g"], "views": {"a": {"label": {"text": "a b c d", "lines": 0}},
                   "b": {"image": [30, 20], "views": {"inner": {"label": {"text": "inner"}}}}}, "constraints": [\(list)]}},
                 "sections": [{"items": [{"cell": "row", "count": 3}]}],
                 "steps": [{"resize": {"width": 200}}, {"traits": {"layoutDirection": "rightToLeft"}}]}
                """
            let run = ScenarioRun(try Scenario(json: document.utf8))
            try run.finish()
            for item in 0..<3 {
                let size = run.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.size
                #expect(size?.width.isFinite == true, "\(random.reminder) \(list)")
                #expect(size?.height.isFinite == true, "\(random.reminder) \(list)")
            }
            run.showsGuides = true
            #expect(!(try run.picture().svg()).contains("NaN"), "\(random.reminder) \(list)")
        }
    }
}
