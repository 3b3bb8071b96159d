import Foundation

/// Identifies an element on screen: category, kind and path, cheap to hash. Kinds are numbered by `DisplayedElements`.
struct ElementKey: Hashable {
    /// 0 for cells; for other elements the number of the kind.
    private var kind: Int
    private var section: Int
    private var item: Int

    init(cellAt indexPath: IndexPath) {
        self.init(kind: 0, at: indexPath)
    }

    /// A path may have less than two components: supplementary views that belong to no section (R13.10).
    init(kind: Int, at indexPath: IndexPath) {
        self.kind = kind
        section = indexPath.isEmpty ? -1 : indexPath[0]
        item = indexPath.count < 2 ? -1 : indexPath[1]
    }
}
