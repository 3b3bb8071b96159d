// The view that the delegate names gets the scale as its transform (documented). The change of offset and content size
// is a choice: the centre stays in place as far as the limits of the offset allow it.
extension ScrollView {
    /// The view that the delegate returns for zooming; nil if there is no such view.
    var zoomedView: View? {
        guard let scrollDelegate else { return nil }
        return OptionalRequirement.ask { scrollDelegate.viewForZooming(in: self) } ?? nil
    }

    func zoom(by wanted: CGFloat, animated: Bool) {
        let middle = CGPoint(x: bounds.size.width / 2, y: bounds.size.height / 2)
        zoom(by: wanted, animated: animated) { ratio in
            CGPoint(
                x: (self.bounds.origin.x + middle.x) * ratio - middle.x,
                y: (self.bounds.origin.y + middle.y) * ratio - middle.y)
        }
    }

    func showZoomed(_ rect: CGRect, animated: Bool) {
        let (width, height) = (abs(rect.size.width), abs(rect.size.height))
        guard width > 0, height > 0, let view = zoomedView else { return }
        let scale = min(bounds.size.width / width, bounds.size.height / height)
        zoom(by: scale, animated: animated) { _ in
            let shown = view.convert(rect, to: self)
            return CGPoint(
                x: shown.origin.x + (shown.size.width - self.bounds.size.width) / 2,
                y: shown.origin.y + (shown.size.height - self.bounds.size.height) / 2)
        }
    }

    /// Returns the scale, clamped to the zoom limits. A limit that is not finite has no effect.
    private func withinZoomLimits(_ scale: CGFloat) -> CGFloat {
        let least = minimumZoomScale.isFinite ? minimumZoomScale : -CGFloat.infinity
        let greatest = maximumZoomScale.isFinite ? maximumZoomScale : .infinity
        return min(max(scale, least), max(least, greatest))
    }

    /// Sets the scale to `wanted`, clamped to the zoom limits, and then sets the content offset. The closure `offset`
    /// returns the content offset for the new scale. The returned offset is clamped to the legal offsets.
    ///
    /// - Parameter offset: Returns the new offset for the ratio of the new scale to the old one.
    private func zoom(by wanted: CGFloat, animated: Bool, to offset: (CGFloat) -> CGPoint) {
        guard wanted.isFinite, let view = zoomedView else { return }
        let (old, new) = (view.transform.scale, withinZoomLimits(wanted))
        let ratio = new / old
        let isPossible = [1, contentSize.width, contentSize.height, view.center.x, view.center.y]
            .allSatisfy { ($0 * ratio).isFinite }
        guard old > 0, new > 0, isPossible else { return }
        if animated { OptionalRequirement.answer { scrollDelegate?.scrollViewWillBeginZooming(self, with: view) } }
        isBeingZoomed = true
        if new != old {
            view.transform = CGAffineTransform(scaleX: new, y: new)
            // The frame's corner stays in place, as that of a content at (0, 0) does.
            view.center = CGPoint(x: view.center.x * ratio, y: view.center.y * ratio)
            contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
            OptionalRequirement.answer { scrollDelegate?.scrollViewDidZoom(self) }
        }
        // The delegate may have set another scale, with its own offset.
        if view.transform.scale == new {
            let offset = offset(ratio)
            if offset.x.isFinite, offset.y.isFinite { contentOffset = legalOffsets.nearest(to: offset) }
        }
        isBeingZoomed = false
        guard animated else { return }
        let scale = view.transform.scale
        OptionalRequirement.answer { scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale) }
    }
}

extension CGAffineTransform {
    /// The factor by which the transform scales horizontal lengths.
    var scale: CGFloat { hypot(a, b) }
}
