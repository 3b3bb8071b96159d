import CellSizing
import Foundation

extension Scenario {
    /// Neighbouring items that are described together.
    public struct ItemGroup: Hashable, Sendable {
        /// Where the sizes come from. Lists shorter than the group are gone through again and again.
        public enum Content: Hashable, Sendable {
            /// As large as the layout's `itemSize`.
            case plain
            /// Known to the layout from the start.
            case given([CGSize])
            /// Known only to the cell, which answers when it is measured.
            case actual([CGSize])
            /// As large as the text that the cell shows.
            case texts([String], TextStyle)
        }

        public var content: Content
        public var count: Int

        /// - Parameters:
        ///   - content: Must not hold an empty list.
        ///   - count: Number of items; as many as the list is long unless given. Must not be negative.
        public init(_ content: Content, count: Int? = nil) {
            let length =
                switch content {
                case .plain: 1
                case .given(let sizes), .actual(let sizes): sizes.count
                case .texts(let texts, _): texts.count
                }
            precondition(length > 0, "A group of items needs at least one size or text.")
            precondition(count ?? 0 >= 0, "A group cannot hold \(count ?? 0) items.")
            self.content = content
            self.count = count ?? length
        }

        /// The text of the item at `index`, when it shows one.
        func text(at index: Int) -> String? {
            guard case .texts(let texts, _) = content else { return nil }
            return texts[index % texts.count]
        }

        /// The size of the item's content in points; nil where the layout's `itemSize` decides.
        ///
        /// - Complexity: O(1); O(*n*) in the length of a text.
        func size(at index: Int, scale: Double) -> CGSize? {
            switch content {
            case .plain: nil
            case .given(let sizes), .actual(let sizes): sizes[index % sizes.count]
            case .texts(let texts, let style): style.size(of: texts[index % texts.count], scale: scale)
            }
        }
    }

    /// How a tag shows its text: on one line, with room around it.
    public struct TextStyle: Hashable, Sendable {
        public var font: FontSpec
        /// Room around the text, in points.
        public var padding: Insets
        /// The tag is never wider than this, in points; longer texts are cut off.
        public var maximumWidth: Double?

        public init(font: FontSpec = FontSpec(size: 17), padding: Insets = .zero, maximumWidth: Double? = nil) {
            self.font = font
            self.padding = padding
            self.maximumWidth = maximumWidth
        }

        /// The size of a tag, in points: the text's, up to the next pixel, plus the padding.
        func size(of text: String, scale: Double) -> CGSize {
            let label = SFLikeMetrics().singleLineSize(of: text, font: font, scale: scale)
            let width = label.width + padding.left + padding.right
            return CGSize(
                width: maximumWidth.map { min($0, width) } ?? width,
                height: label.height + padding.top + padding.bottom)
        }
    }
}
