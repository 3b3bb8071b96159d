import Testing
import ControlSimulator
import ViewSimulator

@MainActor @Suite("Symbols and pixels", .serialized)
struct SymbolConfigurationTests {
    @Test("A symbol has the size that it was registered with, and keeps how it is to be shown")
    func symbols() {
        Image.registerSymbol(Image(size: size(22, 20)), as: "symbol of this test")
        defer { Image.registerSymbol(nil, as: "symbol of this test") }
        let configuration = Image.SymbolConfiguration(pointSize: 40, weight: .bold)
        let image = Image(systemName: "symbol of this test", withConfiguration: configuration)
        #expect(image?.size == size(22, 20))
        #expect(image?.symbolConfiguration == configuration)
        #expect(Image(systemName: "symbol of this test", compatibleWith: nil)?.symbolConfiguration == nil)
        #expect(Image(systemName: "no symbol of this test", withConfiguration: configuration) == nil)
        let view = ImageView()
        view.preferredSymbolConfiguration = configuration
        #expect(view.preferredSymbolConfiguration?.pointSize == 40)
        #expect(!view.adjustsImageSizeForAccessibilityContentSizeCategory)
    }

    @Test("A configuration says what it was made with, and takes the rest from another one")
    func applying() {
        let (large, bold) = (Image.SymbolConfiguration(scale: .large), Image.SymbolConfiguration(weight: .bold))
        let both = large.applying(bold)
        #expect(both.scale == .large)
        #expect(both.weight == .bold)
        #expect(both.pointSize == nil)
        #expect(both.applying(Image.SymbolConfiguration(pointSize: 3)).pointSize == 3)
        #expect(large == Image.SymbolConfiguration(scale: .large))
        #expect(large != bold)
        #expect(Image.SymbolConfiguration(textStyle: .body, scale: .small).textStyle == .body)
        #expect(Image.SymbolConfiguration(font: .systemFont(ofSize: 9)).pointSize == 9)
        #expect(Image.SymbolWeight.heavy.fontWeight() == .heavy)
        let (points, style) = (Image.SymbolConfiguration(pointSize: 40), Image.SymbolConfiguration(textStyle: .body))
        #expect(points.applying(style).pointSize == nil)
        #expect(points.applying(style).textStyle == .body)
        #expect(style.applying(points).textStyle == nil)
        #expect(style.applying(points).pointSize == 40)
        let colours = [
            Image.SymbolConfiguration(hierarchicalColor: .red), Image.SymbolConfiguration(paletteColors: [.red, .blue]),
            .preferringMulticolor(), .preferringMonochrome(),
        ]
        for colour in colours { #expect(points.applying(colour).pointSize == 40) }
    }

    @Test("An image of pixels is as large as they are at its scale, turned as it is")
    func pixels() throws {
        let picture = GraphicsContexts.begin(size(60, 30), scale: 1)
        GraphicsContexts.end()
        let pixels = try #require(picture.image?.cgImage)
        #expect(Image(cgImage: pixels).size == size(60, 30))
        #expect(Image(cgImage: pixels).cgImage === pixels)
        #expect(Image(cgImage: pixels, scale: 3, orientation: .left).size == size(10, 20))
        #expect(Image(size: size(1, 1)).cgImage == nil)
        #expect(pixels.cropping(to: rect(50, 0, 20, 20))?.width == 10)
        #expect(pixels.cropping(to: rect(.nan, 0, 20, 20)) == nil)
        #expect(pixels.cropping(to: rect(99, 0, 20, 20)) == nil)
        #if !canImport(Darwin)
            #expect(CGImage(width: -1, height: 2).width == 0)
        #endif
    }
}
