public enum ReferenceKind: String, Hashable, Sendable {
    case header, item, footer
}

public struct ReferenceRect: Hashable, Sendable, CustomStringConvertible {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// R6.1: sharing an edge is not enough.
    public func overlaps(_ other: ReferenceRect) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }

    public var description: String { "(\(x), \(y), \(width), \(height))" }
}

public struct ReferenceElement: Hashable, Sendable, CustomStringConvertible {
    public var kind: ReferenceKind
    public var section: Int
    public var item: Int
    public var frame: ReferenceRect

    public init(kind: ReferenceKind, section: Int, item: Int, frame: ReferenceRect) {
        self.kind = kind
        self.section = section
        self.item = item
        self.frame = frame
    }

    public var name: String { kind == .item ? "item \(section)-\(item)" : "\(kind.rawValue) \(section)" }
    public var description: String { "\(name) \(frame)" }
}

/// One line of a section: its items, where it starts along the scroll axis (unrounded), and how long it is there.
public struct ReferenceLine: Hashable, Sendable {
    public var items: Range<Int>
    public var offset: Double
    public var length: Double

    public init(items: Range<Int>, offset: Double, length: Double) {
        self.items = items
        self.offset = offset
        self.length = length
    }
}

extension ReferenceLayout {
    /// Every element whose handed-out frame overlaps the rectangle, by looking at all of them.
    public func elements(overlapping rect: ReferenceRect) -> [ReferenceElement] {
        elements.filter { $0.frame.overlaps(rect) }
    }

    /// The last element drawn at a point. A frame holds its start edges and not its end edges.
    public func element(atX x: Double, y: Double) -> ReferenceElement? {
        elements.last {
            $0.frame.x <= x && x < $0.frame.x + $0.frame.width && $0.frame.y <= y && y < $0.frame.y + $0.frame.height
        }
    }

    public func frame(_ section: Int, _ item: Int) -> ReferenceRect? {
        frame(of: .item, section: section, item: item)
    }

    public func frame(of kind: ReferenceKind, section: Int, item: Int = 0) -> ReferenceRect? {
        elements.first { $0.kind == kind && $0.section == section && $0.item == item }?.frame
    }

    public func picture(ofSection section: Int) -> String {
        rowPicture(lines[section].map(\.items))
    }
}
