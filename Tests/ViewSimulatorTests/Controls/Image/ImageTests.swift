import Foundation
import Testing
import ViewSimulator

@Suite("Images")
struct ImageTests {
    @Test("An image has its size in points, and no size unless one is given")
    func sizes() {
        #expect(Image().size == .zero)
        #expect(Image().scale == 1)
        let image = Image(size: size(24.1, 10), scale: 3)
        #expect(image.size == size(24.1, 10))
        #expect(image.scale == 3)
        #expect(Image(pixelSize: size(90, 60), scale: 3).size == size(30, 20))
        #expect(Image(size: size(-1, .nan)).size == .zero)
        #expect(Image(size: size(.infinity, 4)).size == size(0, 4))
    }

    @Test("A scale that cannot be one counts as 1", arguments: [0, -2, .nan, .infinity] as [CGFloat])
    func scales(scale: CGFloat) {
        let image = Image(pixelSize: size(90, 60), scale: scale)
        #expect(image.size == size(90, 60))
        #expect(image.scale == 1)
    }

    @Test(
        "Width and height are swapped where pixels are turned to a side",
        arguments: zip(0..<8, [false, false, true, true, false, false, true, true]))
    func orientations(value: Int, isSwapped: Bool) throws {
        let orientation = try #require(Image.Orientation(rawValue: value))
        let image = Image(pixelSize: size(40, 20), scale: 2, orientation: orientation)
        #expect(image.size == (isSwapped ? size(10, 20) : size(20, 10)))
        #expect(image.imageOrientation == orientation)
    }

    @Test("Copies keep the size and say what was changed")
    func copies() {
        let image = Image(size: size(24, 10), scale: 2)
        let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let copy = image.withAlignmentRectInsets(insets).withRenderingMode(.alwaysTemplate)
            .withBaselineOffset(fromBottom: 3).resizableImage(withCapInsets: insets, resizingMode: .stretch)
            .imageFlippedForRightToLeftLayoutDirection()
        #expect(copy.size == size(24, 10))
        #expect(copy.scale == 2)
        #expect(copy.alignmentRectInsets == insets)
        #expect(copy.renderingMode == .alwaysTemplate)
        #expect(copy.baselineOffsetFromBottom == 3)
        #expect(copy.capInsets == insets)
        #expect(copy.resizingMode == .stretch)
        #expect(copy.flipsForRightToLeftLayoutDirection)
        #expect(copy.imageWithoutBaseline().baselineOffsetFromBottom == nil)
        #expect(image.withTintColor(.red).size == size(24, 10))
        #expect(image.alignmentRectInsets == .zero)
        #expect(image.renderingMode == .automatic)
        #expect(image.baselineOffsetFromBottom == nil)
        #expect(image.capInsets == .zero)
        #expect(image.resizableImage(withCapInsets: insets).resizingMode == .tile)
    }

    @Test("An image has the size that was registered under its name, and there is none under any other")
    func named() {
        #expect(Image(named: "ImageTests") == nil)
        #expect(Image(systemName: "ImageTests") == nil)
        Image.register(Image(size: size(24, 10), scale: 3), as: "ImageTests")
        #expect(Image(named: "ImageTests")?.size == size(24, 10))
        #expect(Image(systemName: "ImageTests") == nil)
        #expect(Image(named: "ImageTests", in: nil, compatibleWith: nil)?.scale == 3)
        Image.registerSymbol(Image(size: size(20, 17)), as: "ImageTests")
        #expect(Image(systemName: "ImageTests")?.size == size(20, 17))
        Image.register(nil, as: "ImageTests")
        Image.registerSymbol(nil, as: "ImageTests")
        #expect(Image(named: "ImageTests") == nil)
        #expect(Image(systemName: "ImageTests") == nil)
    }
}
