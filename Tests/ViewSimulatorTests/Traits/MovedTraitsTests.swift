import Foundation
import Testing
import ViewSimulator

@MainActor @Suite("Traits of views that come and go")
struct MovedTraitsTests {
    private let plain = View(frame: .zero)
    private let large = View(frame: .zero)
    private let listener = ActingView(frame: .zero)

    init() {
        large.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    }

    private func former(_ view: ActingView) -> [ContentSizeCategory?] {
        view.formerTraits.map { $0?.preferredContentSizeCategory }
    }

    @Test("A view that comes into other surroundings hears of it with everything in it, and of equal ones nothing")
    func coming() {
        let inner = ActingView(frame: .zero)
        listener.addSubview(inner)
        plain.addSubview(listener)
        #expect(former(listener) == [])
        #expect(former(inner) == [])
        large.addSubview(listener)
        #expect(former(listener) == [.large])
        #expect(former(inner) == [.large])
        plain.addSubview(listener)
        #expect(former(listener) == [.large, .accessibilityLarge])
        #expect(former(inner) == former(listener))
    }

    @Test("A view that left hears of what changed meanwhile when it is back, and of nothing where nothing did")
    func leaving() {
        large.addSubview(listener)
        listener.formerTraits = []
        listener.removeFromSuperview()
        large.addSubview(listener)
        #expect(former(listener) == [])
        listener.removeFromSuperview()
        large.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: .small)
        large.addSubview(listener)
        #expect(former(listener) == [.accessibilityLarge])
        #expect(listener.traitCollection.preferredContentSizeCategory == .small)
    }

    @Test("A view whose callbacks put it elsewhere hears of each surroundings in turn")
    func movedMeanwhile() {
        final class Mover: View {
            weak var target: View?

            override func didMoveToSuperview() {
                if let target, superview !== target { target.addSubview(self) }
            }
        }
        let mover = Mover(frame: .zero)
        mover.addSubview(listener)
        mover.target = plain
        large.addSubview(mover)
        #expect(mover.superview === plain)
        #expect(former(listener) == [.large, .accessibilityLarge])
    }

    @Test("Leading is at the other side for a view that comes into surroundings that run from right to left")
    func direction() {
        let row = View(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        listener.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(listener)
        LayoutConstraint.activate([
            listener.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 10),
            listener.widthAnchor.constraint(equalToConstant: 20),
        ])
        row.layoutIfNeeded()
        #expect(listener.frame.minX == 10)
        plain.overrideTraitCollection = TraitCollection(layoutDirection: .rightToLeft)
        plain.addSubview(row)
        plain.layoutIfNeeded()
        #expect(listener.frame.minX == 70)
        row.removeFromSuperview()
        plain.overrideTraitCollection = TraitCollection(layoutDirection: .leftToRight)
        plain.addSubview(row)
        plain.layoutIfNeeded()
        #expect(listener.frame.minX == 10)
    }

    @Test("A label that comes into a larger text size is as large as its text there")
    func text() {
        let label = Label(frame: .zero)
        (label.text, label.font) = ("字", .preferredFont(forTextStyle: .body))
        label.adjustsFontForContentSizeCategory = true
        let height = label.intrinsicContentSize.height
        large.addSubview(label)
        #expect(height == 20.5)
        #expect(label.intrinsicContentSize.height == 39.5)
    }
}
