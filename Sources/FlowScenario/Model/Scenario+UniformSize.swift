import Foundation

extension Scenario {
    /// The size of every item, where all are given the same: the layout then need not ask for each.
    ///
    /// Nil where cells size themselves, where sizes differ, and where they come from texts.
    var uniformSize: CGSize? {
        guard !layout.cellsSizeThemselves else { return nil }
        var common: CGSize?
        for group in sections.lazy.flatMap(\.items) where group.count > 0 {
            let sizes: [CGSize]
            switch group.content {
            case .plain: sizes = [layout.itemSize]
            case .given(let list): sizes = list
            case .actual, .texts: return nil
            }
            for size in sizes {
                guard size == common ?? size else { return nil }
                common = size
            }
        }
        return common ?? layout.itemSize
    }
}
