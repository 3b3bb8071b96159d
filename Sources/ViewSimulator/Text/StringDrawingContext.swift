import Foundation

/// What is known after a text was measured, as UIKit's `NSStringDrawingContext`.
open class StringDrawingContext: NSObject {
    /// How far a text may be scaled down to fit; 0 unless set. Kept for client code: none is scaled here.
    open var minimumScaleFactor: CGFloat = 0

    /// How far the text was scaled down: not at all.
    open var actualScaleFactor: CGFloat { 1 }

    /// The rectangle that was answered last, in points.
    open internal(set) var totalBounds = CGRect.zero

    public override init() {
        super.init()
    }
}
