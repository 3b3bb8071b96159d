import FlowSimulator
import Foundation
import LayoutPictures

extension LayoutText {
    /// The layout as a picture: frames without what is in the cells. It shows all elements and the viewport.
    public func picture(title: String) -> LayoutPicture {
        let drawn = elements.sorted { $0.zIndex < $1.zIndex }.filter { $0.frame.isFinite }
        let around = drawn.reduce(viewport) { $0.union($1.frame) }
        var picture = LayoutPicture(
            title: title, region: around.isFinite ? around : .zero, viewport: viewport, contentSize: contentSize,
            scrollsHorizontally: scrollsHorizontally,
            elements: drawn.map { LayoutPicture.Element(role: $0.role, frame: $0.frame, label: $0.name) })
        picture.isRightToLeft = isRightToLeft
        picture.contentInset = inset
        return picture
    }

    /// What was expected, as a drawing in which what is different now is marked.
    func picture(title: String, comparedWith other: LayoutText) -> LayoutPicture {
        var picture = picture(title: title)
        let known = Dictionary(other.elements.map { ($0.name, $0.description) }) { first, _ in first }
        let lines = Dictionary(elements.map { ($0.name, $0.description) }) { first, _ in first }
        for index in picture.elements.indices {
            let name = picture.elements[index].label
            picture.elements[index].isAtFault = known[name] != lines[name]
        }
        return picture
    }
}

extension LayoutText.Element {
    fileprivate var role: LayoutPicture.Element.Role {
        switch size {
        case "measured": return .measured
        case "estimated": return .estimated
        default: break
        }
        if name.hasPrefix("header ") { return .header }
        if name.hasPrefix("footer ") { return .footer }
        return name.allSatisfy { $0.isNumber || $0 == "-" } ? .given : .supplementary
    }
}
