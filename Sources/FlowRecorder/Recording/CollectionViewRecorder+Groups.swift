#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension CollectionViewRecorder {
    /// A group of one item with these sizes; the estimated one if it was never measured.
    func group(_ sizes: [CGSize]?) -> Scenario.ItemGroup {
        let isSayable = (sizes ?? []).allSatisfy { $0.width >= 0 && $0.height >= 0 && $0.width + $0.height < .infinity }
        if let sizes, isSayable {
            let sizes = sizes.map(Scenario.ItemSize.init)
            if sizes.count > 1 { return Scenario.ItemGroup(.answers(sizes)) }
            return Scenario.ItemGroup(beganWithEstimate ? .actual(sizes) : .given(sizes))
        }
        guard beganWithEstimate else { return Scenario.ItemGroup(.plain) }
        let layout = beginning?.layout ?? Scenario.Layout()
        if case .size(let estimate) = layout.estimate { return Scenario.ItemGroup(.actual([estimate])) }
        return Scenario.ItemGroup(.actual([layout.itemSize]))
    }
}
#endif
