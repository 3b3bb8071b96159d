/// A layout with frames typed in by hand: a worked example or a reported case of docs/cases.md.
///
/// An example belongs to nobody: the reference is checked against it, and so is the engine.
public struct WorkedExample: Sendable, CustomStringConvertible {
    public var number: String
    public var sentence: String
    public var container: ReferenceContainer
    public var sections: [ReferenceSection]
    public var frames: [ReferenceElement] = []
    /// Elements that must not exist (R1.6).
    public var absent: [ReferenceElement] = []
    public var contentSize: ReferenceSize?
    /// Row pictures by section.
    public var rows: [Int: String] = [:]
    /// How far a number may be off: 0 but where the document prints a rounded one.
    public var tolerance = 0.0

    public var description: String { "\(number): \(sentence)" }

    init(_ number: String, _ sentence: String, _ container: ReferenceContainer, _ sections: ReferenceSection...) {
        self.number = number
        self.sentence = sentence
        self.container = container
        self.sections = sections
    }

    func header(_ section: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Self {
        adding(.header, section, 0, ReferenceRect(x, y, width, height))
    }

    func footer(_ section: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Self {
        adding(.footer, section, 0, ReferenceRect(x, y, width, height))
    }

    func item(_ item: Int, in section: Int = 0, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Self {
        adding(.item, section, item, ReferenceRect(x, y, width, height))
    }

    /// Origins of the items from `first` on; the sizes are the ones put in.
    func items(from first: Int = 0, in section: Int = 0, at origins: (Double, Double)...) -> Self {
        var copy = self
        for (index, origin) in origins.enumerated() {
            let size = sections[section].sizes[first + index]
            copy = copy.item(first + index, in: section, origin.0, origin.1, size.width, size.height)
        }
        return copy
    }

    /// The x of neighbouring items of one line, whose y is given.
    func line(from first: Int = 0, in section: Int = 0, y: Double, x: Double...) -> Self {
        var copy = self
        for (index, x) in x.enumerated() {
            copy = copy.items(from: first + index, in: section, at: (x, y))
        }
        return copy
    }

    func without(_ kind: ReferenceKind, _ section: Int) -> Self {
        var copy = self
        copy.absent.append(ReferenceElement(kind: kind, section: section, item: 0, frame: .init(0, 0, 0, 0)))
        return copy
    }

    func content(_ width: Double, _ height: Double) -> Self {
        var copy = self
        copy.contentSize = ReferenceSize(width, height)
        return copy
    }

    func rows(_ picture: String, in section: Int = 0) -> Self {
        var copy = self
        copy.rows[section] = picture
        return copy
    }

    func within(_ tolerance: Double) -> Self {
        var copy = self
        copy.tolerance = tolerance
        return copy
    }

    private func adding(_ kind: ReferenceKind, _ section: Int, _ item: Int, _ frame: ReferenceRect) -> Self {
        var copy = self
        copy.frames.append(ReferenceElement(kind: kind, section: section, item: item, frame: frame))
        return copy
    }

    /// What an answer gets wrong, in words; empty when it agrees.
    public func disagreements(
        contentSize: ReferenceSize, rows: (Int) -> String, frame: (ReferenceKind, Int, Int) -> ReferenceRect?
    ) -> [String] {
        var found: [String] = []
        for expected in frames {
            let got = frame(expected.kind, expected.section, expected.item)
            if let got, isClose(got, expected.frame) { continue }
            found.append("\(expected.name): got \(got.map(\.description) ?? "nothing"), expected \(expected.frame)")
        }
        for element in absent {
            if let got = frame(element.kind, element.section, element.item) {
                found.append("\(element.name): got \(got), expected nothing")
            }
        }
        if let expected = self.contentSize, contentSize != expected {
            found.append("content size: got \(contentSize), expected \(expected)")
        }
        for (section, picture) in self.rows.sorted(by: { $0.key < $1.key }) where rows(section) != picture {
            found.append("rows of section \(section): got \(rows(section)), expected \(picture)")
        }
        return found
    }

    private func isClose(_ left: ReferenceRect, _ right: ReferenceRect) -> Bool {
        abs(left.x - right.x) <= tolerance && abs(left.y - right.y) <= tolerance
            && left.width == right.width && left.height == right.height
    }
}

// A small language for the tables of examples.

func view(_ length: Double, scale: Double = 0) -> ReferenceContainer {
    var container = ReferenceContainer(length)
    container.scale = scale
    return container
}

func sideways(_ length: Double) -> ReferenceContainer {
    var container = ReferenceContainer(length)
    container.scrollsHorizontally = true
    return container
}

func boxes(_ count: Int, _ width: Double, _ height: Double) -> ReferenceSection {
    ReferenceSection(Array(repeating: ReferenceSize(width, height), count: count))
}

func boxes(_ sizes: (Double, Double)...) -> ReferenceSection {
    ReferenceSection(sizes.map { ReferenceSize($0.0, $0.1) })
}

func boxes(widths: Double..., height: Double) -> ReferenceSection {
    ReferenceSection(widths.map { ReferenceSize($0, height) })
}

extension ReferenceSection {
    func inset(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> Self {
        var copy = self
        (copy.top, copy.left, copy.bottom, copy.right) = (top, left, bottom, right)
        return copy
    }

    func spacing(line: Double = 10, item: Double = 10) -> Self {
        var copy = self
        (copy.lineSpacing, copy.itemSpacing) = (line, item)
        return copy
    }

    func header(_ length: Double) -> Self {
        var copy = self
        copy.headerLength = length
        return copy
    }

    func footer(_ length: Double) -> Self {
        var copy = self
        copy.footerLength = length
        return copy
    }

    func sizingItself() -> Self {
        var copy = self
        copy.sizesItself = true
        return copy
    }
}
