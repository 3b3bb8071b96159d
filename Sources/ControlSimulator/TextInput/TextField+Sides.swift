extension TextField {
    /// The width and height of the clear button, in points (this library's choice).
    static let clearButtonSide: CGFloat = 19

    /// The distances of the text from the field's left and right edges, in points. Each is the sum of the border's
    /// padding and the width of the view that is shown at that side, such as the clear button.
    var sides: (left: CGFloat, right: CGFloat) {
        var (left, right) = (borderStyle.sidePadding, borderStyle.sidePadding)
        if leftViewMode.shows(isEditing: isEditing) { left += size(ofSideView: leftView).width }
        if rightView != nil, rightViewMode.shows(isEditing: isEditing) {
            right += size(ofSideView: rightView).width
        } else if clearButtonMode.shows(isEditing: isEditing), text?.isEmpty == false {
            right += TextField.clearButtonSide
        }
        return (left, right)
    }

    /// Returns the size of a side view; zero without a view. It is the size of the view's bounds. If that size is zero,
    /// it is the smallest size that fits the view's content.
    func size(ofSideView view: View?) -> CGSize {
        guard let view else { return .zero }
        let size = view.bounds.size
        return size == .zero ? view.systemLayoutSizeFitting(View.layoutFittingCompressedSize) : size
    }

    func inTheMiddle(_ size: CGSize, x: CGFloat, of bounds: CGRect) -> CGRect {
        CGRect(
            x: x, y: bounds.minY + (bounds.size.height - size.height) / 2, width: size.width, height: size.height
        ).onPixelEdges(atScale: pixelsPerPoint)
    }

    func place(_ view: View?, shows: Bool, at frame: CGRect) {
        guard let view else { return }
        if !shows {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        if view.superview !== self { addSubview(view) }
        view.placeWithoutTransform(in: frame)
    }

    func sideViewDidChange(from old: View?) {
        if let old, old !== leftView, old !== rightView, old.superview === self { old.removeFromSuperview() }
        contentDidChange()
    }
}
