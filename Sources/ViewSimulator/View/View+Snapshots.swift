extension View {
    /// Returns an empty view in place of a picture of the view, because nothing is drawn. The empty view has the view's
    /// size, with the origin at zero. Never nil.
    ///
    /// - Parameter afterUpdates: Ignored: the view is not laid out (a choice).
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
        View(frame: CGRect(origin: .zero, size: bounds.size))
    }

    /// Returns an empty view in place of a picture of a part of the view, because nothing is drawn. The empty view has
    /// the part's size, with the origin at zero. Never nil.
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

    /// Draws nothing. Returns false, which is documented for an incomplete picture.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in the coordinates of the picture. Ignored.
    ///   - afterUpdates: Ignored.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}
