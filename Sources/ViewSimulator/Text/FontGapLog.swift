/// A log of the data that recorded fonts lack, filled while a text is measured.
final class FontGapLog: Sendable {
    private struct Notes: Sendable {
        var gaps: [FontGap] = []
        var subjects: Set<FontGap> = []
    }

    private let notes = Locked(Notes())

    /// The largest number of gaps (data that recorded fonts lack) that are noted for one text.
    private static let limit = 4096

    func note(_ gap: FontGap) {
        notes.withLock { notes in
            guard notes.gaps.count < FontGapLog.limit, notes.subjects.insert(gap.subject).inserted else { return }
            notes.gaps.append(gap)
        }
    }

    /// Removes and returns the noted gaps (data that recorded fonts lack). Each gap occurs once. The gaps are in the
    /// order in which they were noted.
    func take() -> [FontGap] {
        notes.withLock { notes in
            defer { notes = Notes() }
            return notes.gaps
        }
    }
}
