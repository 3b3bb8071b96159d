import FlowScenario

/// The total of a run of several files: how many hold, and the names of the others.
struct RunTotal {
    private var count = 0
    private var failed: [String] = []
    private var unread: [String] = []

    /// - Parameter exitCode: The code of this file alone: 0 if it holds, 1 if not, 2 if it cannot be read or run.
    mutating func add(_ file: String, exitCode: Int32) {
        count += 1
        if exitCode == 1 { failed.append(file) } else if exitCode != 0 { unread.append(file) }
    }

    /// The last lines of a run. Names are whole, so that they can be copied.
    func text(in terminal: Terminal) -> String {
        let holding = count - failed.count - unread.count
        let verb = holding == 1 || count == 1 ? "holds" : "hold"
        let files = NumberText.count(count, "file")
        var parts = [
            holding == count
                ? terminal.painted("ok", .success) + ": \(files) \(verb)"
                : "\(NumberText.grouped(holding)) of \(files) \(verb)"
        ]
        for (word, names) in [("FAILED", failed), ("NOT RUN", unread)] where !names.isEmpty {
            parts.append(terminal.painted(word, .failure) + ": " + names.joined(separator: ", "))
        }
        return terminal.wrapped(parts.joined(separator: "; "), hanging: 2).joined(separator: "\n") + "\n"
    }
}
