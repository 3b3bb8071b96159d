import CallerChecks

extension Scenario {
    /// A group of neighbouring items that are described together.
    public struct ItemGroup: Hashable, Sendable {
        /// The source of the sizes of items. A list of sizes, texts or contents that is shorter than the group is
        /// repeated.
        public enum Content: Hashable, Sendable {
            /// Items that have the layout's `itemSize`.
            case plain
            /// Items whose sizes the layout receives without measuring cells, for example from the delegate.
            case given([ItemSize])
            /// Items whose sizes the layout receives when it measures the cells.
            case actual([ItemSize])
            /// Items whose cells may return a different size at each measurement. The first measurement returns the
            /// first size, the second measurement the second size, and so on.
            case answers([ItemSize])
            /// Items whose sizes follow from the texts in their cells.
            case texts([String], TextStyle)
            /// Items with a kind of cell, and with the contents of the cells. The kind is given by its name in
            /// ``Scenario/cells``.
            case cells(String, [Cell.Content])

            /// The number of a group's items if the document does not give the number. It is 1 for `plain` and
            /// `answers`, otherwise the length of the list.
            var usualCount: Int {
                switch self {
                case .plain, .answers: 1
                case .given(let sizes), .actual(let sizes): sizes.count
                case .texts(let texts, _): texts.count
                case .cells(_, let contents): contents.count
                }
            }
        }

        /// The source of the sizes of the group's items.
        public var content: Content
        /// The number of items in the group, which is not negative.
        public var count: Int
        /// The properties of rows in a table. They have no meaning in a collection view.
        public var row = RowTraits()
        /// The sizes that replace those of `actual` at text sizes other than `large`.
        public var actualByCategory: [ContentSizeCategory: [ItemSize]] = [:]

        /// Makes a group.
        ///
        /// - Parameters:
        ///   - content: Traps if it holds an empty list.
        ///   - count: Number of items; as many as the list is long unless given. Traps if it is negative.
        ///   - file: Of the caller's code, for the sentence.
        ///   - line: In that file.
        public init(_ content: Content, count: Int? = nil, file: StaticString = #fileID, line: UInt = #line) {
            let length = content.usualCount
            require(length > 0, "A group of items needs at least one size or text.", file: file, line: line)
            require(count ?? 0 >= 0, "A group cannot hold \(count ?? 0) items.", file: file, line: line)
            self.content = content
            self.count = count ?? length
        }

        /// Returns the text of the item at `index`; nil if the item shows no text.
        package func text(at index: Int) -> String? {
            guard case .texts(let texts, _) = content else { return nil }
            return texts[index % texts.count]
        }

        /// Returns the kind and the content of the cell of an item; nil for an item without a kind of cell.
        package func cell(at index: Int) -> (name: String, content: Cell.Content)? {
            guard case .cells(let name, let contents) = content else { return nil }
            return (name, contents[index % contents.count])
        }

        /// The number of sizes, texts or contents that describe the items of the group.
        var sizeCount: Int {
            switch content {
            case .answers(let sizes): sizes.count
            default: actualByCategory.values.reduce(content.usualCount) { $0 + $1.count }
            }
        }

        /// The work of requesting the sizes of all items in the group. One unit is the work for an item without text.
        /// An item with a long text needs several units.
        var weight: Double {
            guard case .texts(let texts, _) = content else { return Double(count) }
            let all = texts.reduce(0) { $0 + ScenarioLimits.weight(ofText: $1) }
            return Double(all) / Double(texts.count) * Double(count)
        }

        /// Whether at least one item has a relative size, such as a share of the space.
        package var isRelative: Bool {
            switch content {
            case .plain, .cells: false
            case .given(let sizes), .answers(let sizes), .actual(let sizes):
                (sizes + actualByCategory.values.flatMap { $0 }).contains(where: \.isRelative)
            case .texts(_, let style): style.isRelative
            }
        }

        /// Returns the size that the group lists for an item. `time` is the number of earlier measurements of the item,
        /// and matters only for `answers`. The result is nil if the size follows from a text, from a cell, or from the
        /// layout's `itemSize`.
        package func describedSize(at index: Int, time: Int, at category: ContentSizeCategory) -> ItemSize? {
            switch content {
            case .plain, .cells, .texts: return nil
            case .given(let sizes): return sizes[index % sizes.count]
            case .actual(let sizes):
                let sizes = actualByCategory[category] ?? sizes
                return sizes[index % sizes.count]
            case .answers(let sizes): return sizes[time % sizes.count]
            }
        }
    }
}
