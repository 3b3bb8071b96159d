// Writes the files that follow from the requirements of protocols with optional methods. See Tests/optional-methods.sh.
import Foundation

let sources = URL(fileURLWithPath: CommandLine.arguments[1])
let files = try OptionalMethodFiles { path in
    try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
}
for (path, text) in try files.all() {
    try Data(text.utf8).write(to: sources.appendingPathComponent(path))
}
