import FlowEngine

/// The choice of the events that a page lists for each moment. All events are listed, unless the page would be too
/// large.
struct EventBudget {
    /// The most bytes that the data of a run should need. The events are included. The page's script and style are not
    /// included: with them, a page has 10 MB.
    static let bytes = 9_800_000

    private let limit: Int
    /// The numbers of the events that the page lists, as ranges in order. Each moment with events has one range.
    private var listed: [Range<Int>] = []

    /// Chooses the events to list.
    ///
    /// - Parameter bytes: Of all together; an eighth of them is for events, whatever else there is.
    init(_ moments: [Timeline.Moment], otherBytes: Int, bytes: Int = Self.bytes) {
        let left = max(bytes - otherBytes, bytes / 8)
        limit = [200, 100, 60, 40, 25, 16, 10, 6].first { Self.size(of: moments, upTo: $0) <= left } ?? 4
        for moment in moments {
            guard let first = moment.firstEvent else { continue }
            listed.append(first..<first + min(moment.events.count, limit))
        }
    }

    private static func size(of moments: [Timeline.Moment], upTo limit: Int) -> Int {
        moments.reduce(0) { sum, moment in
            sum + moment.events.prefix(limit).reduce(12) { $0 + $1.utf8.count + 2 }
        }
    }

    /// Writes the count of a moment's events, the number of the first event, and the lines of the listed events.
    func write(_ moment: Timeline.Moment, to json: inout JSONText) {
        guard let first = moment.firstEvent else { return }
        json.write(moment.eventCount)
        json.write(first)
        json.write(moment.events.prefix(limit).joined(separator: "\n"))
    }

    /// Whether the page lists the event with the given number.
    func lists(_ number: Int) -> Bool {
        let place = listed.partitionPoint { $0.upperBound > number }
        return place < listed.count && listed[place].contains(number)
    }
}
