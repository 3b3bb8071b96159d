import ElementsSimulator

/// The elements whose sizes or attributes were requested in a step, according to the step's events.
@MainActor
package struct HandledElements {
    private var asked: Set<TraceEvent.Element>
    private var requeried: Set<TraceEvent.Element> = []

    /// Finds the elements whose sizes or attributes were requested in events.
    ///
    /// - Parameter askedOfDelegate: The items whose sizes the delegate returned.
    package init(in events: some Sequence<TraceEvent>, askedOfDelegate: Set<IndexPath>) {
        asked = Set(askedOfDelegate.map { TraceEvent.Element(itemAt: $0) })
        for event in events {
            switch event.kind {
            case .measured(let element, _, _, _, _): asked.insert(element.inItsSection)
            case .requeried(let element, _): requeried.insert(element.inItsSection)
            case .invalidated(let context): requeried.formUnion(context.elements.map(\.inItsSection))
            default: continue
            }
        }
    }

    /// The change of an element: `asked` if its size was requested, or else `requeried` if its attributes were
    /// requested. Nil if neither was requested.
    package func change(of element: TraceEvent.Element) -> LayoutPicture.Change? {
        let element = element.inItsSection
        return asked.contains(element) ? .asked : requeried.contains(element) ? .requeried : nil
    }
}

extension TraceEvent.Element {
    /// The element in a form that can be compared. In this form, a header or footer has the path of item 0 of its
    /// section. Events may name another path, although a section has only one header and one footer.
    @MainActor
    fileprivate var inItsSection: TraceEvent.Element {
        let edges = [ElementName.headerKind, ElementName.footerKind]
        guard category != .item, let section = path.first, let kind, path.count == 1 || edges.contains(kind)
        else { return self }
        return TraceEvent.Element(category: category, kind: kind, path: [section, 0])
    }
}
