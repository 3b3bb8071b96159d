import FlowScenario
import Foundation

/// `feed.json#7`: step 7 of a file, as `run` names a step that failed.
struct StepOfFile {
    let file: String
    /// nil where the whole file is named.
    let step: Int?

    /// What is there by its whole name is that.
    ///
    /// - Throws: ``CommandMisuse`` where a file is there without what is behind the mark, and that is no step.
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
