import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// Cells, headers and footers as apps write them. Most of the test is that it compiles.
@MainActor @Suite("Table cells of programs")
struct TableCellClientTests {
    class ByStyle: TableViewCell {
        let badge: View

        override init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
            badge = View(frame: .zero)
            super.init(style: .value1, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(badge)
        }

        required init?(coder: NSCoder) { fatalError("not archived") }
    }

    class Plain: TableViewCell {
        var number = 1
    }

    final class Modelled: TableViewCell {
        let model: String

        init(model: String, reuseIdentifier: String?) {
            self.model = model
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }

        required convenience init(_dequeued reuseIdentifier: String?, style: CellStyle) {
            self.init(model: "dequeued", reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Overrides what programs override.
    final class Everything: TableViewCell {
        var calls: [String] = []
        private lazy var own = Label(frame: .zero)

        override var textLabel: Label? { own }
        override var reuseIdentifier: String? { "everything" }
        override var isSelected: Bool { didSet { calls.append("isSelected") } }
        override var isHighlighted: Bool { didSet { calls.append("isHighlighted") } }
        override var isEditing: Bool { didSet { calls.append("isEditing") } }
        override var accessoryType: AccessoryType { didSet { calls.append("accessoryType") } }
        override var editingStyle: EditingStyle { .insert }
        override var separatorInset: EdgeInsets {
            get { .zero }
            set { super.separatorInset = newValue }
        }
        override var frame: CGRect {
            get { super.frame }
            set { super.frame = newValue.insetBy(dx: 10, dy: 0) }
        }
        override var configurationState: CellConfigurationState {
            var state = super.configurationState
            state[ConfigurationStateCustomKey("everything")] = true
            return state
        }

        override func prepareForReuse() {
            super.prepareForReuse()
            calls.append("prepareForReuse")
        }
        override func setSelected(_ selected: Bool, animated: Bool) {
            super.setSelected(selected, animated: animated)
            calls.append("setSelected \(selected)")
        }
        override func setHighlighted(_ highlighted: Bool, animated: Bool) {
            super.setHighlighted(highlighted, animated: animated)
            calls.append("setHighlighted \(highlighted)")
        }
        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            calls.append("setEditing \(editing)")
        }
        override func willTransition(to state: StateMask) { calls.append("willTransition \(state.rawValue)") }
        override func didTransition(to state: StateMask) { calls.append("didTransition \(state.rawValue)") }
        override func dragStateDidChange(_ dragState: DragState) { super.dragStateDidChange(dragState) }
        override func updateConfiguration(using state: CellConfigurationState) {
            super.updateConfiguration(using: state)
            calls.append("updateConfiguration")
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            calls.append("layoutSubviews")
        }
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            calls.append("sizeThatFits")
            return super.sizeThatFits(size)
        }
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
            verticalFittingPriority: LayoutPriority
        ) -> CGSize {
            calls.append("systemLayoutSizeFitting")
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
    }

    final class Header: TableViewHeaderFooterView {
        let label = Label(frame: .zero)

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { fatalError("not archived") }

        override func prepareForReuse() {
            super.prepareForReuse()
            label.text = nil
        }
        override func updateConfiguration(using state: ViewConfigurationState) {
            super.updateConfiguration(using: state)
        }
    }

    final class BareHeader: TableViewHeaderFooterView {}

    @MainActor
    struct Prototype<Cell: TableViewCell, Header: TableViewHeaderFooterView> {
        let cell = Cell(style: .subtitle, reuseIdentifier: "prototype")
        let header = Header(reuseIdentifier: "header")
    }

    @Test("Cells are made with a style, without anything, and of a generic parameter")
    func made() {
        let cell = TableViewCell()
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(cell.reuseIdentifier == nil)
        #expect(cell.contentView.frame == cell.bounds)
        #expect(cell.contentView.superview === cell)
        let framed = Plain(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(framed.number == 1)
        let styled = ByStyle(style: .default, reuseIdentifier: "a")
        #expect(styled.reuseIdentifier == "a")
        #expect(styled.detailTextLabel != nil)
        let types: [TableViewCell.Type] = [ByStyle.self, Plain.self]
        for type in types {
            let cell = type.init(_dequeued: "b")
            #expect(Swift.type(of: cell) == type)
            #expect(cell.reuseIdentifier == "b")
        }
        let modelled = (Modelled.self as TableViewCell.Type).init(_dequeued: "c")
        #expect((modelled as? Modelled)?.model == "dequeued")
        #expect(modelled.reuseIdentifier == "c")
    }

    @Test("Generic code makes cells and headers of its parameters, in the style it wants")
    func generic() {
        let prototype = Prototype<Plain, BareHeader>()
        #expect(prototype.cell.reuseIdentifier == "prototype")
        #expect(prototype.cell.detailTextLabel != nil)
        #expect(prototype.header.reuseIdentifier == "header")
        let overriding = Prototype<ByStyle, Header>()
        #expect(overriding.header.label.superview === overriding.header.contentView)
    }

    @Test("Overridden methods are called, by properties as well")
    func overridden() {
        let cell = Everything(style: .default, reuseIdentifier: nil)
        func calls(_ body: () -> Void) -> [String] {
            cell.calls = []
            body()
            return cell.calls
        }
        #expect(calls { cell.isSelected = true } == ["setSelected true", "isSelected"])
        #expect(calls { cell.setSelected(false, animated: true) } == ["setSelected false"])
        #expect(calls { cell.isHighlighted = true } == ["setHighlighted true", "isHighlighted"])
        let editing = calls { cell.isEditing = true }
        #expect(editing == ["willTransition 1", "didTransition 1", "setEditing true", "isEditing"])
        #expect(calls { cell.setEditing(false, animated: false) }.first == "willTransition 0")
        #expect(calls { cell.accessoryType = .checkmark } == ["accessoryType"])
        #expect(calls { cell.layoutIfNeeded() } == ["updateConfiguration", "layoutSubviews"])
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 320, height: 44))
        #expect(cell.calls.suffix(2) == ["systemLayoutSizeFitting", "sizeThatFits"])
        #expect(cell.configurationState[ConfigurationStateCustomKey("everything")] == AnyHashable(true))
    }

    @Test("A cell lays out what it has in layoutSubviews, where programs move it on")
    func movedOn() {
        final class Shifted: TableViewCell {
            override func layoutSubviews() {
                super.layoutSubviews()
                textLabel?.frame.origin.x += 30
                contentView.frame.origin.y = 2
            }
        }
        let cell = Shifted(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "字"
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 46)
        #expect(cell.contentView.frame.minY == 2)
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 46)
    }
}
