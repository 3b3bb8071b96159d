/// The reason why a text is no layout.
public struct LayoutTextError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of the line that cannot be read, from 1.
    public var line: Int
    /// The reason in one sentence why the text cannot be read as a layout.
    public var reason: String

    /// The number of the line and the reason, as in `line 3: …`.
    public var description: String { "line \(line): \(reason)" }
}

extension LayoutText {
    /// Reads a text that ``LayoutText/description`` wrote. Line ends of Windows and empty lines are allowed.
    ///
    /// - Throws: ``LayoutTextError``, which has the number of the line.
    public init(parsing text: String) throws(LayoutTextError) {
        self.init()
        var hasFirstLine = false
        var names: Set<String> = []
        for (index, content) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = content.split(separator: " ").map(String.init)
            guard !words.isEmpty else { continue }
            do throws(Mistake) {
                if !hasFirstLine {
                    guard words.joined(separator: " ") == Self.firstLine else {
                        throw Mistake("A layout begins with “\(Self.firstLine)”, not with “\(content)”.")
                    }
                    hasFirstLine = true
                } else if try !readHead(words) {
                    let element = try LayoutPicture.Element(words)
                    guard names.insert(element.label).inserted else {
                        throw Mistake("There is more than one \(element.label).")
                    }
                    layout.elements.append(element)
                }
            } catch {
                throw LayoutTextError(line: index + 1, reason: error.reason)
            }
        }
        guard hasFirstLine else { throw LayoutTextError(line: 1, reason: "There is nothing in it.") }
    }

    /// Reads a line about the whole view; returns false if the line is about an element.
    private mutating func readHead(_ words: [String]) throws(Mistake) -> Bool {
        switch (words[0], words.count) {
        case ("bounds", 3): layout.viewport = CGRect(origin: try CGPoint(words[1]), size: try CGSize(words[2]))
        case ("content", 2): layout.contentSize = try CGSize(words[1])
        case ("inset", 2):
            let sides = try words[1].numbers(4, separatedBy: ",")
            layout.contentInset = EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
        case ("scrolls", 2) where words[1] == "horizontally": layout.scrollsHorizontally = true
        case ("reads", 4) where words[1...].joined(separator: " ") == "right to left": layout.isRightToLeft = true
        default: return false
        }
        return true
    }
}

/// A mistake in a line, in one sentence.
private struct Mistake: Error {
    var reason: String

    init(_ reason: String) { self.reason = reason }
}

extension LayoutPicture.Element {
    /// Reads the words of a line from the last to the first, because names may contain spaces.
    fileprivate init(_ words: [String]) throws(Mistake) {
        var words = words
        var zIndex = 0
        if words.count > 2, words[words.count - 2] == "z", let number = Int(words[words.count - 1]) {
            zIndex = number
            words.removeLast(2)
        }
        let size = [Role.measured, .estimated].first { $0.rawValue == words.last }
        if size != nil { words.removeLast() }
        guard words.count >= 3 else {
            throw Mistake("“\(words.joined(separator: " "))” is no element: a name, x,y and width×height.")
        }
        let extent = try CGSize(words.removeLast())
        let frame = CGRect(origin: try CGPoint(words.removeLast()), size: extent)
        self.init(named: words.joined(separator: " "), frame: frame, zIndex: zIndex, size: size)
    }
}

extension CGPoint {
    fileprivate init(_ text: String) throws(Mistake) {
        let numbers = try text.numbers(2, separatedBy: ",")
        self.init(x: numbers[0], y: numbers[1])
    }
}

extension CGSize {
    fileprivate init(_ text: String) throws(Mistake) {
        let numbers = try text.numbers(2, separatedBy: "×")
        self.init(width: numbers[0], height: numbers[1])
    }
}

extension String {
    fileprivate func numbers(_ count: Int, separatedBy separator: Character) throws(Mistake) -> [CGFloat] {
        let parts = split(separator: separator, omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Double($0) }
        guard parts.count == count, numbers.count == count else {
            let shape = Array(repeating: "number", count: count).joined(separator: String(separator))
            throw Mistake("“\(self)” is not \(shape).")
        }
        return numbers.map { CGFloat($0) }
    }
}
