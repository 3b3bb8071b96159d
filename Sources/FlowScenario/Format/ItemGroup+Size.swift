import Foundation
import TextMeasuring

extension Scenario.ItemGroup {
    /// Returns the size of an item's content in points. Nil if the layout's `itemSize`, or the views in the item's
    /// cell, determine the size.
    ///
    /// - Parameter index: The item's index within the group.
    /// - Complexity: O(1); O(*n*) in the length of a text.
    package func size(at index: Int, in surroundings: Scenario.Surroundings) -> CGSize? {
        if case .texts(let texts, let style) = content {
            return style.size(of: texts[index % texts.count], in: surroundings)
        }
        let size = describedSize(at: index, time: 0, at: surroundings.contentSizeCategory)
        return size?.size(in: surroundings.room, scale: surroundings.scale)
    }
}

extension Scenario {
    /// The values, apart from an item's content, on which the size of the content depends.
    package struct Surroundings {
        package var scale: Double
        package var contentSizeCategory: ContentSizeCategory
        package var room: Room
        /// The metrics with which texts are measured.
        package var metrics: any TextMetrics
    }
}
