import ElementsSimulator

extension Scenario {
    /// One possible answer to a question that UIKit's documentation leaves open. A reading sets an option or a quirk
    /// that differs from the layout's default, or the profile of a table.
    package struct UIKitReading: Sendable {
        /// The name, in documents, of this reading of UIKit's documentation, such as `centersOversizedItem false`.
        package let name: String
        private let change: @Sendable (inout Scenario) -> Void

        private init(_ name: String, _ change: @escaping @Sendable (inout Scenario) -> Void) {
            (self.name, self.change) = (name, change)
        }

        /// Returns the scenario changed to this reading of UIKit's documentation; nil if nothing changes.
        package func applied(to scenario: Scenario) -> Scenario? {
            var result = scenario
            change(&result)
            return result == scenario ? nil : result
        }

        /// Returns the readings of UIKit's documentation under which the scenario may have other results.
        package static func all(for scenario: Scenario) -> [UIKitReading] {
            switch scenario.surface {
            case .layout: layouts
            case .table: Table.Profile.allCases.map(reading(_:))
            case .compositional: compositionalLayouts
            }
        }

        private static let layouts = options + UIKitQuirks.table.map { row in
            UIKitReading("quirk \(row.name)") { $0.layout.quirks.formUnion(row.quirk) }
        }

        private static let compositionalLayouts = [
            UIKitReading("shareRounding nearest") { $0.compositional?.options.shareRounding = .nearest },
            UIKitReading("shareRounding none") { $0.compositional?.options.shareRounding = .none },
            UIKitReading("asksReturningCells false") { $0.compositional?.options.asksReturningCells = false },
        ]

        private static func reading(_ profile: Table.Profile) -> UIKitReading {
            UIKitReading("profile \(profile.rawValue)") { $0 = $0.playing(profile) }
        }

        /// The readings that each set one layout option to a value other than the default. A reading is a possible
        /// answer to a question that UIKit's documentation leaves open. Options with several choices come first, and
        /// options that are on or off follow.
        private static let options =
            OptionValues.table.flatMap { row -> [UIKitReading] in
                guard case .choice(let names) = row.kind else { return [] }
                return names.filter { row.usual != .string($0) }.map { option(row.name, .string($0), $0) }
            }
            + OptionValues.table.compactMap { row -> UIKitReading? in
                guard case .bool = row.kind else { return nil }
                let value = row.usual == false
                return option(row.name, .bool(value), "\(value)")
            } + [option("supplementaryZIndex", 0, "0")]

        private static func option(_ name: String, _ value: JSONValue, _ word: String) -> UIKitReading {
            UIKitReading("\(name) \(word)") { $0.layout.optionValues[name] = value }
        }
    }
}
