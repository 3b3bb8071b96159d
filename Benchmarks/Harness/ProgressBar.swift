import Foundation

/// How far the tasks are, on a terminal; elsewhere nothing is written.
struct ProgressBar {
    private let isShown = isatty(FileHandle.standardError.fileDescriptor) != 0

    func show(done: Int, of count: Int, now label: String) {
        guard isShown else { return }
        let filled = done * 24 / max(count, 1)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
        write("\r\u{1B}[K\(bar) \(done)/\(count)  \(label)")
    }

    func clear() {
        if isShown { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
