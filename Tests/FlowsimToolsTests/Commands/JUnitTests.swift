import FlowTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// `flowsim run --junit`.
@MainActor
@Suite struct JUnitTests {
    private let folder: TemporaryFolder
    private let good, failing, broken: String

    init() throws {
        folder = try TemporaryFolder()
        let head =
            #"""
            {"format": 2, "name": "Four <&> “\"”", "container": {"width": 320, "height": 480},
             "sections": [{"items": [{"size": [100, 50], "count": 4}]}], "steps": [
            """#
        let scroll = #"{"scroll": {"by": [0, 10]}, "note": "a\u0007\nb"}"#
        good = try folder.write("good.json", head + scroll + #", {"expect": {"rows": 2}}]}"#)
        failing = try folder.write("failing.json", head + #"{"expect": {"rows": 3, "visible": 9}}]}"#)
        broken = try folder.write("broken.json", head + #"{"expect": {"row": 3}}]}"#)
    }

    private var xml: String { folder.url.appendingPathComponent("report.xml").path }

    @Test("A suite a file, a case a step, differences as failures, files that cannot be read as errors, the same bytes")
    func report() throws {
        let result = FlowsimCommand.run(["run", "--junit", xml, good, failing, broken])
        #expect(result.exitCode == 2)
        #expect(result == FlowsimCommand.run(["run", good, failing, broken]), "what is printed stays")
        let reason = result.errorOutput.split(separator: "\n")[0].replacingOccurrences(of: "\"", with: "&quot;")
        let name = "Four &lt;&amp;&gt; “&quot;”"
        let text = try String(contentsOfFile: xml, encoding: .utf8)
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites tests="6" failures="1" errors="1" skipped="0">
                  <testsuite name="\(name)" file="\(good)" tests="3" failures="0" errors="0" skipped="0">
                    <testcase classname="\(name)" name="0 load"/>
                    <testcase classname="\(name)" name="1 scroll by 0, 10: a&#10;b"/>
                    <testcase classname="\(name)" name="2 expect 1 value"/>
                  </testsuite>
                  <testsuite name="\(name)" file="\(failing)" tests="2" failures="1" errors="0" skipped="0">
                    <testcase classname="\(name)" name="0 load"/>
                    <testcase classname="\(name)" name="1 expect 2 values">
                      <failure message="rows: expected 3, found 2, and 1 difference more">rows
                  expected 3
                     found 2
                visible
                  expected 9
                     found 4</failure>
                    </testcase>
                  </testsuite>
                  <testsuite name="\(broken)" file="\(broken)" tests="1" failures="0" errors="1" skipped="0">
                    <testcase classname="\(broken)" name="read">
                      <error message="\(reason)"/>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
        #expect(XMLParser(data: Data(text.utf8)).parse())
        _ = FlowsimCommand.run(["run", "--junit", xml, good, failing, broken])
        #expect(try String(contentsOfFile: xml, encoding: .utf8) == text)
    }

    @Test("On standard output stands the XML alone; the report goes to standard error")
    func standardOutput() {
        let result = FlowsimCommand.run(["run", "--junit", "-", good])
        #expect(result.output.hasPrefix("<?xml"))
        #expect(result.output.hasSuffix("</testsuites>\n"))
        #expect(result.errorOutput == FlowsimCommand.run(["run", good]).output)
        let both = FlowsimCommand.run(["run", "--json", "--junit", "-", good])
        #expect(both.exitCode == 2)
        #expect(both.errorOutput.contains("standard output takes one report"))
        let json = FlowsimCommand.run(["run", "--json", "--junit", xml, "--time", good])
        #expect(json.exitCode == 0)
        #expect(json.output.hasPrefix("{\n"))
    }

    @Test("Times are there where they are asked for")
    func times() throws {
        _ = FlowsimCommand.run(["run", "--time", "--junit", xml, good])
        #expect(try String(contentsOfFile: xml, encoding: .utf8).components(separatedBy: " time=\"").count == 3)
    }

    @Test("Systems that one file plays are suites of their own, and expectations of others are skipped")
    func systems() throws {
        let file = try folder.write(
            "table.json",
            #"{"format": 2, "container": {"width": 9, "height": 9}, "table": {"profiles": ["iOS8", "iOS15"]}, "sections": [{"items": [{"actual": 50}]}], "steps": [{"expect": {"visible": 1}, "profiles": ["iOS8"]}]}"#)
        let text = FlowsimCommand.run(["run", "--junit", "-", file]).output
        #expect(text.contains(", iOS8\""))
        #expect(text.contains(", iOS15\""))
        #expect(text.contains("<skipped/>"))
        #expect(text.contains(#"<testsuites tests="4" failures="0" errors="0" skipped="1">"#))
    }

    @Test("A report that cannot be written is one line and 2, and one of another kind is refused")
    func refusals() {
        let nowhere = FlowsimCommand.run(["run", "--junit", folder.url.path + "/no/such.xml", good])
        #expect(nowhere.exitCode == 2)
        #expect(nowhere.errorOutput.contains("cannot be written"))
        #expect(FlowsimCommand.run(["run", "--junit", "report.json", good]).errorOutput.contains(".xml"))
    }
}
