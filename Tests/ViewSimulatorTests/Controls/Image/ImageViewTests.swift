import Foundation
import Testing
import ViewSimulator

@MainActor @Suite("Image views")
struct ImageViewTests {
    private func tied(_ view: View) -> View {
        let cell = View(frame: rect(0, 0, 320, 100))
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(view)
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
        ])
        return cell
    }

    @Test("An image view is as large as its image, and has no size without one")
    func sizes() {
        #expect(ImageView(frame: rect(0, 0, 9, 9)).intrinsicContentSize == size(-1, -1))
        #expect(ImageView(frame: rect(0, 0, 9, 9)).sizeThatFits(size(3, 3)) == size(9, 9))
        let view = ImageView(image: Image(size: size(60, 40)))
        #expect(view.frame == rect(0, 0, 60, 40))
        #expect(view.intrinsicContentSize == size(60, 40))
        #expect(view.sizeThatFits(size(3, 3)) == size(60, 40))
        #expect(ImageView(image: nil).frame == .zero)
        view.image = nil
        #expect(view.intrinsicContentSize == size(-1, -1))
    }

    @Test("A cell is as high as its image view, and as another image where it has another size")
    func cell() {
        let view = ImageView(image: nil)
        let cell = tied(view)
        view.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5).isActive = true
        func height() -> CGFloat { cell.systemLayoutSizeFitting(View.layoutFittingCompressedSize).height }
        #expect(height() == 10)
        view.image = Image(size: size(60, 60))
        #expect(height() == 70)
        view.image = Image(size: size(30, 20))
        #expect(height() == 30)
    }

    @Test("An image shown wider than it is, is no higher")
    func aspect() {
        let view = ImageView(image: Image(size: size(60, 40)))
        let cell = tied(view)
        view.trailingAnchor.constraint(equalTo: cell.trailingAnchor).isActive = true
        cell.layoutIfNeeded()
        #expect(view.frame == rect(10, 5, 310, 40))
    }

    @Test("The image's alignment insets are the view's: constraints leave them out, and the frame is the whole image")
    func alignmentInsets() {
        let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = ImageView(image: Image(size: size(60, 40)).withAlignmentRectInsets(insets))
        #expect(view.alignmentRectInsets == insets)
        #expect(view.intrinsicContentSize == size(54, 36))
        tied(view).layoutIfNeeded()
        #expect(view.frame == rect(8, 4, 60, 40))
        let large = EdgeInsets(top: 99, left: 99, bottom: 99, right: 99)
        view.image = view.image?.withAlignmentRectInsets(large)
        #expect(view.intrinsicContentSize == .zero)
    }

    @Test("While it is highlighted the other image counts, where there is one")
    func highlighted() {
        let view = ImageView(image: Image(size: size(60, 40)), highlightedImage: Image(size: size(10, 20)))
        let cell = tied(view)
        view.isHighlighted = true
        cell.layoutIfNeeded()
        #expect(view.frame.size == size(10, 20))
        view.highlightedImage = nil
        cell.layoutIfNeeded()
        #expect(view.frame.size == size(60, 40))
    }

    @Test("An image of the same size changes no layout")
    func sameSize() {
        let (cell, view) = (ActingView(frame: rect(0, 0, 320, 100)), ImageView(image: Image(size: size(6, 4))))
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(view)
        view.topAnchor.constraint(equalTo: cell.topAnchor).isActive = true
        cell.layoutIfNeeded()
        view.image = Image(size: size(6, 4), scale: 3)
        cell.layoutIfNeeded()
        #expect(cell.layouts == 1)
        view.image = Image(size: size(6, 5))
        cell.layoutIfNeeded()
        #expect(cell.layouts == 2)
    }

    @Test("The image's baseline is where a label beside it stands")
    func baseline() {
        let view = ImageView(image: Image(size: size(30, 30)).withBaselineOffset(fromBottom: 10))
        let cell = tied(view)
        let other = View(frame: .zero)
        other.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(other)
        LayoutConstraint.activate([
            other.topAnchor.constraint(equalTo: view.firstBaselineAnchor),
            other.bottomAnchor.constraint(equalTo: view.lastBaselineAnchor, constant: 8),
        ])
        cell.layoutIfNeeded()
        #expect(other.frame.origin.y == 25)
        #expect(other.frame.size.height == 8)
    }

    @Test("Images that follow each other decide no size")
    func animation() {
        let view = ImageView(image: Image(size: size(60, 40)))
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = [Image(size: size(1, 1))]
        view.startAnimating()
        #expect(view.isAnimating)
        #expect(view.intrinsicContentSize == size(60, 40))
        view.stopAnimating()
        #expect(!view.isAnimating)
    }

    @Test("Fingers go through an image view unless it is told otherwise")
    func touches() {
        let image = Image(size: size(60, 40))
        for view in [ImageView(image: image), ImageView(image: image, highlightedImage: nil), ImageView(frame: .zero)] {
            view.frame = rect(0, 0, 60, 40)
            #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
            view.isUserInteractionEnabled = true
            #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        }
    }
}
