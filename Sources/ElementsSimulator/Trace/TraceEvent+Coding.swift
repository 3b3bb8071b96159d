/// The JSON form of events. It is the form that the compiler makes, except that a rectangle is `[x, y, width, height]`,
/// as in all other JSON of this library. Foundation's form of a rectangle, which is two pairs of numbers, can be read
/// as well.
extension TraceEvent: Codable {
    private enum Key: String, CodingKey {
        case id, cause, kind
    }

    /// The kinds of events that contain rectangles. Each rectangle is written as four numbers.
    private enum Framed: Codable {
        case boundsChanged(from: [CGFloat], to: [CGFloat])
        case queried(rect: [CGFloat], found: Int, made: Int)

        enum Name: String, CodingKey {
            case boundsChanged, queried
        }

        init?(_ kind: Kind) {
            switch kind {
            case .boundsChanged(let from, let to): self = .boundsChanged(from: from.numbers, to: to.numbers)
            case .queried(let rect, let found, let made): self = .queried(rect: rect.numbers, found: found, made: made)
            default: return nil
            }
        }

        /// The kind of the event, made from the stored numbers of its rectangles. Nil if a rectangle is not stored as
        /// four numbers.
        var kind: Kind? {
            switch self {
            case .boundsChanged(let from, let to):
                guard let from = CGRect(numbers: from), let to = CGRect(numbers: to) else { return nil }
                return .boundsChanged(from: from, to: to)
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
                forKey: .kind, in: container, debugDescription: "a rectangle has four numbers")
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
