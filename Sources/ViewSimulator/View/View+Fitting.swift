import Foundation

extension View {
    /// Of a view without constraints, axis by axis: the target where the priority is required, else the intrinsic size
    /// where there is one, else what `sizeThatFits(_:)` says.
    func sizeWithoutConstraints(
        for target: CGSize, horizontal: LayoutPriority, vertical: LayoutPriority
    ) -> CGSize {
        let intrinsic = intrinsicContentSize
        let fitted = sizeThatFits(target)
        func length(_ target: CGFloat, _ intrinsic: CGFloat, _ fitted: CGFloat, _ priority: LayoutPriority) -> CGFloat {
            if priority >= .required { return target }
            return intrinsic == View.noIntrinsicMetric ? fitted : intrinsic
        }
        return CGSize(
            width: length(target.width, intrinsic.width, fitted.width, horizontal),
            height: length(target.height, intrinsic.height, fitted.height, vertical))
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
