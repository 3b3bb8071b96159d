import Foundation

/// The pictures that are being drawn on a thread, the one that was begun last being the current one. Kept for each
/// thread, because pictures may be drawn on any.
package enum GraphicsContexts {
    private static let key = "flow-layout-simulator.graphics-contexts"

    package final class Entry {
        package let context: CGContext
        /// What the picture is going to be; nil where it has no pixels, and for a context that client code has made
        /// current.
        package let image: Image?

        init(_ context: CGContext, _ image: Image?) { (self.context, self.image) = (context, image) }
    }

    private static var entries: [Entry] {
        get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
    }

    /// Nil where nothing is being drawn.
    package static var current: Entry? { entries.last }

    #if !canImport(Darwin)
    /// Begins a picture.
    ///
    /// - Parameters:
    ///   - size: In points. A length that is negative or no number leaves no picture.
    ///   - scale: Pixels a point; 0 stands for the main screen's, as documented, and so does one that is no scale.
    @discardableResult
    package static func begin(_ size: CGSize, scale: CGFloat) -> Entry {
        let entry = Entry(CGContext(), image(size, scale: scale > 0 && scale.isFinite ? scale : screenScale))
        entries.append(entry)
        return entry
    }

    /// Of whole pixels: a part of a pixel is one more, which is a choice. Nil where there is none.
    private static func image(_ size: CGSize, scale: CGFloat) -> Image? {
        func pixels(_ length: CGFloat) -> Int { Int(exactly: (length * scale).rounded(.up)) ?? 0 }
        let (width, height) = (pixels(size.width), pixels(size.height))
        guard width > 0, height > 0 else { return nil }
        return Image(cgImage: CGImage(width: width, height: height), scale: scale, orientation: .up)
    }
    #endif

    /// Makes a context the current one.
    package static func push(_ context: CGContext) { entries.append(Entry(context, nil)) }

    /// Ends what is current; nothing happens where nothing is.
    package static func end() { _ = entries.popLast() }

    /// That of the main screen; on other threads 2, which is a choice.
    package static var screenScale: CGFloat {
        MainThread.isCurrent ? MainActor.assumeIsolated { Screen.main.scale } : 2
    }
}
