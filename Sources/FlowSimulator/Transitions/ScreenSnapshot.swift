/// The elements on screen before an update or a change of layout.
@MainActor
struct ScreenSnapshot {
    let bounds: CGRect
    /// The names of the elements, in the order in which they were displayed.
    let names: [ElementName]
    private let elements: [ElementName: Element]

    struct Element {
        /// The attributes as the view shows them; `inLayout` has the attributes as the layout returned them. In a
        /// mirrored view these are two different objects.
        var shown: CollectionViewLayoutAttributes
        var inLayout: CollectionViewLayoutAttributes
    }

    init(of core: ElementsCore) {
        let mirror = core.placer.contentMirror
        bounds = core.view.bounds
        var elements: [ElementName: Element] = [:]
        names = core.displayed.elements.map { element in
            let shown = element.attributes.duplicate()
            elements[shown.name] = Element(shown: shown, inLayout: mirror?.mirrored(shown) ?? shown)
            return shown.name
        }
        self.elements = elements
    }

    subscript(name: ElementName) -> Element? { elements[name] }
}

/// A change after which elements may have other names.
@MainActor
protocol ElementRenaming {
    /// The name of an element after the change; nil if it is gone, or has a new view.
    func after(_ name: ElementName) -> ElementName?
    /// The name of an element before the change; nil if it is new.
    func before(_ name: ElementName) -> ElementName?
}
