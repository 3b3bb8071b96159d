import Foundation

/// The reading of paths of straight lines, and of lists of numbers.
enum SVGPath {
    /// The lines of a path. Of curves only the ends are taken.
    static func lines(_ text: String) -> [StraightLine] {
        var lines: [StraightLine] = []
        var start = CGPoint.zero
        var place = start
        for (letter, numbers) in commands(text) {
            var next = place
            switch letter {
            case "M":
                place = CGPoint(x: numbers[0], y: numbers[1])
                start = place
                continue
            case "L": next = CGPoint(x: numbers[0], y: numbers[1])
            case "l": next = CGPoint(x: place.x + numbers[0], y: place.y + numbers[1])
            case "H": next.x = numbers[0]
            case "h": next.x += numbers[0]
            case "V": next.y = numbers[0]
            case "v": next.y += numbers[0]
            default: next = start
            }
            lines.append(StraightLine(start: place, end: next))
            place = next
        }
        return lines
    }

    private static func commands(_ text: String) -> [(Character, [Double])] {
        var commands: [(Character, String)] = []
        for character in text {
            if character.isLetter {
                commands.append((character, ""))
            } else if !commands.isEmpty {
                commands[commands.count - 1].1.append(character)
            }
        }
        return commands.map { ($0.0, numbers($0.1)) }
    }

    /// All numbers in a text, in their order.
    static func numbers(_ text: String) -> [Double] {
        text.split { !($0.isNumber || $0 == "." || $0 == "-") }.compactMap { Double($0) }
    }
}
