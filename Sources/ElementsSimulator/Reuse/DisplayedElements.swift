/// The elements on screen, with their views, and with lookup by name.
///
/// A class, because a value in another module would be copied for each call. Exclusive access is not checked: client
/// code runs in these methods only where a layout's attributes are copied, and before anything is changed.
@MainActor
package final class DisplayedElements {
    @exclusivity(unchecked) package private(set) var elements: [DisplayedElement] = []
    /// The elements that the last query found, in the order of the query's result.
    @exclusivity(unchecked) package var lastAnswer: [DisplayedElement] = []
    /// The number of elements that `drainUnasked()` skips, because it returned them earlier. They are at the beginning
    /// of `elements`, because new elements are appended. If `mayAllBeDue` is true, no element is skipped.
    @exclusivity(unchecked) private var askedCount = 0
    @exclusivity(unchecked) private var announcedCount = 0
    /// Whether a view may have requested a measurement since all views were checked. Stored, because every pass reads
    /// it several times.
    @exclusivity(unchecked) package var mayWantMeasuring = false
    /// Whether all views on screen may have to be asked for their size. If false, only new views may have to be asked.
    /// Tables do not use this property.
    @exclusivity(unchecked) package var mayAllBeDue = true
    @exclusivity(unchecked) private var byName: [ElementName: DisplayedElement] = [:]

    package subscript(name: ElementName) -> DisplayedElement? { byName[name] }

    package func view(for name: ElementName) -> View? { byName[name]?.view }

    /// Whether a view on screen may be the one that a name means. The name of a supplementary view may mean any view of
    /// this kind in the section. O(*h*) for *h* views.
    package func showsAny(of name: ElementName) -> Bool {
        elements.contains { $0.name == name || $0.name.isInSection(of: name) }
    }

    package func add(_ element: DisplayedElement) {
        elements.append(element)
        byName[element.name] = element
    }

    /// Removes and returns all elements that a query did not find.
    package func removeAll(notFoundBy query: Int) -> [DisplayedElement] {
        let (allAsked, allAnnounced) = (askedCount == elements.count, announcedCount == elements.count)
        let removed = extract(notFoundBy: query)
        guard !removed.isEmpty else { return [] }
        for element in removed { byName[element.name] = nil }
        (askedCount, announcedCount) = (allAsked ? elements.count : 0, allAnnounced ? elements.count : 0)
        return removed
    }

    /// Removes and returns the elements that a query did not find.
    ///
    /// The first group of neighbours is removed at once, because most elements that leave are neighbours. Uses loops:
    /// in a closure each element would check its executor.
    private func extract(notFoundBy query: Int) -> [DisplayedElement] {
        var kept = 0
        while kept < elements.count, elements[kept].foundByQuery == query { kept += 1 }
        var end = kept
        while end < elements.count, elements[end].foundByQuery != query { end += 1 }
        guard kept < end else { return [] }
        var removed = Array(elements[kept..<end])
        elements.removeSubrange(kept..<end)
        while kept < elements.count, elements[kept].foundByQuery == query { kept += 1 }
        for index in kept..<elements.count {
            if elements[index].foundByQuery == query {
                elements.swapAt(kept, index)
                kept += 1
            } else {
                removed.append(elements[index])
            }
        }
        elements.removeLast(elements.count - kept)
        return removed
    }

    package var wantsMeasuring: Bool { mayWantMeasuring && anyWantsMeasuring }

    var anyWantsMeasuring: Bool {
        for index in elements.indices where elements[index].measurement.isWanted { return true }
        return false
    }

    /// Returns the elements that may have to be asked for their size. These are all elements if `mayAllBeDue` is set,
    /// otherwise the elements that came on screen since the last call. Resets `mayAllBeDue` and `mayWantMeasuring`.
    package func drainUnasked() -> ArraySlice<DisplayedElement> {
        defer { (askedCount, mayWantMeasuring, mayAllBeDue) = (elements.count, false, false) }
        return elements[(mayAllBeDue ? 0 : askedCount)...]
    }

    /// Returns the elements whose appearance may not have been announced yet. They include all elements that came on
    /// screen since the last call, and perhaps other elements.
    func drainUnannounced() -> ArraySlice<DisplayedElement> {
        defer { announcedCount = elements.count }
        return elements[announcedCount...]
    }

    /// Makes the next call of `drainUnannounced()` return all elements again. Called if elements that it returned were
    /// not announced.
    func keepUnannounced() { announcedCount = 0 }

    private func forgetPlaces() {
        lastAnswer = []
        askedCount = 0
        announcedCount = 0
    }

    package func remove(_ name: ElementName) -> DisplayedElement? {
        guard let element = byName.removeValue(forKey: name) else { return nil }
        elements.removeAll { $0 === element }
        forgetPlaces()
        return element
    }

    /// Gives the cells the present paths of their items; no two cells may get the same path.
    package func renumberCells(_ newPath: (IndexPath) -> IndexPath) {
        for element in elements where element.isCell {
            let (old, new) = (element.name.indexPath, newPath(element.name.indexPath))
            if old != new { element.rebase(to: new) }
        }
        byName = Dictionary(uniqueKeysWithValues: elements.map { ($0.name, $0) })
        forgetPlaces()
    }

    /// Renames elements. Removes and returns the elements without a new name.
    package func rebase(_ after: (ElementName) -> ElementName?) -> [DisplayedElement] {
        var (kept, leaving): ([DisplayedElement], [DisplayedElement]) = ([], [])
        for element in elements {
            guard let new = after(element.name) else {
                leaving.append(element)
                continue
            }
            if new != element.name { element.rebase(to: new.indexPath) }
            kept.append(element)
        }
        elements = kept
        byName = Dictionary(uniqueKeysWithValues: kept.map { ($0.name, $0) })
        forgetPlaces()
        return leaving
    }

    package func removeAll() -> [DisplayedElement] {
        defer {
            elements = []
            byName = [:]
            forgetPlaces()
        }
        return elements
    }
}
