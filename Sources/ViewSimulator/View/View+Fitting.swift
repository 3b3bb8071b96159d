extension View {
    /// Requests layout of the view and of the views around it. Called when the size of the content has changed.
    package func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Returns the size of a view without constraints. On each axis this is the target if the target's priority is
    /// `required`. Otherwise it is the intrinsic size, or the size of `sizeThatFits(_:)` if the view has no intrinsic
    /// size.
    func sizeWithoutConstraints(
        for target: CGSize, horizontal: LayoutPriority, vertical: LayoutPriority
    ) -> CGSize {
        let intrinsic = askContent()
        let fitted = sizeThatFits(target)
        func length(_ target: CGFloat, _ intrinsic: CGFloat, _ fitted: CGFloat, _ priority: LayoutPriority) -> CGFloat {
            if priority >= .required { return target }
            return intrinsic == View.noIntrinsicMetric ? fitted : intrinsic
        }
        return CGSize(
            width: length(target.width, intrinsic.width, fitted.width, horizontal),
            height: length(target.height, intrinsic.height, fitted.height, vertical))
    }

    /// Returns the preferred size of the content, in one line or wrapped to `width`. The content's code may cause
    /// another call of this method before the first call returns. The inner call returns `noIntrinsicMetric` for both
    /// lengths.
    func askContent(wrappedAt width: CGFloat? = nil) -> CGSize {
        guard !isAskedForContent else { return CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }
        isAskedForContent = true
        defer { isAskedForContent = false }
        return width.map { intrinsicContentSize(wrappedAt: $0) } ?? intrinsicContentSize
    }

    /// Resizes the view to the size of its content. An invalid size is ignored. The frame's origin stays; if the view
    /// has a transform, the centre stays instead.
    func resizeToFit() {
        let size = sizeThatFits(bounds.size)
        guard size.isUsable else { return }
        if transform.isIdentity {
            frame = CGRect(origin: placement.frame.origin, size: size)
        } else {
            bounds.size = size
        }
    }
}
