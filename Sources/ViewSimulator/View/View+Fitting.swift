import Foundation

extension View {
    /// Of a view without constraints, axis by axis: the target where the priority is required, else the intrinsic size
    /// where there is one, else what `sizeThatFits(_:)` says.
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

    /// What the content wants, in one line or wrapped in a width; nothing while it is being asked: a content may lay
    /// itself out to find its size, or have itself fitted, which would ask it again.
    func askContent(wrappedAt width: CGFloat? = nil) -> CGSize {
        guard !isAskedForContent else { return CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }
        isAskedForContent = true
        defer { isAskedForContent = false }
        return width.map { intrinsicContentSize(wrappedAt: $0) } ?? intrinsicContentSize
    }

    /// The origin stays; a size that is no size is left alone. With a transform the centre stays.
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
