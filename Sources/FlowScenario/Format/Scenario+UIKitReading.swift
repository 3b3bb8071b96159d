import FlowEngine
import FlowSimulator

extension Scenario {
    /// One way to read what UIKit's documentation leaves open: an option or a quirk with another value than a layout
    /// has by itself, or another system's tables.
    package struct UIKitReading: Sendable {
        /// As documents write it, `centersOversizedItem false`.
        package let name: String
        private let change: @Sendable (inout Scenario) -> Void

        private init(_ name: String, _ change: @escaping @Sendable (inout Scenario) -> Void) {
            (self.name, self.change) = (name, change)
        }

        /// The scenario as it is under this reading; nil where it is so anyway, or says something else itself.
        package func applied(to scenario: Scenario) -> Scenario? {
            var result = scenario
            change(&result)
            return result == scenario ? nil : result
        }

        /// Those that may make a difference to the scenario.
        package static func all(for scenario: Scenario) -> [UIKitReading] {
            scenario.table == nil ? layouts : Table.Profile.allCases.map(reading(_:))
        }

        private static let layouts = options + UIKitQuirks.table.map { row in
            UIKitReading("quirk \(row.name)") { $0.layout.quirks.formUnion(row.quirk) }
        }

        private static func reading(_ profile: Table.Profile) -> UIKitReading {
            UIKitReading("profile \(profile.rawValue)") { $0 = $0.playing(profile) }
        }

        private static func option(
            _ name: String, _ change: @escaping @Sendable (inout FlowLayoutOptions) -> Void
        ) -> UIKitReading {
            UIKitReading(name) { change(&$0.layout.options) }
        }

        private static let options =
            others(FlowLayoutOptions.containerLengths, "containerLength", \.containerLength)
            + others(FlowLayoutOptions.offsetAdjustmentPolicies, "offsetAdjustmentPolicy", \.offsetAdjustmentPolicy)
            + others(FlowLayoutOptions.queryRects, "queryRect", \.queryRect)
            + others(FlowLayoutOptions.pinLimits, "pinLimit", \.pinLimit)
            + others(FlowOptions.lineAlignments, "lineAlignment", \.geometry.lineAlignment)
            + others(FlowOptions.lineAlignments, "lastLineAlignment", \.geometry.lastLineAlignment)
            + others(FlowOptions.itemAlignments, "itemAlignment", \.geometry.itemAlignment)
            + others(FlowOptions.uniformities, "uniformity", \.geometry.uniformity)
            + [
                opposite("delegateSizeDisablesSelfSizing", \.delegateSizeDisablesSelfSizing),
                opposite("invalidatesOnScrollAxisLengthChange", \.invalidatesOnScrollAxisLengthChange),
                opposite("asksAgainAfterResizing", \.asksAgainAfterResizing),
                opposite("asksReturningCells", \.asksReturningCells),
                opposite("usesUniformGrid", \.geometry.usesUniformGrid),
                opposite("centersSelfSizingSingleItemLine", \.geometry.centersSelfSizingSingleItemLine),
                opposite("centersOversizedItem", \.geometry.centersOversizedItem),
                option("supplementaryZIndex 0") { $0.supplementaryZIndex = 0 },
            ]

        private static func opposite(
            _ name: String, _ path: any WritableKeyPath<FlowLayoutOptions, Bool> & Sendable
        ) -> UIKitReading {
            let value = !FlowLayoutOptions()[keyPath: path]
            return option("\(name) \(value)") { $0[keyPath: path] = value }
        }

        /// Every value that a layout does not have by itself.
        private static func others<Value: Equatable & Sendable>(
            _ values: [(String, Value)], _ name: String,
            _ path: any WritableKeyPath<FlowLayoutOptions, Value> & Sendable
        ) -> [UIKitReading] {
            values.filter { $0.1 != FlowLayoutOptions()[keyPath: path] }.map { word, value in
                option("\(name) \(word)") { $0[keyPath: path] = value }
            }
        }
    }
}
