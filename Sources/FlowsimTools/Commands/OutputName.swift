import FlowScenario
import Foundation

/// The end of its name says what is in a file. A picture under the name of another kind of picture opens nowhere.
enum OutputName {
    /// - Parameters:
    ///   - endings: What the option writes, the first of them preferred.
    ///   - path: A name without an ending fits any of them.
    /// - Throws: ``CommandMisuse`` where the name ends like something else.
    static func check(_ path: String, of option: String, endings: [String]) throws(CommandMisuse) {
        let ending = URL(fileURLWithPath: path).pathExtension
        guard !ending.isEmpty, !endings.contains(ending.lowercased()) else { return }
        let names = endings.map { ".\($0)" }.joined(separator: " or ")
        throw CommandMisuse(reason: "\(option) writes \(names), not .\(ending) as in \(quoted(path))")
    }
}
