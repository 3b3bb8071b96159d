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
        if let file = document.value["catalogue"]?["file"] {
            let name = document.wholeName(of: file)
            document.value["catalogue"]?["file"] = name
        }
        if let file = document.value["fonts"] {
            let name = document.wholeName(of: file)
            document.value["fonts"] = name
        }
        document.value["name"] = .string("Against the law “\(law)”, seed \(seed)")
        document.steps.append(["expect": expectation, "note": .string(message)])
        return document.value.text
    }
}

extension StressDocument {
    /// A file's name, from the root on: what is written may be in another folder.
    fileprivate func wholeName(of file: JSONValue) -> JSONValue {
        guard case .string(let name) = file, let folder else { return file }
        return .string(URL(fileURLWithPath: name, relativeTo: folder).standardizedFileURL.path)
    }
}
