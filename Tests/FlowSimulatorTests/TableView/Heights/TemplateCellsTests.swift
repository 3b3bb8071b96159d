import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

@Suite("Template cells") @MainActor
final class TemplateCellsTests {
    /// Templates hold their table weakly.
    private var tables: [TemplateTable] = []

    private func table(scale: CGFloat = 2, _ makes: @escaping (String) -> TableViewCell?) -> TemplateTable {
        let table = TemplateTable.phone(scale: scale, makes)
        tables.append(table)
        return table
    }

    private func show(_ count: Int) -> (TableViewCell) -> Void {
        { ($0 as? TextCell)?.show(count) }
    }

    private func textTable(scale: CGFloat = 2) -> TemplateTable {
        table(scale: scale) { TextCell(style: .default, reuseIdentifier: $0) }
    }

    // MARK: Heights

    @Test("A mail's row of one line is 40.5 points, 41 with a line below and 41.5 with the point of old code")
    func separators() {
        let table = table { identifier in
            let (cell, mail) = (TableViewCell(style: .default, reuseIdentifier: identifier), MailContent())
            mail.build([mail.title], in: cell.contentView)
            return cell
        }
        let templates = TemplateCells<Int>(for: table)
        func height() -> CGFloat { templates.height(forIdentifier: "subject") { _ in } }
        #expect(height() == 41)
        templates.separator = .onePoint
        #expect(height() == 41.5)
        table.separatorStyle = .none
        #expect(height() == 41.5)
        templates.separator = .pixel
        #expect(height() == 40.5)
    }

    @Test("A line is a pixel on every screen")
    func scales() {
        let table = textTable(scale: 1)
        let templates = TemplateCells<Int>(for: table)
        #expect(templates.height(forIdentifier: "text", configure: show(10)) == 34)
        table.overrideTraitCollection = TraitCollection(displayScale: 4)
        let height = templates.height(forIdentifier: "text", configure: show(10))
        #expect(height == 33)
    }

    @Test("Contents are measured in what the accessory leaves of the width")
    func accessories() {
        let templates = TemplateCells<Int>(for: textTable())
        func height(_ accessory: TableViewCell.AccessoryType) -> CGFloat {
            templates.height(forIdentifier: "text") { cell in
                cell.accessoryType = accessory
                (cell as? TextCell)?.show(100)
            }
        }
        // 25 and 23 characters a line: four lines of 67 points, five of 84; 16 around them, and a line of half a point.
        #expect(height(.none) == 83.5)
        #expect(height(.disclosureIndicator) == 100.5)
    }

    @Test("A content that needs more than the width has it at 999, and not where the width is required")
    func widthPriority() {
        let templates = TemplateCells<Int>(for: textTable())
        func height() -> CGFloat {
            templates.height(forIdentifier: "text") { cell in
                guard let cell = cell as? TextCell else { return }
                cell.leastWidth?.constant = 400
                cell.leastWidth?.priority = LayoutPriority(999.5)
                cell.leastWidth?.isActive = true
                cell.show(26)
            }
        }
        #expect(height() == 33.5)
        templates.widthPriority = .required
        #expect(height() == 50)
    }

    @Test("Without constraints the cell is asked once, with the content view's width; without an answer it is 44")
    func fallbacks() {
        var cell: SizedRow?
        let table = table { identifier in
            cell = SizedRow(style: .default, reuseIdentifier: identifier)
            cell?.height = { _ in 220 }
            return cell
        }
        let templates = TemplateCells<Int>(for: table)
        #expect(templates.height(forIdentifier: "frames") { $0.accessoryType = .checkmark } == 220.5)
        #expect(cell?.offered.map(\.width) == [335])
        for nothing in [0, -1, .nan, .infinity] as [CGFloat] {
            #expect(templates.height(forIdentifier: "frames") { ($0 as? SizedRow)?.height = { _ in nothing } } == 44.5)
        }
    }

    @Test("Where constraints leave the height open the cell is asked")
    func openConstraints() {
        let table = table { identifier in
            let cell = SizedRow(style: .default, reuseIdentifier: identifier)
            cell.height = { _ in 60 }
            let view = View(frame: .zero)
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
            return cell
        }
        #expect(TemplateCells<Int>(for: table).height(forIdentifier: "open") { _ in } == 60.5)
    }

    @Test("A template has the table's text size without being in its tree")
    func textSizes() {
        var cell: TableViewCell?
        let table = table { identifier in
            let (made, mail) = (TableViewCell(style: .default, reuseIdentifier: identifier), MailContent())
            mail.build([mail.title, mail.body], in: made.contentView)
            mail.useTextStyles()
            mail.body.text = String(repeating: "字", count: 100)
            cell = made
            return made
        }
        let templates = TemplateCells<Int>(for: table)
        let heights = ContentSizeCategory.fromSmallest.map { category in
            table.overrideTraitCollection = TraitCollection(traitsFrom: [
                TraitCollection(displayScale: 2), TraitCollection(preferredContentSizeCategory: category),
            ])
            return templates.height(for: 1, identifier: "mail") { _ in }
        }
        #expect(heights == [100.5, 101.5, 103, 104, 116, 146, 159.5, 207.5, 299.5, 425, 493, 715])
        #expect(templates.fits == 12)
        #expect(cell?.superview == nil)
        #expect(table.made == ["mail"])
    }

    @Test("One cell is made for an identifier, and prepared for reuse before each row")
    func templates() {
        var cells: [TextCell] = []
        let table = table { identifier in
            cells.append(TextCell(style: .default, reuseIdentifier: identifier))
            return cells.last
        }
        let templates = TemplateCells<Int>(for: table)
        for count in [10, 100, 10] { _ = templates.height(forIdentifier: "a", configure: show(count)) }
        _ = templates.height(forIdentifier: "b", configure: show(10))
        #expect(table.made == ["a", "b"])
        #expect(cells.map(\.preparations) == [3, 1])
        #expect(templates.fits == 4)
        templates.removeTemplates()
        _ = templates.height(forIdentifier: "a", configure: show(10))
        #expect(table.made == ["a", "b", "a"])
    }

    // MARK: Caches

    @Test("54 rows on iOS 8 cost 54 fits and 55 hits, a changed one a fit, another text size or width each of them one")
    func keys() {
        let table = textTable()
        let templates = TemplateCells<Int>(for: table)
        var world = ReferenceTableWorld(viewport: 660)
        (world.profile, world.asksHeights, world.estimate) = (.iOS8, true, 44)
        let rows = Array(repeating: ReferenceTableRow(0, declared: 100), count: 54)
        var reference = ReferenceTable([ReferenceTableSection(rows)], in: world)
        reference.layOut()
        while reference.offset < reference.highestOffset { reference.scroll(by: 20) }
        while reference.offset > reference.lowestOffset { reference.scroll(by: -20) }
        func play() {
            for path in reference.log.heightCalls {
                _ = templates.height(for: path[1], identifier: "text", configure: show(path[1]))
            }
        }
        play()
        #expect((templates.fits, templates.hits) == (54, 55))
        templates.keyedHeights.removeHeight(for: 20)
        play()
        #expect(templates.fits == 55)
        table.overrideTraitCollection = TraitCollection(traitsFrom: [
            TraitCollection(displayScale: 2), TraitCollection(preferredContentSizeCategory: .extraLarge),
        ])
        play()
        #expect(templates.fits == 55 + 54)
        table.frame.size.width = 320
        play()
        #expect(templates.fits == 55 + 54 + 54)
    }

    @Test("Heights by path move with their rows")
    func paths() {
        let templates = TemplateCells<Never>(for: textTable())
        func height(_ row: Int, _ count: Int) -> CGFloat {
            templates.height(at: IndexPath(row: row, section: 0), identifier: "text", configure: show(count))
        }
        let (one, four) = (height(0, 10), height(1, 100))
        #expect(one < four)
        templates.indexedHeights.insertRows(at: [IndexPath(row: 0, section: 0)])
        #expect(height(1, 999) == one)
        #expect(height(2, 999) == four)
        #expect((templates.fits, templates.hits) == (2, 2))
        #expect(height(0, 100) == four)
        #expect(templates.fits == 3)
    }

    @Test("A separator that comes later counts for heights that are known")
    func lateSeparator() {
        let table = textTable()
        table.separatorStyle = .none
        let templates = TemplateCells<Int>(for: table)
        let height = templates.height(for: 1, identifier: "text", configure: show(10))
        table.separatorStyle = .singleLine
        #expect(templates.height(for: 1, identifier: "text", configure: show(10)) == height + 0.5)
        #expect(templates.fits == 1)
        #expect(templates.keyedHeights.height(for: 1, under: templates.conditions()) == height)
    }

    @Test("Whoever fills a template may look at the heights and ask for those of other kinds")
    func nesting() {
        let templates = TemplateCells<Int>(for: textTable())
        var inner: CGFloat?
        let outer = templates.height(for: 1, identifier: "a") { cell in
            (cell as? TextCell)?.show(100)
            templates.keyedHeights.removeHeight(for: 7)
            inner = templates.height(for: 2, identifier: "b", configure: show(10))
        }
        #expect(inner == 33.5)
        #expect(outer == 83.5)
        #expect(templates.keyedHeights.count == 2)
    }

    // MARK: Stops

    @Test("A template whose filling asks for its own height stops the program")
    func recursion() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let table = TemplateTable(frame: CGRect(x: 0, y: 0, width: 375, height: 660))
            let templates = TemplateCells<Int>(for: table)
            withExtendedLifetime(table) {
                _ = templates.height(for: 1, identifier: "mail") { _ in
                    _ = templates.height(for: 2, identifier: "mail") { _ in }
                }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("the template cell for \"mail\" is asked for a height while it is being configured"))
    }

    @Test("An identifier without a class, and a width that is none, stop the program")
    func wrongArguments() async {
        let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let table = TemplateTable(frame: CGRect(x: 0, y: 0, width: 375, height: 660))
            table.makes = { _ in nil }
            withExtendedLifetime(table) {
                _ = TemplateCells<Int>(for: table).height(forIdentifier: "mail") { _ in }
            }
        }
        let text = String(decoding: missing?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("unable to make a template cell with identifier mail"))
        await #expect(processExitsWith: .failure) { @MainActor in
            let table = TemplateTable(frame: CGRect(x: 0, y: 0, width: 375, height: 660))
            withExtendedLifetime(table) {
                _ = TemplateCells<Int>(for: table).height(forIdentifier: "mail", width: .nan) { _ in }
            }
        }
    }
}

extension ContentSizeCategory {
    fileprivate static let fromSmallest: [ContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
}
