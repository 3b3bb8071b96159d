/// A matcher that finds the displayed elements for the objects that a query returned.
///
/// Most elements were in the result of the previous query, too, in this order and with these objects. The matcher finds
/// them without a lookup.
@MainActor
package struct AnswerMatcher {
    private let last: [DisplayedElement]
    private var position = 0
    /// The elements matched so far. The matcher of the next query compares with these elements.
    package private(set) var answer: [DisplayedElement] = []

    package init(_ last: [DisplayedElement], next count: Int) {
        self.last = last
        answer.reserveCapacity(count)
    }

    /// The next element of the previous result; nil at its end.
    package var next: DisplayedElement? { position < last.count ? last[position] : nil }

    /// Matches an object with the next element of the previous result, if it is the element's source, unchanged.
    /// Returns whether it is.
    package mutating func matchUnchanged(_ object: AnyObject, revision: UInt32, foundBy query: Int) -> Bool {
        guard position < last.count, last[position].surelyShows(object, revision: revision) else { return false }
        matchNext(foundBy: query)
        return true
    }

    /// Matches the next element of the previous result.
    package mutating func matchNext(foundBy query: Int) {
        let element = last[position]
        element.note(foundBy: query, at: answer.count)
        answer.append(element)
        position += 1
    }

    /// Adds an element to the matched elements; it was found by a lookup. If the result of the previous query contains
    /// the element, the comparison with that result continues after the element.
    package mutating func advance(past element: DisplayedElement) {
        if element.place < last.count, last[element.place] === element { position = element.place + 1 }
        add(element)
    }

    package mutating func add(_ element: DisplayedElement) {
        element.place = answer.count
        answer.append(element)
    }
}
