import Foundation

extension View {
    /// A picture of the view: a view of its size, at zero, with nothing in it, as nothing is drawn here. Never nil.
    ///
    /// - Parameter afterUpdates: Not looked at. The view is not laid out by this (a choice).
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
        View(frame: CGRect(origin: .zero, size: bounds.size))
    }

    /// A picture of a part of the view: a view of the part's size, at zero, with nothing in it. Never nil.
    ///
    /// - Parameters:
    ///   - rect: In the view's own coordinates. Its size is not cut to the view's (a choice).
    ///   - afterUpdates: Not looked at.
    ///   - capInsets: What would not be stretched, in points. Not looked at.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: EdgeInsets
    ) -> View? {
        View(frame: CGRect(origin: .zero, size: rect.size))
    }

    /// Draws nothing, and says so: always false, which is documented for a picture that is not complete.
    ///
    /// - Parameters:
    ///   - rect: In the coordinates of the picture. Not looked at.
    ///   - afterUpdates: Not looked at.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}
