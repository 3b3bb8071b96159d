import Foundation
import Testing
import ControlSimulator
import ViewSimulator

/// Han characters are as wide as the font is large, which is 13 points.
@MainActor @Suite("Segmented controls")
struct SegmentedControlTests {
    @Test("Segments come, change and go, and the chosen one stays chosen")
    func segments() {
        let control = SegmentedControl(items: ["a", Image(size: size(20, 20)), "c" as NSString])
        #expect(control.numberOfSegments == 3)
        #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
        #expect(control.titleForSegment(at: 2) == "c")
        #expect(control.titleForSegment(at: 1) == nil)
        #expect(control.imageForSegment(at: 1)?.size == size(20, 20))
        #expect(control.imageForSegment(at: 0) == nil)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "b", at: 1, animated: true)
        #expect(control.selectedSegmentIndex == 2)
        #expect(control.titleForSegment(at: 1) == "b")
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        #expect(control.titleForSegment(at: 0) == "b")
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
        #expect(control.numberOfSegments == 2)
        control.selectedSegmentIndex = 1
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
        #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    }

    @Test("Places that no segment has are the nearest ones, and nothing stops the program where there is none")
    func places() {
        let control = SegmentedControl(items: nil)
        control.setTitle("a", forSegmentAt: 3)
        control.removeSegment(at: 0, animated: false)
        #expect(control.titleForSegment(at: 0) == nil)
        #expect(control.widthForSegment(at: 0) == 0)
        #expect(control.intrinsicContentSize == size(0, 31))
        control.insertSegment(withTitle: "a", at: -3, animated: false)
        control.insertSegment(with: Image(size: size(9, 9)), at: 30, animated: false)
        #expect(control.imageForSegment(at: 99)?.size.width == 9)
        #expect(control.titleForSegment(at: -1) == "a")
        control.selectedSegmentIndex = 2
        #expect(control.selectedSegmentIndex == -1)
        control.setEnabled(false, forSegmentAt: 1)
        #expect(control.isEnabledForSegment(at: 0))
        #expect(!control.isEnabledForSegment(at: 1))
    }

    @Test("A segment that is neither a title nor an image stops the program")
    func wrongItem() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { _ = SegmentedControl(items: [3]) } }
    }

    @Test("Widths are equal, those of the contents, or those that were given")
    func widths() {
        // A segment is its content and twice 12 points.
        let control = SegmentedControl(items: ["字", "字字", Image(size: size(30, 5))])
        #expect(control.intrinsicContentSize.width == 162)
        control.apportionsSegmentWidthsByContent = true
        #expect(control.intrinsicContentSize.width == 141)
        control.setWidth(100, forSegmentAt: 1)
        #expect(control.intrinsicContentSize.width == 191)
        #expect(control.widthForSegment(at: 1) == 100)
        control.apportionsSegmentWidthsByContent = false
        #expect(control.intrinsicContentSize.width == 208)
        control.setWidth(.nan, forSegmentAt: 1)
        #expect(control.intrinsicContentSize.width == 162)
        control.setImage(nil, forSegmentAt: 2)
        #expect(control.intrinsicContentSize.width == 150)
    }

    @Test("The font of the normal state decides widths")
    func attributes() {
        let control = SegmentedControl(items: ["字", "字字"])
        control.setTitleTextAttributes([.font: Font.systemFont(ofSize: 20), .kern: 1.0], for: .normal)
        #expect(control.intrinsicContentSize.width == 132)
        control.setTitleTextAttributes([.font: Font.systemFont(ofSize: 30)], for: .selected)
        #expect(control.intrinsicContentSize.width == 132)
        #expect(control.titleTextAttributes(for: .selected)?[.font] as? Font == .systemFont(ofSize: 30))
        control.setTitleTextAttributes(nil, for: .normal)
        #expect(control.intrinsicContentSize.width == 100)
    }

    @Test("Another title reaches the layout")
    func title() {
        let container = View(frame: rect(0, 0, 300, 100))
        let control = SegmentedControl(items: ["字"])
        control.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(control)
        control.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
        container.layoutIfNeeded()
        #expect(control.frame.size == size(37, 32))
        control.setTitle("字字", forSegmentAt: 0)
        container.layoutIfNeeded()
        #expect(control.frame.size == size(50, 32))
    }
}
