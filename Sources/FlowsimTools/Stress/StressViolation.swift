import FlowScenario
import Foundation

/// A law that did not hold.
struct StressViolation: Hashable {
    /// What was done until then.
    var document: StressDocument
    /// One sentence, without a full stop.
    var message: String
    /// What the law wants, as an `expect` step has it. It fails after the document's steps.
    var expectation: JSONValue
}

extension StressViolation {
    /// The file that shows it.
    func file(of law: String, seed: UInt64) -> String {
        var document = document
        if let file = document.value["catalogue"]?["file"], case .string(let name) = file {
            let path = document.folder.map { URL(fileURLWithPath: name, relativeTo: $0).standardizedFileURL.path }
            document.value["catalogue"]?["file"] = .string(path ?? name)
        }
        document.value["name"] = .string("Against the law “\(law)”, seed \(seed)")
        document.steps.append(["expect": expectation, "note": .string(message)])
        return document.value.text
    }
}
