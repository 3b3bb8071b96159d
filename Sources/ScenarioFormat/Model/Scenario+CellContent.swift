extension Scenario.Cell {
    /// The content of one item's cell: the values that differ from the cell's own.
    public struct Content: Hashable, Sendable {
        /// The differing properties of a view, or of a constraint.
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
            /// The lengths in points; nil if the view keeps its own.
            public var width, height: Double?

            /// Makes a size.
            public init(width: Double?, height: Double?) {
                self.width = width
                self.height = height
            }
        }

        /// The values by names of views and identifiers of constraints.
        public var values: [String: Value]

        /// Makes a content; an empty one shows the cell's own values.
        public init(_ values: [String: Value] = [:]) {
            self.values = values
        }

        /// The content with the values of another over its own.
        package func merging(_ other: Content) -> Content {
            Content(
                values.merging(other.values) { old, new in
                    Value(
                        text: new.text ?? old.text, size: new.size ?? old.size,
                        isHidden: new.isHidden ?? old.isHidden, constant: new.constant ?? old.constant)
                })
        }

        /// The work for its texts: long ones take longer than a view without.
        package var textWeight: Int { values.values.reduce(0) { $0 + ($1.text?.utf8.count ?? 0) / 64 } }
    }
}

extension Scenario.Cell {
    /// The views in the cell, those in others included, from the outside in and from back to front.
    package var allViews: [View] { contentView.descendants }

    /// The names of its views.
    package var allViewNames: [String] { allViews.map(\.name) }

    /// The labels in the cell.
    var labels: [View] { allViews.filter { if case .label = $0.kind { true } else { false } } }

    /// The guides in the cell.
    package var allGuides: [String] { ([contentView] + allViews).flatMap(\.guides) }

    /// The names that constraints can have, in the order of the document.
    var itemNames: [String] { allViews.map(\.name) + allGuides }

    /// The names that contents can have.
    var contentNames: [String] { allViews.map(\.name) + constraints.compactMap(\.identifier) }

    func view(named name: String) -> View? { allViews.first { $0.name == name } }

    /// The work of laying the cell out, for limits: more than the number of its parts if there are many.
    package var weight: Int {
        let parts = 1 + allViews.count + allGuides.count + constraints.count
        return parts + parts * parts / 50
    }

    /// Whether the reader's text size changes the cell.
    package var dependsOnTextSize: Bool {
        allViews.contains { if case .label(let label) = $0.kind { label.font.isOfStyle } else { false } }
    }
}

extension Scenario.Cell.View {
    fileprivate var descendants: [Scenario.Cell.View] { views.flatMap { [$0] + $0.descendants } }
}
