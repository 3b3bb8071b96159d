import FlowSimulator
import FlowTestSupport
import Foundation

extension AttackScreen {
    /// Items as the layout has them.
    var items: [[ReferenceView.Adopted]] {
        source.truth.sections.indices.map { section in
            source.truth.sections[section].items.indices.compactMap { item in
                let path = IndexPath(item: item, section: section)
                guard let size = view.layoutAttributesForItem(at: path)?.frame.size else { return nil }
                let isMeasured: Bool? = if case .guess = world.sizing { nil } else { !layout.isEstimated(at: path) }
                return ReferenceView.Adopted(
                    ReferenceSize(size), isMeasured: world.cellsSizeThemselves ? isMeasured : false)
            }
        }
    }

    /// The frame that is returned for an element, by the name that the reference gives it.
    func frame(of name: String) -> ReferenceRect? {
        let parts = name.split(whereSeparator: { " -".contains($0) })
        guard let section = Int(parts[1]) else { return nil }
        if parts.count == 3, let item = Int(parts[2]) {
            let path = IndexPath(item: item, section: section)
            return view.layoutAttributesForItem(at: path).map { ReferenceRect($0.frame) }
        }
        let kind = ReferenceKind(rawValue: String(parts[0])).flatMap { AttackScreen.kinds[$0] } ?? ""
        return view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))
            .map { ReferenceRect($0.frame) }
    }

    /// All headers and footers that the view returns.
    var supplementaryNames: [String] {
        source.truth.sections.indices.flatMap { ["header \($0)", "footer \($0)"] }.filter { frame(of: $0) != nil }
    }

    /// The frames of all views, by the names of their elements.
    var views: [String: [ReferenceRect]] {
        var views: [String: [ReferenceRect]] = [:]
        for subview in view.subviews where !subview.isHidden {
            let name: String
            if let cell = subview as? AttackCell {
                name = view.indexPath(for: cell).map { "item \($0.section)-\($0.item)" } ?? "a cell without an item"
            } else if let supplementary = subview as? AttackView {
                name = supplementary.element
            } else {
                continue
            }
            views[name, default: []].append(ReferenceRect(subview.frame))
        }
        return views
    }
}
