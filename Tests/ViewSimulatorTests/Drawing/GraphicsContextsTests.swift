import Foundation
import Testing

@testable import ControlSimulator
@testable import ViewSimulator

@MainActor @Suite("Pictures that are being drawn")
struct GraphicsContextsTests {
    private func drawn(_ size: CGSize, scale: CGFloat) -> Image? {
        let entry = GraphicsContexts.begin(size, scale: scale)
        GraphicsContexts.end()
        return entry.image
    }

    @Test("A picture that would be drawn has its size in points, and whole pixels")
    func sizes() throws {
        let image = try #require(drawn(size(10, 20.5), scale: 2))
        #expect(image.size == size(10, 20.5))
        #expect(image.scale == 2)
        let pixels = try #require(image.cgImage)
        #expect(pixels.width == 20)
        #expect(pixels.height == 41)
        #expect(drawn(size(10.25, 1), scale: 1)?.size == size(11, 1))
    }

    @Test("No scale means the screen's")
    func scales() {
        for scale in [0, -1, CGFloat.nan, .infinity] {
            #expect(drawn(size(1, 1), scale: scale)?.scale == Screen.main.scale)
        }
    }

    @Test("Without pixels there is no picture")
    func empty() {
        for length in [0, -1, CGFloat.nan, .infinity, 1e300] {
            #expect(drawn(CGSize(width: length, height: 1), scale: 1) == nil)
            #expect(drawn(CGSize(width: 1, height: length), scale: 1) == nil)
        }
    }

    @Test("Pictures may nest, and one end too many does nothing")
    func nesting() {
        #expect(GraphicsContexts.current == nil)
        GraphicsContexts.begin(size(1, 1), scale: 1)
        GraphicsContexts.begin(size(2, 2), scale: 1)
        #expect(GraphicsContexts.current?.image?.size == size(2, 2))
        GraphicsContexts.end()
        #expect(GraphicsContexts.current?.image?.size == size(1, 1))
        GraphicsContexts.end()
        GraphicsContexts.end()
        #expect(GraphicsContexts.current == nil)
    }
}
