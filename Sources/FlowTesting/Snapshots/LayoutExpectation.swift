import FlowScenario
import FlowSimulator
import Foundation

/// A layout that is compared with a file.
@MainActor
struct LayoutExpectation {
    var name: String
    var settings: TestSettings

    /// More lines than these nobody reads.
    private static let shownDifferences = 30

    /// What is wrong; nil where nothing is.
    func failure(of view: some LayoutView, _ extent: LayoutExtent, besideTestAt path: String) -> TestFailure? {
        do throws(LayoutFile.Problem) {
            let file = try LayoutFile(named: name, besideTestAt: path)
            let actual = view.layoutText(extent)
            let expected: LayoutText?
            do throws(LayoutFile.Problem) {
                expected = try file.read()
            } catch {
                guard settings.recording == .all else { throw error }
                try file.write(actual)
                return TestFailure(message: "\(file.shownPath) could not be read and was recorded anew.")
            }
            guard let expected else { return try record(actual, in: file) }
            let differences = expected.differences(to: actual)
            guard !differences.isEmpty else { return nil }
            return try failure(differences, expected, actual, view, extent, file)
        } catch {
            return TestFailure(message: error.sentence)
        }
    }

    private func record(_ actual: LayoutText, in file: LayoutFile) throws(LayoutFile.Problem) -> TestFailure {
        guard settings.recording != .never else {
            return TestFailure(
                message: "There is no \(file.shownPath), and FLOW_RECORD_LAYOUTS=never keeps it from being recorded.")
        }
        try file.write(actual)
        let count = NumberText.count(actual.elements.count, "element")
        return TestFailure(
            message: "There was no \(file.shownPath). It was recorded, \(count): look at it, and run the test again.")
    }

    private func failure(
        _ differences: [String], _ expected: LayoutText, _ actual: LayoutText, _ view: some LayoutView,
        _ extent: LayoutExtent, _ file: LayoutFile
    ) throws(LayoutFile.Problem) -> TestFailure {
        let rest = differences.count - Self.shownDifferences
        let shown = differences.prefix(Self.shownDifferences) + (rest > 0 ? ["… and \(rest) more"] : [])
        let lines = shown.map { "  \($0)" }.joined(separator: "\n")
        if settings.recording == .all {
            try file.write(actual)
            return TestFailure(message: "\(file.shownPath) was recorded anew:\n\(lines)")
        }
        var now = view.picture(extent, title: "\(name), actual")
        let lineOf = Dictionary(expected.elements.map { ($0.name, $0.description) }) { first, _ in first }
        let lineNow = Dictionary(actual.elements.map { ($0.name, $0.description) }) { first, _ in first }
        for index in now.elements.indices {
            let label = now.elements[index].label
            now.elements[index].isAtFault = lineNow[label] != nil && lineNow[label] != lineOf[label]
        }
        let then = expected.picture(title: "\(name), expected", comparedWith: actual)
        return TestFailure(
            message: "The layout is not that of \(file.shownPath):\n\(lines)\nFLOW_RECORD_LAYOUTS=1 records it anew.",
            attachments: [("\(name).expected.svg", then.svg()), ("\(name).actual.svg", now.svg())])
    }
}
