extension View {
    /// Returns an empty view with this view's size and the origin (0, 0). On a device the result is a picture of the
    /// view, but nothing is drawn here. Never nil.
    ///
    /// - Parameter afterUpdates: Ignored: the view is not laid out (a choice).
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
        View(frame: CGRect(origin: .zero, size: bounds.size))
    }

    /// Returns an empty view with the size of `rect` and the origin (0, 0). On a device the result is a picture of that
    /// part of the view, but nothing is drawn here. Never nil.
    ///
    /// - Parameters:
    ///   - rect: The part, in the view's own coordinates. Its size is not limited to the view's (a choice).
    ///   - afterUpdates: Ignored.
    ///   - capInsets: The insets that are not stretched, in points. Ignored.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: EdgeInsets
    ) -> View? {
        View(frame: CGRect(origin: .zero, size: rect.size))
    }

    /// Draws nothing, and returns false. According to the documentation, false means that the picture is incomplete.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in the coordinates of the picture. Ignored.
    ///   - afterUpdates: Ignored.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}
