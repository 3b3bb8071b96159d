import TextMeasuring

/// What recorded fonts turned out not to have, while a text is measured.
final class FontGapLog: Sendable {
    private struct Notes: Sendable {
        var gaps: [FontGap] = []
        var subjects: Set<FontGap> = []
    }

    private let notes = Locked(Notes())

    /// Of one text no more are kept.
    private static let limit = 4096

    func note(_ gap: FontGap) {
        notes.withLock { notes in
            guard notes.gaps.count < FontGapLog.limit, notes.subjects.insert(gap.subject).inserted else { return }
            notes.gaps.append(gap)
        }
    }

    /// Those since the last call, each once, in the order of the text.
    func take() -> [FontGap] {
        notes.withLock { notes in
            defer { notes = Notes() }
            return notes.gaps
        }
    }
}
