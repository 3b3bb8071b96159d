import CallerChecks

extension Scenario {
    /// Neighbouring items that are described together.
    public struct ItemGroup: Hashable, Sendable {
        /// The source of sizes. Lists shorter than the group are repeated.
        public enum Content: Hashable, Sendable {
            /// Items with the layout's `itemSize`.
            case plain
            /// Sizes that the layout has from the start.
            case given([ItemSize])
            /// Sizes that the layout receives when it measures the cell.
            case actual([ItemSize])
            /// Sizes of which every cell returns the first when it is measured, the second when it is measured again,
            /// and so on.
            case answers([ItemSize])
            /// Items with the sizes of the texts that cells show.
            case texts([String], TextStyle)
            /// Cells of a kind, by its name in ``Scenario/cells``, that show these contents.
            case cells(String, [Cell.Content])

            /// The number of items of a group without a number.
            var usualCount: Int {
                switch self {
                case .plain, .answers: 1
                case .given(let sizes), .actual(let sizes): sizes.count
                case .texts(let texts, _): texts.count
                case .cells(_, let contents): contents.count
                }
            }
        }

        /// The source of the group's sizes.
        public var content: Content
        /// The number of items in the group; not negative.
        public var count: Int
        /// The properties of rows in a table; without meaning in a collection view.
        public var row = RowTraits()
        /// The sizes that replace those of `actual` at other text sizes than `large`.
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

        /// The text of the item at `index`; nil if it shows none.
        package func text(at index: Int) -> String? {
            guard case .texts(let texts, _) = content else { return nil }
            return texts[index % texts.count]
        }

        /// The kind of the item's cell and its content; nil for other items.
        package func cell(at index: Int) -> (name: String, content: Cell.Content)? {
            guard case .cells(let name, let contents) = content else { return nil }
            return (name, contents[index % contents.count])
        }

        /// The number of sizes or texts that describe it.
        var sizeCount: Int {
            switch content {
            case .answers(let sizes): sizes.count
            default: actualByCategory.values.reduce(content.usualCount) { $0 + $1.count }
            }
        }

        /// The work of asking for the size of each item, in items.
        var weight: Double {
            guard case .texts(let texts, _) = content else { return Double(count) }
            let all = texts.reduce(0) { $0 + ScenarioLimits.weight(ofText: $1) }
            return Double(all) / Double(texts.count) * Double(count)
        }

        /// Whether the size of any of its items depends on the room.
        package var isRelative: Bool {
            switch content {
            case .plain, .cells: false
            case .given(let sizes), .answers(let sizes), .actual(let sizes):
                (sizes + actualByCategory.values.flatMap { $0 }).contains(where: \.isRelative)
            case .texts(_, let style): style.isRelative
            }
        }

        /// The size that the group describes for an item; nil if it follows from the layout's `itemSize`, a text or a
        /// cell.
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
