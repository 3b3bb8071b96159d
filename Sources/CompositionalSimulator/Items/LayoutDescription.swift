/// Items and groups in words, for `visualDescription()`.
@MainActor
enum LayoutDescription {
    static func text(of item: CollectionLayoutItem) -> String { lines(of: item).joined(separator: "\n") }

    private static func lines(of item: CollectionLayoutItem) -> [String] {
        let size = text(of: item.layoutSize.widthDimension) + " × " + text(of: item.layoutSize.heightDimension)
        guard let group = item as? CollectionLayoutGroup else { return ["item \(size)"] }
        return ["\(name(of: group.arrangement)) \(size)"]
            + group.subitems.flatMap { lines(of: $0) }.map { "    " + $0 }
    }

    private static func name(of arrangement: CollectionLayoutGroup.Arrangement) -> String {
        switch arrangement {
        case .filling(let axis, _): "\(axis) group"
        case .repeating(let axis, _, let count): "\(axis) group, \(count) times"
        case .sharing(let axis, _, let count): "\(axis) group, shared by \(count)"
        case .custom: "custom group"
        }
    }

    private static func text(of dimension: CollectionLayoutDimension) -> String {
        switch dimension.length {
        case .absolute(let points): "\(points)"
        case .fractionOfWidth(let fraction): "\(fraction) of the width"
        case .fractionOfHeight(let fraction): "\(fraction) of the height"
        case .estimated(let points): "about \(points)"
        case .uniform(let points): "about \(points) for all siblings"
        }
    }
}
