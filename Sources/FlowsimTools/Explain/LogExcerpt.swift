/// The part of a log around the beginning of one message. The parts of different messages do not overlap in front of
/// their markers, nor behind them.
struct LogExcerpt {
    /// The text in front of the marker, up to the marker before; at most ``reach`` bytes.
    var before: ArraySlice<UInt8>
    /// The marker, and the text behind it up to the next marker; at most ``reach`` bytes.
    var message: ArraySlice<UInt8>
    /// The number of bytes of the marker.
    var markerLength: Int
    /// The line of the log on which the marker begins, counted from 1.
    var line: Int
    /// Whether no marker is in front of the message, so that all text in front of it may belong to it.
    var isFirst: Bool

    /// The greatest number of bytes that belong to a message on either side of its marker.
    static let reach = 65_536

    /// The text behind the marker.
    var details: ArraySlice<UInt8> { message.dropFirst(markerLength) }

    /// The marker.
    var marker: ArraySlice<UInt8> { message.prefix(markerLength) }

    /// Returns the excerpts of a log for the places of markers, in order.
    static func all(in text: LogText, at places: [MarkerTable.Place]) -> [LogExcerpt] {
        places.indices.map { index in
            let place = places[index]
            let start = index == 0 ? 0 : places[index - 1].offset + places[index - 1].length
            let end = index + 1 < places.count ? places[index + 1].offset : text.bytes.count
            return LogExcerpt(
                before: text.bytes[max(start, place.offset - reach)..<place.offset],
                message: text.bytes[place.offset..<min(end, place.offset + reach)],
                markerLength: place.length, line: text.line(at: place.offset), isFirst: index == 0)
        }
    }
}
