import Foundation

/// What was on screen before an update or a change of layout.
@MainActor
struct ScreenSnapshot {
    let bounds: CGRect
    /// In the order in which it was displayed.
    let names: [ElementName]
    private let elements: [ElementName: Element]

    struct Element {
        /// As the view shows it, and as the layout has it: different objects in a mirrored view only.
        var shown: CollectionViewLayoutAttributes
        var inLayout: CollectionViewLayoutAttributes
    }

    init(of view: any ElementsView) {
        bounds = view.bounds
        var elements: [ElementName: Element] = [:]
        names = view.displayed.elements.map { element in
            let shown = element.attributes.duplicate()
            elements[shown.name] = Element(shown: shown, inLayout: view.isMirrored ? view.mirrored(shown) : shown)
            return shown.name
        }
        self.elements = elements
    }

    subscript(name: ElementName) -> Element? { elements[name] }
}

/// A change after which elements may go by other names.
@MainActor
protocol ElementRenaming {
    /// Where an element is afterwards; nil if it is gone, or shows something new.
    func after(_ name: ElementName) -> ElementName?
    /// Where an element was; nil if it is new.
    func before(_ name: ElementName) -> ElementName?
}
