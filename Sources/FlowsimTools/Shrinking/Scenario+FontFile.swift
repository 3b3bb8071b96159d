import FlowScenario
import Foundation

extension Scenario {
    /// Names the file of recorded fonts from the root on, so that a document in another folder finds it.
    ///
    /// - Parameter folder: Where the name starts from; the current folder if `nil`.
    package mutating func nameFontsWholly(from folder: URL?) {
        guard let file = fonts?.file else { return }
        fonts?.file = URL(fileURLWithPath: file, relativeTo: folder).standardizedFileURL.path
    }
}
