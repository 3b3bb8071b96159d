import FlowScenario

/// A bar on standard error, where somebody sits at a terminal.
struct ProgressBar {
    private let total: Int
    private let isShown: Bool
    private static let width = 30

    init(total: Int) {
        self.total = total
        isShown = TerminalProgress.isSeen
    }

    func show(_ done: Int) {
        guard isShown else { return }
        TerminalProgress.write("\r\(Self.text(done: done, of: total))")
    }

    func clear() {
        guard isShown else { return }
        TerminalProgress.write("\r\u{1B}[K")
    }

    static func text(done: Int, of total: Int) -> String {
        let filled = total > 0 ? min(width, width * done / total) : width
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        return "\(bar) \(NumberText.grouped(done)) of \(NumberText.grouped(total))"
    }
}
