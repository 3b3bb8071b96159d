import ElementsSimulator
import Foundation

/// The elements of a picture that others are drawn over, with the frames of these others.
struct OverlappedElements {
    private let covers: [Int: [CGRect]]

    /// The largest number of elements that one element is compared with. Of a pile of more elements, no text would be
    /// seen anyway.
    private static let comparisons = 256

    /// - Complexity: O(*n* log *n*) in the number of elements.
    init(_ elements: [LayoutPicture.Element], along axis: ScrollDirection) {
        let drawn = elements.indices.filter { elements[$0].frame.width > 0 && elements[$0].frame.height > 0 }
        let order = drawn.sorted {
            (axis.start(of: elements[$0].frame), $0) < (axis.start(of: elements[$1].frame), $1)
        }
        var covers: [Int: [CGRect]] = [:]
        for (place, index) in order.enumerated() {
            let frame = elements[index].frame
            for other in order[(place + 1)...].prefix(Self.comparisons) {
                guard axis.start(of: elements[other].frame) < axis.end(of: frame) else { break }
                let below = min(index, other)
                guard elements[below].role != .background else { continue }
                let common = frame.intersection(elements[other].frame)
                guard !common.isNull, common.width > 0, common.height > 0 else { continue }
                covers[below, default: []].append(elements[max(index, other)].frame)
            }
        }
        self.covers = covers
    }

    /// The frames of the elements that are drawn over the element with this index, in content coordinates.
    subscript(index: Int) -> [CGRect] { covers[index] ?? [] }
}
