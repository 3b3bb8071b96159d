/// The texts with which messages begin, for finding all of them in a log in one pass.
struct MarkerTable {
    /// A place in a ``LogText`` at which a marker begins.
    struct Place: Equatable {
        var offset: Int
        /// The number of bytes of the marker.
        var length: Int
        /// The index of the list of markers to which it belongs.
        var list: Int
    }

    /// The markers by their first four bytes; longer ones come first.
    private var markers: [UInt32: [(bytes: [UInt8], list: Int)]] = [:]
    /// Whether a marker begins with a byte.
    private var begins = [Bool](repeating: false, count: 256)

    /// Creates a table from several lists of markers, which have at least four characters. White space in markers is
    /// ignored.
    init(_ lists: [[String]]) {
        for (index, list) in lists.enumerated() {
            for marker in list {
                let bytes = LogText(message: marker).bytes
                begins[Int(bytes[0])] = true
                markers[Self.key(bytes, at: 0), default: []].append((bytes, index))
            }
        }
        for key in markers.keys { markers[key]?.sort { $0.bytes.count > $1.bytes.count } }
    }

    private static func key(_ bytes: [UInt8], at index: Int) -> UInt32 {
        bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Returns the places of markers in a text, in order. Places do not overlap.
    ///
    /// - Complexity: O(*n*), *n* bytes.
    func places(in text: LogText) -> [Place] {
        var places: [Place] = []
        let bytes = text.bytes
        var index = 0
        while index + 4 <= bytes.count {
            if begins[Int(bytes[index])], let candidates = markers[Self.key(bytes, at: index)],
                let marker = candidates.first(where: { bytes[index...].starts(with: $0.bytes) })
            {
                places.append(Place(offset: index, length: marker.bytes.count, list: marker.list))
                index += marker.bytes.count
            } else {
                index += 1
            }
        }
        return places
    }
}
