import FlowScenario
import Foundation

/// The name of a step in a file, in the form that `run` prints for a failed step: `feed.json#7` is step 7 of
/// `feed.json`.
struct StepOfFile {
    private(set) var file: String
    /// The number of the step; `nil` if the whole file is named.
    private(set) var step: Int?

    /// Reads the name of a step, such as `feed.json#7`. If there is a file with exactly this name, the name means the
    /// whole file.
    ///
    /// - Throws: ``CommandMisuse`` if there is a file with the name in front of the mark, and no step follows.
    init(_ name: String) throws(CommandMisuse) {
        let manager = FileManager.default
        file = name
        guard let mark = name.lastIndex(of: "#"), mark > name.startIndex, !manager.fileExists(atPath: name) else {
            return
        }
        let (path, number) = (String(name[..<mark]), name[name.index(after: mark)...])
        if let step = Int(number), step >= 0 {
            (file, self.step) = (path, step)
        } else if manager.fileExists(atPath: path) {
            throw CommandMisuse(reason: "\(quoted(String(number))) is no step of \(path); write \(path)#7 for step 7")
        }
    }
}
