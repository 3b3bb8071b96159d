/// The elements on screen before an update or a change of layout.
@MainActor
package struct ScreenSnapshot {
    package let bounds: CGRect
    /// The names of the elements, in the order in which they were displayed.
    package let names: [ElementName]
    private let elements: [ElementName: Element]

    /// The mirror in which the content was shown; nil if it was shown as the layout placed it.
    package let mirror: ContentMirror?

    package struct Element {
        package var shown: Placement
        /// A snapshot of the source of the placement; nil in tables.
        package var source: AnyObject?
    }

    package init(of displayed: DisplayedElements, in bounds: CGRect, mirror: ContentMirror?) {
        self.mirror = mirror
        self.bounds = bounds
        var elements: [ElementName: Element] = [:]
        names = displayed.elements.map { element in
            elements[element.name] = Element(shown: element.placement, source: element.source?.makeSnapshot())
            return element.name
        }
        self.elements = elements
    }

    package subscript(name: ElementName) -> Element? { elements[name] }
}

/// A change after which elements may have other names.
@MainActor
package protocol ElementRenaming {
    /// The name of an element after the change; nil if it is gone, or has a new view.
    func after(_ name: ElementName) -> ElementName?
    /// The name of an element before the change; nil if it is new.
    func before(_ name: ElementName) -> ElementName?
}
