// A file that sees AppKit's names and this package's: nothing in it may be ambiguous.
import AppKit
import FlowSimulator

@MainActor
func names(_ view: CollectionView) -> [Any] {
    var path = IndexPath(item: 1, section: 2)
    path.item += path.section
    let row = IndexPath(row: 1, section: 2).row
    let text = NSAttributedString(string: "text", attributes: [.font: 1, .kern: 2, .paragraphStyle: 3])
    let sizes = [text.size(), ("text" as NSString).size(withAttributes: [.baselineOffset: 1])]
    let room = CGSize(width: 100, height: 0)
    let bounds = [
        text.boundingRect(with: room, options: [.usesLineFragmentOrigin], context: nil),
        ("text" as NSString).boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: nil, context: nil),
    ]
    let matrix = CATransform3DConcat(CATransform3DIdentity, CATransform3DMakeScale(2, 2, 1))
    let image = GraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }
    return [path, row, text, sizes, bounds, matrix, image, CGVector(dx: 1, dy: 2), view.cellForItem(at: path) as Any]
}
