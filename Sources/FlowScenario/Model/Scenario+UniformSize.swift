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
            case .actual, .answers, .texts: return nil
            }
            for size in sizes {
                guard size == common ?? size else { return nil }
                common = size
            }
        }
        return common ?? layout.itemSize
    }

    /// Whether the layout has to ask for every item's size: they differ, or come to differ.
    var asksForSizes: Bool {
        guard !layout.cellsSizeThemselves else { return false }
        return uniformSize == nil || resizesItems || (hasGivenSizes && setsItemSize)
    }

    /// What the layout's `itemSize` has to be for items of which none is asked for its size.
    func itemSize(with layout: Layout) -> CGSize {
        asksForSizes || !hasGivenSizes ? layout.itemSize : uniformSize ?? layout.itemSize
    }

    private var hasGivenSizes: Bool {
        sections.lazy.flatMap(\.items).contains { if case .given = $0.content { $0.count > 0 } else { false } }
    }

    private var resizesItems: Bool {
        allActions.contains { if case .resizeItems = $0 { true } else { false } }
    }

    private var setsItemSize: Bool {
        allActions.contains {
            if case .set(let change) = $0 { change.layout.itemSize != layout.itemSize } else { false }
        }
    }

    /// The actions of all steps, those that are done together one by one.
    var allActions: [Action] { steps.flatMap(\.action.parts) }
}
