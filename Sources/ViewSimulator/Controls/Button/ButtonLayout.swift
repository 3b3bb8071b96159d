import Foundation

/// Where the image and the title of a button are, side by side: the rectangles that UIKit asks for in a content
/// rectangle.
///
/// ```
/// |  insets | ···· [image][title] ···· | insets  |      centre
/// |  insets | [image][title] ········· | insets  |      left; from right to left [title][image]
/// ```
///
/// The insets of image and title take from the room that each of them has (documented: they change no size), so insets
/// of −5 and 5 move by 5, and an inset at one side alone makes a title narrower. A content that is too large is cut:
/// the image keeps its width before the title does. What else is said here is a choice.
struct ButtonLayout {
    /// In points.
    var imageSize: CGSize
    /// In points.
    var titleSize: CGSize
    var imageInsets: EdgeInsets
    var titleInsets: EdgeInsets
    /// Left, right, centre or fill.
    var horizontal: Control.ContentHorizontalAlignment
    var vertical: Control.ContentVerticalAlignment
    /// The image is at the right.
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

    /// Both, as wide as they can be in an area.
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
