/// Walks a new answer of the layout beside the last one. Most elements are in both, in one order and with the same
/// attributes object, so that they are recognized without being looked up.
@MainActor
struct AnswerWalk {
    private let last: [DisplayedElement]
    private var position = 0
    /// The elements met so far: the last answer of the next time.
    private(set) var answer: [DisplayedElement] = []

    init(_ last: [DisplayedElement], next count: Int) {
        self.last = last
        answer.reserveCapacity(count)
    }

    /// Whether the object is the next one of the last answer, and says what it said when it was applied.
    mutating func meetsUnchanged(_ attributes: CollectionViewLayoutAttributes, foundBy query: Int) -> Bool {
        guard position < last.count else { return false }
        let element = last[position]
        guard element.attributes === attributes, element.alreadyShows(attributes) else { return false }
        element.foundByQuery = query
        position += 1
        add(element)
        return true
    }

    /// Goes on behind an element that was looked up.
    mutating func jump(behind element: DisplayedElement) {
        if element.place < last.count, last[element.place] === element { position = element.place + 1 }
        add(element)
    }

    mutating func add(_ element: DisplayedElement) {
        element.place = answer.count
        answer.append(element)
    }
}
