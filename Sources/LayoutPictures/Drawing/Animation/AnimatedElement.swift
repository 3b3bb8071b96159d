import Foundation

/// An element of an animated picture, with its place and its look in every slot. A slot is the time during which the
/// animation shows one moment of the run.
struct AnimatedElement {
    /// The appearance of an element apart from its place. `slots` has the ranges of the schedule's slots in which the
    /// element looks like this. Each slot shows one moment of each run.
    struct Look {
        var element: Timeline.Element
        var slots: [Range<Int>]
    }

    let identity: String
    /// The element's origin at every moment that is shown, in content coordinates. At a moment without the element, its
    /// last origin before this moment is used. Before its first moment, its first origin is used.
    private(set) var places: [CGPoint]
    private(set) var looks: [Look] = []
    private var zIndex: Int

    /// All elements of the given moments, from back to front.
    ///
    /// - Complexity: O(*n* + *m* log *m*) in the elements of all moments and in different ones.
    static func elements(of moments: [Timeline.Moment]) -> [AnimatedElement] {
        var elements: [AnimatedElement] = []
        var numbers: [String: Int] = [:]
        for (slot, moment) in moments.enumerated() {
            for element in moment.elements {
                if let number = numbers[element.identity] {
                    elements[number].add(element, slot: slot)
                } else {
                    numbers[element.identity] = elements.count
                    elements.append(AnimatedElement(element, slot: slot))
                }
            }
        }
        for index in elements.indices { elements[index].stay(until: moments.count) }
        let order = elements.indices.sorted { (elements[$0].zIndex, $0) < (elements[$1].zIndex, $1) }
        return order.map { elements[$0] }
    }

    private init(_ element: Timeline.Element, slot: Int) {
        (identity, zIndex) = (element.identity, element.zIndex)
        places = Array(repeating: element.frame.origin, count: slot)
        add(element, slot: slot)
    }

    private mutating func add(_ element: Timeline.Element, slot: Int) {
        stay(until: slot)
        places.append(element.frame.origin)
        var look = element
        look.frame.origin = .zero
        look.change = nil
        guard let number = looks.firstIndex(where: { $0.element == look }) else {
            return looks.append(Look(element: look, slots: [slot..<slot + 1]))
        }
        let last = looks[number].slots.count - 1
        if looks[number].slots[last].upperBound == slot {
            looks[number].slots[last] = looks[number].slots[last].lowerBound..<slot + 1
        } else {
            looks[number].slots.append(slot..<slot + 1)
        }
    }

    private mutating func stay(until slot: Int) {
        guard let last = places.last else { return }
        while places.count < slot { places.append(last) }
    }
}

extension AnimatedElement.Look {
    /// Draws the element as in static pictures. `isRead` is true for the element that the app's user is assumed to read
    /// during the run. This element has a second outline.
    func drawing(isRightToLeft: Bool, isRead: Bool) -> [String] {
        var drawn = element
        drawn.isPinned = false
        var picture = LayoutPicture(
            title: "", region: element.frame, viewport: element.frame, contentSize: element.frame.size,
            elements: [drawn])
        picture.isRightToLeft = isRightToLeft
        var drawing = SVGDrawing(picture, from: .zero)
        drawing.elements { _ in true }
        let lines = drawing.document.split(separator: "\n").map(String.init)
        guard isRead else { return lines }
        let frame = element.frame.insetBy(dx: 1, dy: 1)
        return lines + [drawing.rect(frame, attributes: "class=\"read\" rx=\"4\"")]
    }
}
