/// The options and the results of a text's measurement, as UIKit's `NSStringDrawingContext`.
open class StringDrawingContext: NSObject {
    /// The least scale at which a text that does not fit may be drawn; 0 unless set. Not used by this library: texts
    /// are not scaled.
    open var minimumScaleFactor: CGFloat = 0

    /// The scale of the text: 1, as texts are not scaled.
    open var actualScaleFactor: CGFloat { 1 }

    /// The rectangle of the text that was measured last with this context, in points.
    open internal(set) var totalBounds = CGRect.zero

    public override init() {
        super.init()
    }
}
