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

    /// The markers by their first byte; longer ones come first.
    private var markers = [[(bytes: [UInt8], list: Int)]](repeating: [], count: 256)

    /// Creates a table from several lists of markers. White space in markers is ignored.
    init(_ lists: [[String]]) {
        for (index, list) in lists.enumerated() {
            for marker in list {
                let bytes = LogText(message: marker).bytes
                markers[Int(bytes[0])].append((bytes, index))
            }
        }
        for byte in markers.indices { markers[byte].sort { $0.bytes.count > $1.bytes.count } }
    }

    /// Returns the places of markers in a text, in order. Places do not overlap.
    ///
    /// - Complexity: O(*n*), *n* bytes.
    func places(in text: LogText) -> [Place] {
        var places: [Place] = []
        let bytes = text.bytes
        var index = 0
        while index < bytes.count {
            let candidates = markers[Int(bytes[index])]
            guard !candidates.isEmpty, let marker = candidates.first(where: { bytes[index...].starts(with: $0.bytes) })
            else {
                index += 1
                continue
            }
            places.append(Place(offset: index, length: marker.bytes.count, list: marker.list))
            index += marker.bytes.count
        }
        return places
    }
}
