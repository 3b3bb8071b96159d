import CallerChecks

/// The stack of a thread's graphics contexts; the last one is the current context. Each thread has its own stack,
/// because pictures may be drawn on any thread.
package enum GraphicsContexts {
    private static let key = "flow-layout-simulator.graphics-contexts"

    package final class Entry {
        package let context: CGContext
        /// The image that the picture becomes. Nil if the picture has no pixels or too many pixels, or if client code
        /// made the context current.
        package let image: Image?

        init(_ context: CGContext, _ image: Image?) { (self.context, self.image) = (context, image) }
    }

    private static var entries: [Entry] {
        get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
    }

    /// The current context; nil if no picture is being drawn.
    package static var current: Entry? { entries.last }

    /// Begins a picture: makes a context of a size, and makes this context the current context.
    ///
    /// - Parameters:
    ///   - size: The size in points. If a length is negative or no number, there is no image.
    ///   - scale: Pixels a point; 0 means the main screen's, as documented, and so do invalid scales.
    @discardableResult
    package static func begin(_ size: CGSize, scale: CGFloat) -> Entry {
        let scale = scale > 0 && scale.isFinite ? scale : screenScale
        let entry = makeEntry(width: pixels(size.width * scale), height: pixels(size.height * scale), scale: scale)
        entries.append(entry)
        return entry
    }

    /// Returns a length in pixels as a whole number, rounded up (this library's choice). It is 0 for an invalid length.
    private static func pixels(_ length: CGFloat) -> Int { max(Int(exactly: length.rounded(.up)) ?? 0, 0) }

    #if canImport(Darwin)
    /// Makes a context and its image. If the picture has no pixels or too many pixels, the context has one pixel, and
    /// there is no image. Core Graphics can make neither images nor contexts of such sizes.
    private static func makeEntry(width: Int, height: Int, scale: CGFloat) -> Entry {
        guard width > 0, height > 0, let context = bitmap(width: width, height: height), let image = context.makeImage()
        else {
            guard let pixel = bitmap(width: 1, height: 1) else { stop("Core Graphics cannot make a pixel") }
            return Entry(pixel, nil)
        }
        return Entry(context, Image(cgImage: image, scale: scale, orientation: .up))
    }

    private static func bitmap(width: Int, height: Int) -> CGContext? {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
    #else
    private static func makeEntry(width: Int, height: Int, scale: CGFloat) -> Entry {
        guard width > 0, height > 0 else { return Entry(CGContext(), nil) }
        let pixels = CGImage(width: width, height: height)
        return Entry(CGContext(), Image(cgImage: pixels, scale: scale, orientation: .up))
    }
    #endif

    /// Makes a context current.
    package static func push(_ context: CGContext) { entries.append(Entry(context, nil)) }

    /// Removes the current context. Does nothing if there is no context.
    package static func end() { _ = entries.popLast() }

    /// The scale of the main screen. On threads other than the main thread, the scale is 2 (this library's choice).
    package static var screenScale: CGFloat {
        MainThread.isCurrent ? MainActor.assumeIsolated { Screen.main.scale } : 2
    }
}
