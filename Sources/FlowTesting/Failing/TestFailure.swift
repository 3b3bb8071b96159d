import CallerChecks

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// The message of a failed expectation, with pictures and pages that show the failure.
struct TestFailure {
    var message: String
    /// The file names of the attachments, and their contents.
    var attachments: [(name: String, text: String)] = []

    /// Fails the present test of Swift Testing or XCTest, at the line of the expectation. Attachments are passed to
    /// Swift Testing, and are written to the folder of the settings.
    ///
    /// In a separate task, Swift Testing records a failure of an unknown test.
    @MainActor
    func record(at place: SourcePlace, _ settings: TestSettings) {
        withOwnNames().report(at: place, settings, isTestKnown: Self.isTestKnown)
    }

    private static var isTestKnown: Bool {
        #if canImport(Testing)
            Test.current != nil
        #else
            false
        #endif
    }

    /// The number of uses of each attachment name, with the name as the key. If a failure is repeated, in a loop or
    /// with another argument, this number distinguishes its attachments.
    @MainActor private static var uses: [String: Int] = [:]

    @MainActor
    private func withOwnNames() -> TestFailure {
        var failure = self
        for index in failure.attachments.indices {
            let name = failure.attachments[index].name
            let uses = Self.uses[name, default: 0] + 1
            Self.uses[name] = uses
            guard uses > 1, let point = name.lastIndex(of: ".") else { continue }
            failure.attachments[index].name = "\(name[..<point])-\(uses)\(name[point...])"
        }
        return failure
    }

    /// Reports the failure to the library that runs the test.
    ///
    /// - Parameter isTestKnown: Whether Swift Testing has a current test. Without one, one of its tests may still be
    ///   calling from another task; the library that does not run is not notified of a failure.
    @MainActor
    func report(at place: SourcePlace, _ settings: TestSettings, isTestKnown: Bool) {
        let message = wholeMessage(settings)
        Self.failSwiftTesting(message, attachments, place)
        if !isTestKnown { Self.failXCTest(message, place) }
    }

    /// A closure that reports a failure to Swift Testing. Only tests of this library replace the closure.
    @MainActor static var failSwiftTesting: (String, [(name: String, text: String)], SourcePlace) -> Void = {
        message, attachments, place in
        #if canImport(Testing)
            let location = SourceLocation(
                fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line),
                column: Int(place.column))
            #if compiler(>=6.2)
                for (name, text) in attachments { Attachment.record(text, named: name, sourceLocation: location) }
            #endif
            Issue.record(Comment(rawValue: message), sourceLocation: location)
        #endif
    }

    /// A closure that reports a failure to XCTest. Only tests of this library replace the closure.
    @MainActor static var failXCTest: (String, SourcePlace) -> Void = { message, place in
        #if canImport(XCTest)
            XCTFail(message, file: place.filePath, line: place.line)
        #elseif !canImport(Testing)
            stop("\(place.filePath):\(place.line): \(message)")
        #endif
    }

    /// Returns the message with a line that names the attachments. Writes the attachments if the settings have a
    /// folder.
    func wholeMessage(_ settings: TestSettings) -> String {
        whereabouts(settings).map { "\(message)\n\($0)" } ?? message
    }

    /// Returns a line that names the attachments; nil if there are no attachments. Writes the attachments if the
    /// settings have a folder.
    private func whereabouts(_ settings: TestSettings) -> String? {
        guard !attachments.isEmpty else { return nil }
        let names = attachments.map(\.name).joined(separator: ", ")
        guard let folder = settings.folder else {
            return "See it: \(names). FLOW_ATTACHMENTS=FOLDER writes them."
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, text) in attachments {
                try Data(text.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
            }
        } catch {
            return "\(names) could not be written to \(folder.path): \(error.localizedDescription)"
        }
        return "See it: " + attachments.map { folder.appendingPathComponent($0.name).path }.joined(separator: ", ")
    }
}
