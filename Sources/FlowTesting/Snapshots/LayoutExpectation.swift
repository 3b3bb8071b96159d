import PlainTexts

/// A layout that is compared with a file.
@MainActor
struct LayoutExpectation {
    var name: String
    var settings: TestSettings
    var uncertainTexts = UncertainTexts.recorded

    /// The largest number of differences that a message lists.
    private static let shownDifferences = 30

    /// Compares the view with the file; returns nil if they match.
    func failure(of view: some LayoutView, _ extent: LayoutExtent, besideTestAt path: String) -> TestFailure? {
        do throws(LayoutFile.Problem) {
            let file = try LayoutFile(named: name, besideTestAt: path)
            let snapshot = view.snapshot(extent).snapshot
            let actual = LayoutText(snapshot)
            let expected: LayoutText?
            do throws(LayoutFile.Problem) {
                expected = try file.read()
            } catch {
                guard settings.recording == .all else { throw error }
                if let refusal = refusal(of: snapshot, file) { return refusal }
                try file.write(actual)
                return TestFailure(message: "\(file.shownPath) could not be read and was recorded anew.")
            }
            guard let expected else { return try record(actual, of: snapshot, in: file) }
            let differences = expected.differences(to: actual)
            guard !differences.isEmpty else { return nil }
            if settings.recording == .all, let refusal = refusal(of: snapshot, file) { return refusal }
            return try failure(differences, expected, actual, view, extent, file)
        } catch {
            return TestFailure(message: error.sentence)
        }
    }

    /// The failure for a layout that must not be recorded, because a text has an uncertain number of lines. Nil if the
    /// layout may be recorded.
    private func refusal(of snapshot: LayoutSnapshot, _ file: LayoutFile) -> TestFailure? {
        guard uncertainTexts == .refused else { return nil }
        let texts = snapshot.uncertainTexts
        guard !texts.isEmpty else { return nil }
        let rest = texts.count - Self.shownDifferences
        let shown = texts.prefix(Self.shownDifferences) + (rest > 0 ? ["… and \(rest) more"] : [])
        return TestFailure(
            message: "\(file.shownPath) was not recorded: heights depend on widths that are not known exactly.\n"
                + shown.map { "  \($0)" }.joined(separator: "\n"))
    }

    private func record(
        _ actual: LayoutText, of snapshot: LayoutSnapshot, in file: LayoutFile
    ) throws(LayoutFile.Problem) -> TestFailure {
        guard settings.recording != .never else {
            return TestFailure(
                message: "There is no \(file.shownPath), and FLOW_RECORD_LAYOUTS=never keeps it from being recorded.")
        }
        if let refusal = refusal(of: snapshot, file) { return refusal }
        try file.write(actual)
        let count = NumberText.count(actual.layout.elements.count, "element")
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
        let (lineOf, lineNow) = (expected.linesByName, actual.linesByName)
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
