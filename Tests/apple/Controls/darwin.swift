// refused: cannot find 'AffineTransformOnLinux' in scope
import CoreGraphics

#if canImport(Darwin)
    let transform = AffineTransformOnLinux()
#endif
