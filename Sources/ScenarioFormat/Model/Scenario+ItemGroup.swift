import CallerChecks

extension Scenario {
    /// Neighbouring items that are described together.
    public struct ItemGroup: Hashable, Sendable {
        /// Where the sizes come from. Lists shorter than the group are gone through again and again.
        public enum Content: Hashable, Sendable {
            /// As large as the layout's `itemSize`.
            case plain
            /// Known to the layout from the start.
            case given([ItemSize])
            /// Known only to the cell, which answers when it is measured.
            case actual([ItemSize])
            /// Every cell answers the first when it is measured, the second when it is measured again, and so on.
            case answers([ItemSize])
            /// As large as the text that the cell shows.
            case texts([String], TextStyle)
            /// Cells of a kind, by its name in ``Scenario/cells``, that show these contents.
            case cells(String, [Cell.Content])
        }

        /// Where the group's sizes come from.
        public var content: Content
        /// Items in the group; not negative.
        public var count: Int
        /// What a table knows of the rows; without meaning in a collection view.
        public var row = RowTraits()
        /// Instead of `actual`, where the reader chose another text size than `large`.
        public var actualByCategory: [ContentSizeCategory: [ItemSize]] = [:]

        /// Makes a group.
        ///
        /// - Parameters:
        ///   - content: Traps if it holds an empty list.
        ///   - count: Number of items; as many as the list is long unless given. Traps if it is negative.
        ///   - file: Of the caller's code, for the sentence.
        ///   - line: In that file.
        public init(_ content: Content, count: Int? = nil, file: StaticString = #fileID, line: UInt = #line) {
            let length =
                switch content {
                case .plain: 1
                case .given(let sizes), .actual(let sizes): sizes.count
                case .answers: 1
                case .texts(let texts, _): texts.count
                case .cells(_, let contents): contents.count
                }
            require(length > 0, "A group of items needs at least one size or text.", file: file, line: line)
            require(count ?? 0 >= 0, "A group cannot hold \(count ?? 0) items.", file: file, line: line)
            self.content = content
            self.count = count ?? length
        }

        /// The text of the item at `index`, when it shows one.
        package func text(at index: Int) -> String? {
            guard case .texts(let texts, _) = content else { return nil }
            return texts[index % texts.count]
        }

        /// The kind of the item's cell, and what it shows; nil for other items.
        package func cell(at index: Int) -> (name: String, content: Cell.Content)? {
            guard case .cells(let name, let contents) = content else { return nil }
            return (name, contents[index % contents.count])
        }

        /// How many sizes or texts describe it.
        var sizeCount: Int {
            switch content {
            case .plain: 1
            case .given(let sizes), .answers(let sizes): sizes.count
            case .actual(let sizes): actualByCategory.values.reduce(sizes.count) { $0 + $1.count }
            case .texts(let texts, _): texts.count
            case .cells(_, let contents): contents.count
            }
        }

        /// What its items count for where each has its size asked for.
        var weight: Double {
            guard case .texts(let texts, _) = content else { return Double(count) }
            let all = texts.reduce(0) { $0 + ScenarioLimits.weight(ofText: $1) }
            return Double(all) / Double(texts.count) * Double(count)
        }

        /// Whether the size of any of its items depends on the room.
        package var isRelative: Bool {
            switch content {
            case .plain, .cells: false
            case .given(let sizes), .answers(let sizes): sizes.contains(where: \.isRelative)
            case .actual(let sizes):
                (sizes + actualByCategory.values.flatMap { $0 }).contains(where: \.isRelative)
            case .texts(_, let style): style.isRelative
            }
        }

        /// What the group says of an item's size; nil where the layout's `itemSize` decides, or a text, or a cell.
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
