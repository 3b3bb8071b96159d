extension Scenario.Cell {
    /// The content of one item's cell: the values that differ from the description of the cell.
    public struct Content: Hashable, Sendable {
        /// The properties of a view or of a constraint that differ from the description of the cell.
        public struct Value: Hashable, Sendable {
            /// The text of the label; nil if the label keeps the text that the description of the cell gives.
            public var text: String?
            /// The intrinsic size of an image view, or the fixed size of any other view. It is nil if the view keeps
            /// the size that the description of the cell gives.
            public var size: Size?
            /// Whether the view is hidden; nil if the description of the cell decides.
            public var isHidden: Bool?
            /// The constant of the constraint; nil if the constraint keeps the constant that the description of the
            /// cell gives.
            public var constant: Double?

            /// Makes a value that changes only the given properties.
            public init(text: String? = nil, size: Size? = nil, isHidden: Bool? = nil, constant: Double? = nil) {
                self.text = text
                self.size = size
                self.isHidden = isHidden
                self.constant = constant
            }
        }

        /// A size that may be given on one axis only. On the other axis the view keeps its length.
        public struct Size: Hashable, Sendable {
            /// The lengths in points; nil for a length that the view keeps.
            public var width, height: Double?

            /// Makes a size from lengths in points.
            public init(width: Double?, height: Double?) {
                self.width = width
                self.height = height
            }
        }

        /// The values. The key is the name of a view or the identifier of a constraint.
        public var values: [String: Value]

        /// Makes a content from values. With an empty content, the cell has the values of its description.
        public init(_ values: [String: Value] = [:]) {
            self.values = values
        }

        /// Returns this content, with the other content's values added to it. A property that both contents have is
        /// taken from the other content.
        package func merging(_ other: Content) -> Content {
            Content(
                values.merging(other.values) { old, new in
                    Value(
                        text: new.text ?? old.text, size: new.size ?? old.size,
                        isHidden: new.isHidden ?? old.isHidden, constant: new.constant ?? old.constant)
                })
        }

        /// The work of measuring the content's texts, in units of 64 bytes. Each text is rounded down to whole units. A
        /// run limits the sum of this work and other work for cells.
        package var textWeight: Int { values.values.reduce(0) { $0 + ($1.text?.utf8.count ?? 0) / 64 } }
    }
}

extension Scenario.Cell {
    /// The views in the cell and their subviews. A view comes before its subviews. The subviews of one view are in the
    /// order from back to front.
    package var allViews: [View] { contentView.descendants }

    /// The names of all views in the cell.
    package var allViewNames: [String] { allViews.map(\.name) }

    /// The labels in the cell.
    var labels: [View] { allViews.filter { if case .label = $0.kind { true } else { false } } }

    /// The names of the layout guides in the cell.
    package var allGuides: [String] { ([contentView] + allViews).flatMap(\.guides) }

    /// The names that constraints can use, in the order of the document.
    var itemNames: [String] { allViews.map(\.name) + allGuides }

    /// The names that contents can use: the names of views and the identifiers of constraints.
    var contentNames: [String] { allViews.map(\.name) + constraints.compactMap(\.identifier) }

    func view(named name: String) -> View? { allViews.first { $0.name == name } }

    /// The work of laying out the cell, as a number without a unit. With many views, guides and constraints, it grows
    /// faster than their number. A run limits the sum of such work.
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
