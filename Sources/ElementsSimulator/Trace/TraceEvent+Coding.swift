/// The JSON form of events. It is the form that the compiler makes, except that a rectangle is `[x, y, width, height]`
/// and insets are `[top, left, bottom, right]`, as in all other JSON of this library. The compiler's forms of both can
/// be read as well: they are two pairs of numbers, and an object.
extension TraceEvent: Codable {
    private enum Key: String, CodingKey {
        case id, cause, kind
    }

    /// The kinds of events that contain rectangles or insets. Each of them is written as four numbers.
    private enum Framed: Codable {
        case boundsChanged(from: [CGFloat], to: [CGFloat])
        case contentInsetChanged(from: [CGFloat], to: [CGFloat])
        case queried(rect: [CGFloat], found: Int, made: Int)

        enum Name: String, CodingKey {
            case boundsChanged, contentInsetChanged, queried
        }

        init?(_ kind: Kind) {
            switch kind {
            case .boundsChanged(let from, let to): self = .boundsChanged(from: from.numbers, to: to.numbers)
            case .contentInsetChanged(let from, let to):
                self = .contentInsetChanged(from: from.numbers, to: to.numbers)
            case .queried(let rect, let found, let made): self = .queried(rect: rect.numbers, found: found, made: made)
            default: return nil
            }
        }

        /// The kind of the event, made from the stored numbers of its rectangles or insets. Nil if one of them is not
        /// stored as four numbers.
        var kind: Kind? {
            switch self {
            case .boundsChanged(let from, let to):
                guard let from = CGRect(numbers: from), let to = CGRect(numbers: to) else { return nil }
                return .boundsChanged(from: from, to: to)
            case .contentInsetChanged(let from, let to):
                guard let from = EdgeInsets(numbers: from), let to = EdgeInsets(numbers: to) else { return nil }
                return .contentInsetChanged(from: from, to: to)
            case .queried(let rect, let found, let made):
                return CGRect(numbers: rect).map { .queried(rect: $0, found: found, made: made) }
            }
        }
    }

    /// Writes the number, the cause and the kind of the event.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        try container.encodeIfPresent(cause, forKey: .cause)
        if let framed = Framed(kind) {
            try container.encode(framed, forKey: .kind)
        } else {
            try container.encode(kind, forKey: .kind)
        }
    }

    /// Reads an event that `encode(to:)` wrote.
    ///
    /// - Throws: A `DecodingError` if the value is not an event.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let id = try container.decode(Int.self, forKey: .id)
        let cause = try container.decodeIfPresent(Int.self, forKey: .cause)
        let isFramed = try !container.nestedContainer(keyedBy: Framed.Name.self, forKey: .kind).allKeys.isEmpty
        let framed = isFramed ? try? container.decode(Framed.self, forKey: .kind) : nil
        guard let framed else {
            self.init(id: id, cause: cause, kind: try container.decode(Kind.self, forKey: .kind))
            return
        }
        guard let kind = framed.kind else {
            throw DecodingError.dataCorruptedError(
                forKey: .kind, in: container, debugDescription: "a rectangle has four numbers, and so have insets")
        }
        self.init(id: id, cause: cause, kind: kind)
    }
}

extension CGRect {
    fileprivate var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }

    fileprivate init?(numbers: [CGFloat]) {
        guard numbers.count == 4 else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension EdgeInsets {
    fileprivate var numbers: [CGFloat] { [top, left, bottom, right] }

    fileprivate init?(numbers: [CGFloat]) {
        guard numbers.count == 4 else { return nil }
        self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}
