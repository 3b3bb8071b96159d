import CallerChecks

extension CollectionView {
    /// A registration that makes and configures the cells of one class, as UIKit's `UICollectionView.CellRegistration`.
    ///
    /// ```swift
    /// let rows = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, name in
    ///     var content = cell.defaultContentConfiguration()
    ///     content.text = name
    ///     cell.contentConfiguration = content
    /// }
    /// ```
    ///
    /// A registration and its copies have their own pool of cells. Make it once: a registration that is made for each
    /// cell reuses no cell.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: CollectionViewCell, Item> {
        /// A closure that configures a cell for the item at a path.
        public typealias Handler = (Cell, IndexPath, Item) -> Void

        let handler: Handler
        let viewClass: CollectionReusableView.Type
        let token = RegistrationToken()

        /// Makes a registration. A collection view registers it at its first use.
        public init(handler: @escaping Handler) { (self.handler, viewClass) = (handler, Cell.self) }

        /// Makes a registration that stops the program with a message when a cell is dequeued: there are no nibs here.
        ///
        /// - Parameters:
        ///   - cellNib: The archive of the cell.
        ///   - handler: Configures one.
        public init(cellNib: Nib, handler: @escaping Handler) { (self.handler, viewClass) = (handler, NibView.self) }
    }

    /// A registration that makes and configures the supplementary views of one class and kind, as UIKit's
    /// `UICollectionView.SupplementaryRegistration`.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
        /// A closure that configures a view of a kind at a path.
        public typealias Handler = (Supplementary, String, IndexPath) -> Void

        let elementKind: String
        let handler: Handler
        let viewClass: CollectionReusableView.Type
        let token = RegistrationToken()

        /// Makes a registration. A collection view registers it at its first use.
        ///
        /// - Parameters:
        ///   - elementKind: The kind of the views.
        ///   - handler: Configures one.
        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler, viewClass) = (elementKind, handler, Supplementary.self)
        }

        /// Makes a registration that stops the program with a message when a view is dequeued: there are no nibs here.
        ///
        /// - Parameters:
        ///   - supplementaryNib: The archive of the view.
        ///   - elementKind: The kind of the views.
        ///   - handler: Configures one.
        public init(supplementaryNib: Nib, elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler, viewClass) = (elementKind, handler, NibView.self)
        }
    }

    /// A cell of the registration's class, from the pool or new, configured for an item. Traps like
    /// `dequeueReusableCell(withReuseIdentifier:for:)` (R10.17).
    ///
    /// - Parameters:
    ///   - registration: The registration that makes and configures the cell.
    ///   - indexPath: The path of the cell.
    ///   - item: The value that the cell shows. Nil leaves the cell as it is (a choice).
    public func dequeueConfiguredReusableCell<Cell: CollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let key = ReusePools.Key.cell(core.reuse.identifier(for: registration.token))
        if core.reuse.registeredClass(for: key) == nil { core.reuse.register(registration.viewClass, for: key) }
        guard let cell = dequeue(key, at: indexPath) as? Cell else {
            stop("a registration of \(Cell.self) has made a cell of another class")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view of the registration's class and kind, from the pool or new, configured for a path. Traps like
    /// `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)` (R10.17).
    ///
    /// - Parameters:
    ///   - registration: The registration, with the kind of the view.
    ///   - indexPath: The path of the view.
    public func dequeueConfiguredReusableSupplementary<Supplementary: CollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = registration.elementKind
        let key = ReusePools.Key.supplementary(kind: kind, core.reuse.identifier(for: registration.token))
        if core.reuse.registeredClass(for: key) == nil { core.reuse.register(registration.viewClass, for: key) }
        guard let view = dequeue(key, at: indexPath) as? Supplementary else {
            stop("a registration of \(Supplementary.self) has made a view of another class")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}
