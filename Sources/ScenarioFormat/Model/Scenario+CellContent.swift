extension Scenario.Cell {
    /// What one item shows in a cell: where it differs from what the cell shows by itself.
    public struct Content: Hashable, Sendable {
        /// What is different of a view, or of a constraint.
        public struct Value: Hashable, Sendable {
            /// A label's text.
            public var text: String?
            /// The size of an image, or the fixed size of any other view; nil on an axis that keeps its own.
            public var size: Size?
            /// Whether the view is hidden.
            public var isHidden: Bool?
            /// A constraint's constant.
            public var constant: Double?

            /// Makes a value that changes nothing unless something is given.
            public init(text: String? = nil, size: Size? = nil, isHidden: Bool? = nil, constant: Double? = nil) {
                self.text = text
                self.size = size
                self.isHidden = isHidden
                self.constant = constant
            }
        }

        /// A size that may leave an axis out.
        public struct Size: Hashable, Sendable {
            /// In points; nil where the view keeps its own.
            public var width, height: Double?

            /// Makes a size.
            public init(width: Double?, height: Double?) {
                self.width = width
                self.height = height
            }
        }

        /// By the names of views, and the identifiers of constraints.
        public var values: [String: Value]

        /// Makes a content; one that is empty shows what the cell shows by itself.
        public init(_ values: [String: Value] = [:]) {
            self.values = values
        }

        /// The same, with what another says of it.
        package func merging(_ other: Content) -> Content {
            var result = self
            for (name, value) in other.values {
                let old = values[name] ?? Value()
                result.values[name] = Value(
                    text: value.text ?? old.text, size: value.size ?? old.size,
                    isHidden: value.isHidden ?? old.isHidden, constant: value.constant ?? old.constant)
            }
            return result
        }

        /// The work that its texts are: long ones take longer than a view without.
        package var textWeight: Int { values.values.reduce(0) { $0 + ($1.text?.utf8.count ?? 0) / 64 } }
    }
}

extension Scenario.Cell {
    /// The views in the cell, those in others included, from the outside in and from back to front.
    package var allViews: [View] { contentView.descendants }

    /// The names of its views.
    package var allViewNames: [String] { allViews.map(\.name) }

    /// The guides in the cell.
    package var allGuides: [String] { ([contentView] + allViews).flatMap(\.guides) }

    /// What constraints can name, in the order of the document.
    var itemNames: [String] { allViews.map(\.name) + allGuides }

    /// What contents can name.
    var contentNames: [String] { allViews.map(\.name) + constraints.compactMap(\.identifier) }

    func view(named name: String) -> View? { allViews.first { $0.name == name } }

    /// What it takes to lay the cell out, for limits: more than its parts where they are many.
    package var weight: Int {
        let parts = 1 + allViews.count + allGuides.count + constraints.count
        return parts + parts * parts / 50
    }

    /// Whether the reader's text size makes a difference.
    package var dependsOnTextSize: Bool {
        allViews.contains { if case .label(let label) = $0.kind { label.font.isOfStyle } else { false } }
    }
}

extension Scenario.Cell.View {
    fileprivate var descendants: [Scenario.Cell.View] { views.flatMap { [$0] + $0.descendants } }
}
