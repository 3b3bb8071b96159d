import FlowSimulator
import Foundation
import Testing

/// Rows as apps write them: a form with an error below the field, and a row by visual formats.
@MainActor @Suite("Rows of forms and lists")
struct RowCellTests {
    class Row: CollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
            contentView.systemLayoutSizeFitting(
                CGSize(width: targetSize.width, height: View.layoutFittingCompressedSize.height),
                withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
    }

    final class FormRow: Row {
        let title = Label()
        let field = TextField()
        let message = Label()
        private lazy var noMessage = message.heightAnchor.constraint(equalToConstant: 0)

        var error: String? {
            didSet {
                message.text = error
                noMessage.isActive = error == nil
                invalidateIntrinsicContentSize()
            }
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.layoutMargins = EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
            for view in [title, field, message] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            field.borderStyle = .roundedRect
            message.numberOfLines = 0
            message.font = .preferredFont(forTextStyle: .caption2)
            title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            let guide = contentView.layoutMarginsGuide
            LayoutConstraint.activate([
                title.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                title.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
                field.leadingAnchor.constraint(equalToSystemSpacingAfter: title.trailingAnchor, multiplier: 1),
                field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                field.topAnchor.constraint(equalTo: guide.topAnchor),
                message.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 4),
                message.leadingAnchor.constraint(equalTo: field.leadingAnchor),
                message.trailingAnchor.constraint(equalTo: field.trailingAnchor),
                message.bottomAnchor.constraint(equalTo: guide.bottomAnchor), noMessage,
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class FormatRow: Row {
        let icon = View()
        let title = Label()
        let subtitle = Label()
        let info = Button(type: .detailDisclosure)

        override init(frame: CGRect) {
            super.init(frame: frame)
            let views: [String: Any] = ["icon": icon, "title": title, "subtitle": subtitle, "info": info]
            for view in [icon, title, subtitle, info] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            subtitle.numberOfLines = 0
            let metrics: [String: Any] = ["side": 40, "gap": 12.0, "high": LayoutPriority.defaultHigh.rawValue]
            let formats: [(String, LayoutConstraint.FormatOptions)] = [
                ("H:|-[icon(side)]-gap-[title]-(>=8)-[info]-|", []),
                ("V:|-8-[title]-2-[subtitle]-(>=8,==8@high)-|", [.alignAllLeading, .alignAllTrailing]),
                ("V:|-8-[icon(side)]-(>=8)-|", []),
            ]
            LayoutConstraint.activate(
                formats.flatMap {
                    LayoutConstraint.constraints(
                        withVisualFormat: $0.0, options: $0.1, metrics: metrics, views: views)
                } + [info.centerYAnchor.constraint(equalTo: contentView.centerYAnchor)])
        }

        required init?(coder: NSCoder) { nil }
    }

    private func view(_ cells: CollectionViewCell.Type, _ source: TableSource) -> CollectionView {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 375, height: 44)
        layout.minimumLineSpacing = 0
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
        view.register(cells, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    private func han(_ count: Int) -> String { String(repeating: "字", count: count) }

    @Test("A form row grows by an error below its field, and shrinks when there is none any more")
    func form() throws {
        let source = TableSource([2])
        source.whenCellIsMade = { cell, _ in (cell as? FormRow)?.title.text = "名" }
        let view = view(FormRow.self, source)
        // 11, the field's 34, 4, nothing, 11.
        #expect(view.contentSize.height == 120)
        let row = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? FormRow)
        #expect(row.field.frame == CGRect(x: 41, y: 11, width: 318, height: 34))
        // Both texts have 17 points, and so their first lines begin at the same height.
        #expect(row.title.frame == CGRect(x: 16, y: 18, width: 17, height: 20.5))
        row.error = han(60)
        view.layoutIfNeeded()
        // 28 letters of 11 points a line: three lines, 39.5 points.
        #expect(row.frame.height == 99.5)
        #expect(view.contentSize.height == 159.5)
        row.error = nil
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 120)
        #expect(view.issues.isEmpty)
    }

    @Test("A row by visual formats wraps its text, keeps room for its icon, and is mirrored from right to left")
    func formats() throws {
        let source = TableSource([2])
        source.whenCellIsMade = { [texts = [nil, han(40)]] cell, path in
            guard let row = cell as? FormatRow else { return }
            (row.title.text, row.subtitle.text) = ("名", texts[path.item])
        }
        let view = view(FormatRow.self, source)
        let row = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? FormatRow)
        // Without a text below the icon decides: 8, 40, 8. Else 8, 20.5, 2, three lines of 16 letters, 8.
        #expect(view.contentSize.height == 56 + 99.5)
        #expect(row.subtitle.frame == CGRect(x: 60, y: 30.5, width: 272, height: 61))
        #expect(row.info.frame == CGRect(x: 345, y: 39, width: 22, height: 22))
        view.overrideTraitCollection = TraitCollection(layoutDirection: .rightToLeft)
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 56 + 99.5)
        #expect(view.issues.isEmpty)
        let mirrored = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? FormatRow)
        #expect(mirrored.icon.frame == CGRect(x: 327, y: 8, width: 40, height: 40))
        #expect(mirrored.subtitle.frame == CGRect(x: 43, y: 30.5, width: 272, height: 61))
        #expect(mirrored.info.frame.origin.x == 8)
    }
}
