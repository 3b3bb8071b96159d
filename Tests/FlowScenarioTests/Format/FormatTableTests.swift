import FlowSimulator
import Testing

@testable import FlowScenario
@testable import ScenarioFormat

/// The format knows names and usual values of the simulator without it; they are the simulator's own.
@MainActor
@Suite struct FormatTableTests {
    @Test("An option that a document leaves out is as the layout has it", arguments: OptionValues.table.map(\.name))
    func usualOptions(name: String) {
        #expect(FlowLayoutOptions(OptionValues()) == FlowLayoutOptions())
        #expect(FlowLayoutOptions().values[name] == OptionValues()[name])
    }

    @Test("Every value of every option is another one in the layout, and comes back from it")
    func options() {
        var seen: Set<FlowLayoutOptions> = [FlowLayoutOptions()]
        var count = 1
        for row in OptionValues.table {
            for value in row.otherValues {
                var values = OptionValues()
                values[row.name] = value
                let options = FlowLayoutOptions(values)
                #expect(options.values == values, "\(row.name)")
                seen.insert(options)
                count += 1
            }
        }
        #expect(seen.count == count)
    }

    @Test("A choice has the name of the layout's case, except that an offset adjustment of none is never made")
    func choices() {
        for row in OptionValues.table {
            for name in OptionValues.choices(of: row.name) {
                var values = OptionValues()
                values[row.name] = .string(name)
                let options = FlowLayoutOptions(values)
                let members = [Mirror(reflecting: options), Mirror(reflecting: options.geometry)].flatMap(\.children)
                let value = members.first { $0.label == row.name }.map { "\($0.value)" }
                #expect(value == (name == "none" ? "never" : name), "\(row.name)")
            }
        }
    }

    @Test("Quirks and anchors of a layout are those that were set")
    func layout() {
        var layout = Scenario.Layout()
        for row in UIKitQuirks.table {
            layout.quirks = row.quirk
            #expect(layout.quirkNames == [row.name])
            #expect(layout.quirks == row.quirk)
        }
        for anchor: AnchorPolicy in [.automatic, .top, .bottom, .unanchored, .item([1, 2])] {
            layout.anchor = anchor
            #expect(layout.anchor == anchor)
        }
    }

    @Test("A system has estimates from the start where its tables do", arguments: Scenario.Table.Profile.allCases)
    func estimates(profile: Scenario.Table.Profile) {
        #expect(profile.startsWithEstimates == (profile.inTables.initialEstimate != 0))
    }
}

extension OptionValues.Row {
    /// Values that are not the usual one.
    fileprivate var otherValues: [JSONValue] {
        let all: [JSONValue] =
            switch kind {
            case .bool: [true, false]
            case .choice(let names): names.map { .string($0) }
            case .integer(let range): [.number(Double(range.lowerBound)), .number(Double(range.upperBound))]
            case .points(let range): [.number(range.lowerBound), .number(range.upperBound)]
            }
        return all.filter { $0 != usual }
    }
}
