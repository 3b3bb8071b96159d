import FlowScenario

/// The declarations that a test may need in addition to its steps, in the order in which they are in the file.
enum PlainHelper: CaseIterable {
    case scrolling, paging, comparing, items

    @MainActor
    func code(_ test: PlainTest) -> String {
        switch self {
        case .scrolling: Self.scrollingCode
        case .paging: Self.pagingCode
        case .comparing: Self.comparingCode
        case .items: Self.itemsCode(test)
        }
    }

    private static let scrollingCode = """
        /// Scrolls as far as the content goes.
        @MainActor
        private func scroll(_ view: CollectionView, to offset: CGPoint) {
            let (size, content, insets) = (view.bounds.size, view.contentSize, view.adjustedContentInset)
            let (left, top) = (-insets.left, -insets.top)
            let right = max(left, content.width + insets.right - size.width)
            let bottom = max(top, content.height + insets.bottom - size.height)
            view.contentOffset = CGPoint(x: min(max(offset.x, left), right), y: min(max(offset.y, top), bottom))
        }
        """

    private static let pagingCode = """
        /// Scrolls by one viewport after the other, so that everything on the way is measured.
        @MainActor
        private func scrollThrough(_ view: CollectionView, by page: CGPoint) {
            var before: CGPoint
            repeat {
                before = view.contentOffset
                scroll(view, to: CGPoint(x: before.x + page.x, y: before.y + page.y))
                if view.contentOffset != before { view.layoutIfNeeded() }
            } while view.contentOffset != before
        }
        """

    private static let comparingCode = """
        /// Whether lengths are equal as far as decimals allow: a third of a point has no exact one.
        private func isLike(_ found: CGRect?, _ expected: CGRect) -> Bool {
            guard let found else { return false }
            return isLike(found.origin, expected.origin) && isLike(found.size, expected.size)
        }

        private func isLike(_ found: CGPoint, _ expected: CGPoint) -> Bool {
            abs(found.x - expected.x) <= 0.001 && abs(found.y - expected.y) <= 0.001
        }

        private func isLike(_ found: CGSize, _ expected: CGSize) -> Bool {
            abs(found.width - expected.width) <= 0.001 && abs(found.height - expected.height) <= 0.001
        }
        """

    @MainActor
    private static func itemsCode(_ test: PlainTest) -> String {
        let delegate = test.asksForSizes ? ", CollectionViewDelegateFlowLayout" : ""
        let protocols = "NSObject, CollectionViewDataSource" + delegate
        let source = test.asksForSizes ? "delegate returns" : "cell returns when it is measured"
        let plain = SwiftText.pair(test.scenario.layout.itemSize)
        return """
            /// The content of a cell, wherever updates move it.
            @MainActor
            private final class Item {
                /// The size that the \(source).
                var size: CGSize

                init(size: CGSize) {
                    self.size = size
                }
            }

            /// Neighbouring items. Fewer sizes than items are repeated.
            @MainActor
            private func items(_ sizes: [CGFloat]..., count: Int? = nil) -> [Item] {
                let sizes = sizes.isEmpty ? [\(plain)] : sizes
                return (0..<(count ?? sizes.count)).map { index in
                    let size = sizes[index % sizes.count]
                    return Item(size: CGSize(width: size[0], height: size[1]))
                }
            }

            private final class ItemCell: CollectionViewCell {
                var item: Item?

                override func preferredLayoutAttributesFitting(
                    _ layoutAttributes: CollectionViewLayoutAttributes
                ) -> CollectionViewLayoutAttributes {
                    let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
                    if let item { preferred.size = item.size }
                    return preferred
                }
            }

            private final class ItemSource: \(protocols) {
                var sections: [[Item]]

                init(sections: [[Item]]) {
                    self.sections = sections
                }

                func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

                func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
                    sections[section].count
                }

                func collectionView(
                    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
                ) -> CollectionViewCell {
                    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
                    (cell as? ItemCell)?.item = sections[indexPath.section][indexPath.item]
                    return cell
                }
            \(test.asksForSizes ? sizes : "")\(test.hasSupplementaries ? supplementaries : "")}
            """
    }

    private static let sizes = """

            func collectionView(
                _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                sections[indexPath.section][indexPath.item].size
            }

        """

    private static let supplementaries = """

            private static let kinds = [
                CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
            ]

            func registerHeaders(in view: CollectionView) {
                for kind in Self.kinds {
                    view.register(
                        CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
                }
            }

            func collectionView(
                _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> CollectionReusableView {
                collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: kind, for: indexPath)
            }

        """
}
