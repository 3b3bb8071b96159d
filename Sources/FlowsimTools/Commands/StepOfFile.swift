import FlowScenario
import Foundation

/// `feed.json#7`: step 7 of a file, as `run` names a step that failed.
struct StepOfFile {
    let file: String
    /// The step; `nil` if the whole file is named.
    let step: Int?

    /// Reads a name. The whole text is the name if there is a file with it.
    ///
    /// - Throws: ``CommandMisuse`` if there is a file with the name in front of the mark, and no step follows.
    init(_ name: String) throws(CommandMisuse) {
        let manager = FileManager.default
        guard let mark = name.lastIndex(of: "#"), mark > name.startIndex, !manager.fileExists(atPath: name) else {
            (file, step) = (name, nil)
            return
        }
        let (file, number) = (String(name[..<mark]), name[name.index(after: mark)...])
        guard let step = Int(number), step >= 0 else {
            guard !manager.fileExists(atPath: file) else {
                throw CommandMisuse(
                    reason: "\(quoted(String(number))) is no step of \(file); write \(file)#7 for step 7")
            }
            (self.file, self.step) = (name, nil)
            return
        }
        (self.file, self.step) = (file, step)
    }
}
