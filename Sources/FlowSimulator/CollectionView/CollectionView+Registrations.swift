import CallerChecks
import Foundation
import ViewSimulator

extension CollectionView {
    /// Makes and configures the cells of one class, as UIKit's `UICollectionView.CellRegistration`.
    ///
    /// ```swift
    /// let rows = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, name in
    ///     var content = cell.defaultContentConfiguration()
    ///     content.text = name
    ///     cell.contentConfiguration = content
    /// }
    /// ```
    ///
    /// A registration, and copies of it, have cells of their own to reuse. Make it once, not whenever a cell is asked
    /// for: then nothing would be reused.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: CollectionViewCell, Item> {
        /// Configures a cell for the item at a path.
        public typealias Handler = (Cell, IndexPath, Item) -> Void

        let handler: Handler
        let viewClass: CollectionReusableView.Type
        let token = RegistrationToken()

        /// Makes a registration; a collection view learns of it when it is used.
        public init(handler: @escaping Handler) { (self.handler, viewClass) = (handler, Cell.self) }

        /// Makes a registration that stops the program with a sentence when a cell is dequeued: there are no nibs here.
        ///
        /// - Parameters:
        ///   - cellNib: Where the cell would come from.
        ///   - handler: Configures one.
        public init(cellNib: Nib, handler: @escaping Handler) { (self.handler, viewClass) = (handler, NibView.self) }
    }

    /// Makes and configures the supplementary views of one class and kind, as UIKit's
    /// `UICollectionView.SupplementaryRegistration`.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
        /// Configures a view of a kind at a path.
        public typealias Handler = (Supplementary, String, IndexPath) -> Void

        let elementKind: String
        let handler: Handler
        let viewClass: CollectionReusableView.Type
        let token = RegistrationToken()

        /// Makes a registration; a collection view learns of it when it is used.
        ///
        /// - Parameters:
        ///   - elementKind: The kind of the views.
        ///   - handler: Configures one.
        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler, viewClass) = (elementKind, handler, Supplementary.self)
        }

        /// Makes a registration that stops the program with a sentence when a view is dequeued: there are no nibs here.
        ///
        /// - Parameters:
        ///   - supplementaryNib: Where the view would come from.
        ///   - elementKind: The kind of the views.
        ///   - handler: Configures one.
        public init(supplementaryNib: Nib, elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler, viewClass) = (elementKind, handler, NibView.self)
        }
    }

    /// A cell of the registration's class that waits to be reused, or a new one, configured for an item. Traps where
    /// `dequeueReusableCell(withReuseIdentifier:for:)` does (R10.17).
    ///
    /// - Parameters:
    ///   - registration: Says how the cell is made and configured.
    ///   - indexPath: Where the cell is.
    ///   - item: What it shows. Nil leaves the cell as it is (a choice).
    public func dequeueConfiguredReusableCell<Cell: CollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let key = ReusePools.Key.cell(reuse.identifier(for: registration.token))
        if reuse.registeredClass(for: key) == nil { reuse.register(registration.viewClass, for: key) }
        guard let cell = dequeue(key, at: indexPath) as? Cell else {
            stop("a registration of \(Cell.self) has made a cell of another class")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view of the registration's class and kind that waits to be reused, or a new one, configured. Traps where
    /// `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)` does (R10.17).
    ///
    /// - Parameters:
    ///   - registration: Says how the view is made and configured, and of which kind it is.
    ///   - indexPath: Where the view is.
    public func dequeueConfiguredReusableSupplementary<Supplementary: CollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = registration.elementKind
        let key = ReusePools.Key.supplementary(kind: kind, reuse.identifier(for: registration.token))
        if reuse.registeredClass(for: key) == nil { reuse.register(registration.viewClass, for: key) }
        guard let view = dequeue(key, at: indexPath) as? Supplementary else {
            stop("a registration of \(Supplementary.self) has made a view of another class")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}
