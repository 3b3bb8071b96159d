/// The rectangles of a button's image and title, as UIKit's methods for rectangles return them. Image and title are
/// side by side.
///
/// ```
/// |  insets | ···· [image][title] ···· | insets  |      centre
/// |  insets | [image][title] ········· | insets  |      left; from right to left [title][image]
/// ```
///
/// The insets of image and title take from the space of each of them (documented: they change no size), so insets of −5
/// and 5 move by 5, and an inset at only one side makes a title narrower. Contents that are too large are cut, the
/// title before the image. Everything else here is a choice.
struct ButtonLayout {
    /// The size of the image, in points.
    var imageSize: CGSize
    /// The size of the title, in points.
    var titleSize: CGSize
    var imageInsets: EdgeInsets
    var titleInsets: EdgeInsets
    /// The horizontal alignment: left, right, centre or fill.
    var horizontal: Control.ContentHorizontalAlignment
    var vertical: Control.ContentVerticalAlignment
    /// Whether the image is at the right.
    var isMirrored: Bool

    func imageRect(in content: CGRect) -> CGRect {
        let room = Room(content.inset(by: imageInsets), self)
        let x = isMirrored ? room.start + room.titleWidth : room.start
        return rect(x: x, width: room.imageWidth, height: imageSize.height, in: room.area)
    }

    func titleRect(in content: CGRect) -> CGRect {
        let room = Room(content.inset(by: titleInsets), self)
        let x = isMirrored ? room.start : room.start + room.imageWidth
        return rect(x: x, width: room.titleWidth, height: titleSize.height, in: room.area)
    }

    /// The horizontal places of image and title in an area. The widths are shortened if the area is too narrow. `start`
    /// is the left edge of the left part, which is the image, or the title if the layout is mirrored.
    private struct Room {
        let area: CGRect
        let imageWidth: CGFloat
        let titleWidth: CGFloat
        let start: CGFloat

        init(_ area: CGRect, _ layout: ButtonLayout) {
            let width = max(area.size.width, 0)
            let image = min(layout.imageSize.width, width)
            let title = layout.horizontal == .fill ? width - image : min(layout.titleSize.width, width - image)
            let free = area.size.width - image - title
            start =
                switch layout.horizontal {
                case .left, .leading, .fill: area.origin.x
                case .right, .trailing: area.origin.x + free
                case .center: area.origin.x + free / 2
                }
            (self.area, imageWidth, titleWidth) = (area, image, title)
        }
    }

    private func rect(x: CGFloat, width: CGFloat, height: CGFloat, in area: CGRect) -> CGRect {
        let available = max(area.size.height, 0)
        let height = vertical == .fill ? available : min(height, available)
        let free = area.size.height - height
        let y =
            switch vertical {
            case .top, .fill: area.origin.y
            case .bottom: area.origin.y + free
            case .center: area.origin.y + free / 2
            }
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
