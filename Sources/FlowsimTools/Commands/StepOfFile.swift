import Foundation

/// `feed.json#7`: step 7 of a file, as `run` names a step that failed.
struct StepOfFile {
    let file: String
    /// nil where the whole file is named.
    let step: Int?

    /// What is there by its whole name is that.
    init(_ name: String) {
        guard let mark = name.lastIndex(of: "#"), mark > name.startIndex, !FileManager.default.fileExists(atPath: name),
            let step = Int(name[name.index(after: mark)...]), step >= 0
        else {
            (file, self.step) = (name, nil)
            return
        }
        (file, self.step) = (String(name[..<mark]), step)
    }
}
