import FlowSimulator
import FlowTestSupport
import Testing

/// What cells make of being selected and pressed.
@Suite("The state of a cell")
@MainActor
struct CellStateTests {
    private func screen(cellClass: CollectionViewCell.Type = SizedCell.self) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(300, 80)
        let screen = TestScreen(320, 400, counts: [3], layout: layout, cellClass: cellClass)
        screen.settle()
        return screen
    }

    @Test("The background is behind all else; the one of a selected cell is in front of it, while that is selected")
    func backgrounds() {
        let cell = CollectionViewCell(frame: rect(0, 0, 100, 40))
        let (background, selected) = (View(), View())
        cell.selectedBackgroundView = selected
        #expect(cell.subviews == [cell.contentView])
        cell.isSelected = true
        cell.backgroundView = background
        #expect(cell.subviews == [background, selected, cell.contentView])
        cell.layoutIfNeeded()
        #expect(background.frame == rect(0, 0, 100, 40))
        #expect(selected.frame == rect(0, 0, 100, 40))
        cell.frame.size = size(120, 60)
        cell.layoutIfNeeded()
        #expect(background.frame == rect(0, 0, 120, 60))
        #expect(selected.frame == rect(0, 0, 120, 60))
        cell.isHighlighted = true
        cell.isSelected = false
        #expect(selected.superview === cell)
        cell.isHighlighted = false
        #expect(cell.subviews == [background, cell.contentView])
    }

    @Test("Backgrounds that are replaced or removed leave the cell, unless they are elsewhere by then")
    func replacedBackgrounds() {
        let cell = CollectionViewCell(frame: rect(0, 0, 100, 40))
        let (first, second, elsewhere) = (View(), View(), View())
        cell.isSelected = true
        cell.backgroundView = first
        cell.selectedBackgroundView = second
        elsewhere.addSubview(first)
        cell.backgroundView = nil
        #expect(first.superview === elsewhere)
        #expect(cell.subviews == [second, cell.contentView])
        cell.selectedBackgroundView = nil
        #expect(cell.subviews == [cell.contentView])
    }

    @Test("The selected background is in front of the background wherever that is")
    func backgroundAmongOthers() {
        let cell = CollectionViewCell(frame: rect(0, 0, 100, 40))
        let (other, background, selected) = (View(), View(), View())
        cell.backgroundView = background
        cell.selectedBackgroundView = selected
        cell.insertSubview(other, at: 0)
        cell.isHighlighted = true
        #expect(cell.subviews == [other, background, selected, cell.contentView])
    }

    @Test("Backgrounds say nothing about the size that fits")
    func fitting() {
        let cell = CollectionViewCell(frame: rect(0, 0, 100, 40))
        let box = View()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        LayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: 25), box.widthAnchor.constraint(equalToConstant: 70),
        ])
        cell.backgroundView = View(frame: rect(0, 0, 500, 500))
        cell.isSelected = true
        cell.selectedBackgroundView = View(frame: rect(0, 0, 500, 500))
        #expect(cell.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == size(70, 25))
    }

    @Test("A cell is configured for its state, once for several changes, and for the view's editing")
    func configuration() throws {
        let screen = screen()
        let cell = try #require(screen.view.cellForItem(at: [0, 1]))
        let calls = CallLog()
        cell.configurationUpdateHandler = { _, state in
            let words = [("selected", state.isSelected), ("pressed", state.isHighlighted), ("edited", state.isEditing)]
            calls.note(words.filter(\.1).map(\.0).joined(separator: " "))
        }
        screen.settle()
        #expect(calls.take() == [""])
        screen.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        cell.isHighlighted = true
        #expect(calls.take() == [])
        screen.settle()
        #expect(calls.take() == ["selected pressed"])
        screen.view.isEditing = true
        screen.settle()
        #expect(calls.take() == ["selected pressed edited"])
        screen.view.isEditing = true
        screen.settle()
        #expect(calls.take() == [])
    }

    @Test("A cell that comes on screen is configured as selected at once")
    func comingOnScreen() {
        final class Configured: CollectionViewCell {
            static var states: [Bool] = []
            override func updateConfiguration(using state: CellConfigurationState) {
                Configured.states.append(state.isSelected)
            }
        }
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(300, 80)
        let screen = TestScreen(320, 400, counts: [3], layout: layout, cellClass: Configured.self)
        screen.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        Configured.states = []
        screen.settle()
        #expect(Configured.states == [false, true, false])
    }
}
