#if canImport(UIKit) && !os(watchOS)
import UIKit

extension CollectionViewRecorder {
    /// The members of a group of items with these sizes; nil for items that were never measured.
    func group(_ sizes: [CGSize]?) -> [String: DocumentValue] {
        let isSayable = (sizes ?? []).allSatisfy { $0.width >= 0 && $0.height >= 0 && $0.width + $0.height < .infinity }
        if let sizes, isSayable {
            let values = sizes.count == 1 ? sizes[0].value : .list(sizes.map(\.value))
            return [sizes.count > 1 ? "answers" : beganWithEstimate ? "actual" : "size": values]
        }
        if beganWithEstimate, let estimate = beginning?.properties["estimatedItemSize"], estimate.numbers != nil {
            return ["actual": estimate]
        }
        return [:]
    }
}
#endif
