import Foundation
import Testing
@testable import ViewSimulator

@MainActor @Suite
struct ImageContextTests {
    @Test("An image that would be drawn has its size in points, and whole pixels")
    func sizes() throws {
        let image = try #require(ImageContext(size: size(10, 20.5), scale: 2).image)
        #expect(image.size == size(10, 20.5) && image.scale == 2)
        let pixels = try #require(image.cgImage)
        #expect(pixels.width == 20 && pixels.height == 41)
        let odd = try #require(ImageContext(size: size(10.25, 1), scale: 1).image)
        #expect(odd.size == size(11, 1))
    }

    @Test("No scale means the screen's")
    func scales() {
        for scale in [0, -1, CGFloat.nan, .infinity] {
            #expect(ImageContext(size: size(1, 1), scale: scale).image?.scale == Screen.main.scale)
        }
    }

    @Test("Without pixels there is no image")
    func empty() {
        for length in [0, -1, CGFloat.nan, .infinity] {
            #expect(ImageContext(size: CGSize(width: length, height: 1), scale: 1).image == nil)
            #expect(ImageContext(size: CGSize(width: 1, height: length), scale: 1).image == nil)
        }
    }

    @Test("Contexts may nest, and one end too many does nothing")
    func nesting() {
        #expect(ImageContext.current == nil)
        ImageContext.begin(ImageContext(size: size(1, 1), scale: 1))
        ImageContext.begin(ImageContext(size: size(2, 2), scale: 1))
        #expect(ImageContext.current?.image?.size == size(2, 2))
        ImageContext.end()
        #expect(ImageContext.current?.image?.size == size(1, 1))
        ImageContext.end()
        ImageContext.end()
        #expect(ImageContext.current == nil)
    }
}
