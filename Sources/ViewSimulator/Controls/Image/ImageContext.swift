import Foundation

/// Where an image would be drawn: its size. Nothing is drawn, so it comes to an image of that size.
@MainActor
package struct ImageContext {
    private let size: CGSize
    private let scale: CGFloat

    /// - Parameters:
    ///   - size: In points. A length that is negative or no number counts as 0.
    ///   - scale: Pixels a point; 0 means the main screen's, as documented, and so does one that is no scale.
    package init(size: CGSize, scale: CGFloat) {
        self.size = size
        self.scale = scale > 0 && scale.isFinite ? scale : Screen.main.scale
    }

    /// Whole pixels: a part of a pixel is one more (a choice). Nil where there is none.
    package var image: Image? {
        func pixels(_ length: CGFloat) -> Int { Int(exactly: (length * scale).rounded(.up)) ?? 0 }
        let (width, height) = (pixels(size.width), pixels(size.height))
        guard width > 0, height > 0 else { return nil }
        return Image(cgImage: CGImage(width: width, height: height), scale: scale, orientation: .up)
    }

    // MARK: Those that were begun

    private static var begun: [ImageContext] = []

    package static func begin(_ context: ImageContext) { begun.append(context) }
    package static var current: ImageContext? { begun.last }
    /// Nothing happens where none was begun.
    package static func end() { _ = begun.popLast() }
}
