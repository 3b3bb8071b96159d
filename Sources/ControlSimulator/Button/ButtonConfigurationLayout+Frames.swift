extension ButtonConfigurationLayout {
    /// The rectangles of image, title and subtitle. A part without contents has no size.
    struct Frames {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
    }

    /// Returns the rectangles of image, title and subtitle for a button with the bounds `bounds`. The three form a
    /// group inside the insets. `horizontal` and `vertical` are the alignments that determine the place of the group.
    /// With the alignment `fill`, the group fills the space inside the insets on the axis of this alignment.
    func frames(
        in bounds: CGRect, horizontal: Control.ContentHorizontalAlignment, vertical: Control.ContentVerticalAlignment
    ) -> Frames {
        let area = bounds.inset(by: insets)
        let parts = parts(in: area.size.width)
        let group = group(parts.size, in: area, horizontal, vertical)
        let slot = imageSlot(parts, in: group)
        var frames = Frames()
        frames.image = CGRect(
            x: slot.origin.x + (slot.size.width - parts.image.width) / 2,
            y: slot.origin.y + (slot.size.height - parts.image.height) / 2,
            width: parts.image.width, height: parts.image.height)
        let text = textRect(parts, in: group)
        func line(_ size: CGSize, y: CGFloat) -> CGRect {
            let x = text.origin.x + (text.size.width - size.width) * shareBefore
            return CGRect(x: x, y: y, width: size.width, height: size.height)
        }
        frames.title = line(parts.title, y: text.origin.y)
        frames.subtitle = line(parts.subtitle, y: text.origin.y + text.size.height - parts.subtitle.height)
        frames.image = frames.image.onPixelEdges(atScale: scale)
        frames.title = frames.title.onPixelEdges(atScale: scale)
        frames.subtitle = frames.subtitle.onPixelEdges(atScale: scale)
        return frames
    }

    /// The share of the free width that is at the left of a title or subtitle. It is a number from 0 to 1.
    private var shareBefore: CGFloat {
        switch configuration.titleAlignment {
        case .automatic: isImageBeside ? (isMirrored ? 1 : 0) : 0.5
        case .leading: isMirrored ? 1 : 0
        case .center: 0.5
        case .trailing: isMirrored ? 0 : 1
        }
    }

    private var isImageFirst: Bool {
        let placement = configuration.imagePlacement
        guard isImageBeside else { return placement.contains(.top) }
        return (placement.contains(.leading) || !placement.contains(.trailing)) != isMirrored
    }

    private func group(
        _ size: CGSize, in area: CGRect, _ horizontal: Control.ContentHorizontalAlignment,
        _ vertical: Control.ContentVerticalAlignment
    ) -> CGRect {
        let free = CGSize(width: area.size.width - size.width, height: area.size.height - size.height)
        let x: CGFloat =
            switch horizontal {
            case .left, .leading, .fill: 0
            case .right, .trailing: free.width
            case .center: free.width / 2
            }
        let y: CGFloat =
            switch vertical {
            case .top, .fill: 0
            case .bottom: free.height
            case .center: free.height / 2
            }
        return CGRect(
            x: area.origin.x + x, y: area.origin.y + y,
            width: horizontal == .fill ? max(area.size.width, 0) : size.width,
            height: vertical == .fill ? max(area.size.height, 0) : size.height)
    }

    private func imageSlot(_ parts: Parts, in group: CGRect) -> CGRect {
        var slot = group
        if isImageBeside {
            slot.size.width = parts.slot.width
            if !isImageFirst { slot.origin.x += group.size.width - parts.slot.width }
        } else {
            slot.size.height = parts.slot.height
            if !isImageFirst { slot.origin.y += group.size.height - parts.slot.height }
        }
        return slot
    }

    /// The rectangle of the titles, next to the image, or above or below it.
    private func textRect(_ parts: Parts, in group: CGRect) -> CGRect {
        var rect = group
        if isImageBeside {
            let taken = parts.slot.width + parts.gap
            rect.size.width -= taken
            if isImageFirst { rect.origin.x += taken }
        } else {
            let taken = parts.slot.height + parts.gap
            rect.size.height -= taken
            if isImageFirst { rect.origin.y += taken }
        }
        rect.origin.y += (rect.size.height - parts.text.height) / 2
        rect.size.height = parts.text.height
        return rect
    }
}
