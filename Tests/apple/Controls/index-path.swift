// refused: argument passed to call that takes no arguments
import CoreGraphics

#if !canImport(Darwin) || !canImport(AppKit)
    extension IndexPath {
        init(item: Int, section: Int) { self = [section, item] }
    }
#endif
let path = IndexPath(item: 0, section: 0)
