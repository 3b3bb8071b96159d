import CellSizing

/// What recorded fonts turned out not to have, while a text is measured.
final class FontGapLog: Sendable {
    private let gaps = Locked<[FontGap]>([])

    /// Of one text no more are kept.
    private static let limit = 64

    func note(_ gap: FontGap) {
        gaps.withLock { gaps in
            guard gaps.count < FontGapLog.limit, !gaps.contains(where: { $0.subject == gap.subject }) else { return }
            gaps.append(gap)
        }
    }

    /// Those since the last call, each once, in the order of the text.
    func take() -> [FontGap] {
        gaps.withLock { gaps in
            defer { gaps = [] }
            return gaps
        }
    }
}
