import Foundation
import Testing
import XCTest

@testable import FlowTesting

@MainActor @Suite struct TestFailureTests {
    @Test("Attachments are written to the folder that the environment names, and the message says where they are")
    func folder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID())/deep")
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let failure = TestFailure(message: "It failed.", attachments: [("a.svg", "<svg/>"), ("b.html", "<p>")])
        let settings = TestSettings(["FLOW_ATTACHMENTS": folder.path])
        let message = failure.wholeMessage(settings)
        #expect(message == "It failed.\nSee it: \(folder.path)/a.svg, \(folder.path)/b.html")
        #expect(try String(contentsOf: folder.appendingPathComponent("b.html"), encoding: .utf8) == "<p>")
        let unset = failure.wholeMessage(TestSettings([:]))
        #expect(unset == "It failed.\nSee it: a.svg, b.html. FLOW_ATTACHMENTS=FOLDER writes them.")
        let file = folder.appendingPathComponent("a.svg/no")
        let refused = failure.wholeMessage(TestSettings(["FLOW_ATTACHMENTS": file.path]))
        #expect(refused.hasPrefix("It failed.\na.svg, b.html could not be written to "))
        #expect(TestFailure(message: "It failed.").wholeMessage(settings) == "It failed.")
    }

    @Test(
        "The environment says what is recorded",
        arguments: [
            (nil, "missing"), ("", "missing"), ("0", "missing"), ("1", "all"), ("all", "all"), ("never", "never"),
            ("false", "never"), ("nevr", "missing"), ("true", "all"),
        ] as [(String?, String)])
    func recording(value: String?, mode: String) {
        let environment = value.map { ["FLOW_RECORD_LAYOUTS": $0] } ?? [:]
        #expect(TestSettings(environment).recording.rawValue == mode)
    }

    @Test("What fails again has pictures of its own")
    func ownNames() {
        let place = SourcePlace(fileID: "Tests/FeedTests.swift", filePath: "/a/FeedTests.swift", line: 1, column: 1)
        let failure = TestFailure(message: "It failed.", attachments: [("again.svg", "<svg/>")])
        for name in ["again.svg", "again-2.svg", "again-3.svg"] {
            withKnownIssue {
                failure.record(at: place, TestSettings())
            } matching: { issue in
                issue.comments.contains { $0.rawValue.contains("See it: \(name).") }
            }
        }
    }

    @Test("Where nobody knows which test it is, as in a task of its own, both libraries are told; otherwise one is")
    func whoeverRuns() {
        let place = SourcePlace(fileID: "Tests/FeedTests.swift", filePath: "/a/FeedTests.swift", line: 1, column: 1)
        let (swiftTesting, xcTest) = (TestFailure.failSwiftTesting, TestFailure.failXCTest)
        defer { (TestFailure.failSwiftTesting, TestFailure.failXCTest) = (swiftTesting, xcTest) }
        var told: [String] = []
        TestFailure.failSwiftTesting = { message, attachments, _ in told.append("\(message) \(attachments.count)") }
        TestFailure.failXCTest = { message, _ in told.append("XCTest: \(message)") }
        TestFailure(message: "A.").report(at: place, TestSettings([:]), isTestKnown: true)
        TestFailure(message: "B.").report(at: place, TestSettings([:]), isTestKnown: false)
        #expect(told == ["A. 0", "B. 0", "XCTest: B."])
    }

    @Test("What a budget writes is named for the test's file and line")
    func name() {
        let place = SourcePlace(fileID: "Tests/FeedTests.swift", filePath: "/a/FeedTests.swift", line: 42, column: 5)
        #expect(place.name == "FeedTests-42")
    }
}

/// Where XCTest runs, a failure is XCTest's.
final class TestFailureXCTests: XCTestCase {
    func testWhatStaysWithinItsBudgetPasses() {
        MainActor.assumeIsolated {
            let feed = TextFeed(rows: 20)
            feed.view.layoutIfNeeded()
            expectBudget(.measured(1), of: feed.view) { feed.setText("Short.", ofRow: 1) }
        }
    }

    func testAFailureIsXCTestsAtTheCallersLine() {
        MainActor.assumeIsolated {
            let fail = TestFailure.failXCTest
            defer { TestFailure.failXCTest = fail }
            var failures: [String] = []
            TestFailure.failXCTest = { message, place in
                failures.append("\(place.name): \(message.split(separator: "\n")[0])")
            }
            let feed = TextFeed(rows: 20)
            expectLayout(of: feed.view, matches: "")
            let line = #line - 1
            expectBudget(.measured(0), of: feed.view) { feed.setText("Short.", ofRow: 1) }
            XCTAssertEqual(
                failures,
                [
                    "TestFailureTests-\(line): A layout needs a name, such as “Feed.load”.",
                    "TestFailureTests-\(line + 2): The layout took more than its budget:",
                ])
        }
    }
}
