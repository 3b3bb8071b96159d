import FlowScenario
import Foundation

// Steps that move the viewport, or the items in it.

extension StressSteps {
    mutating func scroll() -> JSONValue {
        if random.isHeads(oneIn: 8) { return ["scroll": ["to": .string(random.pick(["start", "end"]))]] }
        return ["scroll": ["by": along((viewportLength * Double(random.within(-150...200)) / 100).rounded())]]
    }

    mutating func scrollTo() -> JSONValue? {
        guard let path = itemPath() else { return nil }
        let position =
            isTable
            ? random.pick(["top", "middle", "bottom", "none"])
            : axis == .vertical
            ? random.pick(["top", "centeredVertically", "bottom"])
            : random.pick(["left", "centeredHorizontally", "right"])
        return [
            "scrollTo": [
                "item": .numbers(Double(path.section), Double(path.item)), "position": .string(position),
            ]
        ]
    }

    /// A finger drags, mostly past an end; the steps after it are done under it until it lets go.
    mutating func drag() -> JSONValue {
        let pull = Double(random.within(2...12) * 10) + random.pick([0, 0, 0.5])
        if isDragging {
            guard random.isHeads() else { return ["drag": ["by": along(random.isHeads() ? pull : -pull)]] }
            isDragging = false
            return ["drag": "end"]
        }
        isDragging = true
        let isAtEnd = random.isHeads(oneIn: 3) ? nil : !random.isHeads(oneIn: 3)
        var parts: [JSONValue] = [["drag": "begin"]]
        if let isAtEnd { parts.insert(["scroll": ["to": isAtEnd ? "end" : "start"]], at: 0) }
        parts.append(["drag": ["by": along(isAtEnd == false ? -pull : pull)]])
        return ["together": .array(parts)]
    }

    /// An item is carried through the viewport. Only within one section is it certain where the data has it afterwards.
    mutating func movement() -> JSONValue? {
        guard let path = itemPath() else { return nil }
        var parts: [JSONValue] = [["movement": ["begin": .string("\(path)")]]]
        for _ in 0...random.below(2) {
            let position = (0..<2).map { _ in JSONValue.number(Double(random.within(-2...60) * 10)) }
            parts.append(["movement": ["update": .array(position)]])
        }
        let ends = data.sections.count == 1 && random.isHeads()
        parts.append(["movement": ends ? "end" : "cancel"])
        return ["together": .array(parts)]
    }

    mutating func resize() -> JSONValue {
        let odd = random.isHeads(oneIn: 6) ? 1.0 / 3 : 0
        size.width = (originalSize.width * Double(random.within(6...14)) / 10).rounded() + odd
        size.height = (originalSize.height * Double(random.within(6...14)) / 10).rounded()
        return ["resize": ["width": .number(size.width), "height": .number(size.height)]]
    }
}
