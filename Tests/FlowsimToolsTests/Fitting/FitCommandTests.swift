import FlowTestSupport
import Foundation
import Testing
import TextMeasuring

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// `flowsim fit`: one cell at widths and text sizes.
@MainActor
@Suite struct FitCommandTests {
    private let folder: TemporaryFolder
    private let file: String

    init() throws {
        folder = try TemporaryFolder()
        file = try folder.write(
            "cells.json",
            #"""
            {"format": 2, "container": {"width": 320, "height": 480}, "layout": {"estimatedItemSize": [320, 50]},
             "cells": {
               "row": {"fit": "width", "views": {"icon": {"size": [20, 20]}, "text": {"label": {"font": "callout", "lines": 0}}},
                 "constraints": ["icon.leading == leading + 10", "icon.top == top + 10", "text.leading == icon.trailing + 10",
                   "text.trailing == trailing - 10", "text.top == top + 10", "text.bottom == bottom - 10"]},
               "pair": {"views": {"a": {"label": {"text": "one"}}, "b": {"label": {"text": "two"}}},
                 "constraints": ["a.leading == leading", "b.leading == a.trailing", "b.trailing == trailing", "width == 300",
                   "a.top == top", "b.top == top", "a.bottom == bottom", "b.bottom == bottom"]}},
             "sections": [{"items": [{"count": 2}, {"cell": "row", "contents": [{"text": "字字字"}, {"text": "字"}]}]}]}
            """#)
    }

    private func fit(_ arguments: String...) -> CommandResult { FlowsimCommand.run(["fit", file] + arguments) }

    @Test("The table says how large the cell becomes, in how many lines, and where everything is")
    func table() {
        let result = fit("row", "--widths", "320,82", "--text-sizes", "L,AX1")
        #expect(result.exitCode == 0)
        #expect(result.errorOutput == "")
        #expect(
            result.output.hasPrefix(
                """
                row: 2 views, 6 constraints; content of item 0-2; the width is kept

                offered  text  width  height  lines
                    320  L       320    39.5  text 1
                     82  L        82    58.5  text 2 or 3
                    320  AX1     320    51.5  text 1
                     82  AX1      82   113.5  text 3

                320 points, L
                view   x   y  width  height
                icon  10  10     20      20
                text  40  10    270    19.5

                """))
        #expect(!result.output.contains("ambiguous"))
    }

    @Test("Unless something else is asked for, width, text size and content are the document's")
    func defaults() {
        #expect(fit("row").output.contains("\n    320  L       320    39.5  text 1\n"))
        #expect(fit("row", "--item", "0-3").output.contains("content of item 0-3"))
        #expect(fit("pair").output.contains("pair: 2 views, 8 constraints; its own content; both sides"))
        #expect(fit("row", "--text-sizes", "accessibilityMedium").output == fit("row", "--text-sizes", "AX1").output)
    }

    @Test("A text that may have a line more on a device says so, in the table and for machines")
    func uncertain() throws {
        let file = try folder.write(
            "tight.json",
            #"""
            {"format": 2, "container": {"width": 320, "height": 480},
             "cells": {"row": {"fit": "width", "views": {"text": {"label": {"lines": 0}}},
               "constraints": ["text.leading == leading", "text.trailing == trailing", "text.top == top",
                 "text.bottom == bottom"]}},
             "sections": [{"items": [{"cell": "row", "contents": [{"text": "A line that is full."}]}]}]}
            """#)
        let width = SFLikeMetrics().singleLineSize(
            of: "A line that is full.", font: FontSpec(size: 17), scale: 2
        ).width + 0.5
        let result = FlowsimCommand.run(["fit", file, "row", "--widths", "\(width),400"])
        #expect(result.output.contains("text 1 or 2\n"))
        #expect(result.output.contains("text 1\n"))
        let json = FlowsimCommand.run(["fit", file, "row", "--widths", "\(width),400", "--json"]).output
        #expect(json.components(separatedBy: "possibleLines").count == 2)
    }

    @Test("What constraints leave open is said")
    func ambiguity() {
        // Which of two labels with equal hugging is stretched?
        #expect(
            fit("pair").output.contains(
                "\n\nConstraints leave a choice for width of pair › contentView › a."))
    }

    @Test("Constraints that contradict each other are told with the one that was left out, and with the usual cure")
    func conflict() throws {
        let broken = try folder.write(
            "broken.json",
            #"""
            {"format": 2, "container": {"width": 320, "height": 480},
             "cells": {"row": {"views": {"a": {"size": [null, 20]}},
               "constraints": ["a.top == top", "a.bottom == bottom", "tall: height == 44"]}},
             "sections": [{"items": [{"cell": "row"}]}]}
            """#)
        let result = FlowsimCommand.run(["fit", broken, "row"])
        #expect(result.exitCode == 0)
        #expect(result.output.contains("Unable to simultaneously satisfy constraints in "))
        let last = "    a.bottom == contentView.bottom\n    tall: contentView.height == 44   ← left out\n"
        #expect(result.output.contains(last))
        #expect(result.output.components(separatedBy: "Unable to").count == 2, "said once")
    }

    @Test("The drawing shows every width beside the other, and every text size below")
    func drawing() throws {
        let path = folder.url.appendingPathComponent("out.svg").path
        #expect(fit("row", "--widths", "320,200", "--text-sizes", "L,AX5", "-o", path).output.hasPrefix("row: "))
        let svg = try String(contentsOfFile: path, encoding: .utf8)
        for caption in ["320 offered, L: 320 × 39.5", "200 offered, AX5: 200 ×"] { #expect(svg.contains(caption)) }
        #expect(svg.contains(#"class="spacing""#))
        #expect(!svg.contains(#"class="viewport""#))
        #expect(fit("row", "-o", "-").output.hasPrefix("<svg"))
    }

    @Test("Wrong usage and wrong names are told with what there is")
    func mistakes() {
        #expect(fit().errorOutput.hasPrefix("flowsim: fit needs a file and the name of a cell\nusage: flowsim fit"))
        #expect(
            fit("rows").errorOutput
                == "\(file):2:11: error: cells: there is no cell “rows”; it has “pair”, “row”\n")
        #expect(fit("row", "--item", "0-0").errorOutput == "\(file): item 0-0 has no cell “row”\n")
        #expect(
            fit("row", "--item", "first").errorOutput.hasPrefix("flowsim: --item takes a path such as 0-3, not “first”")
        )
        #expect(
            fit("row", "--widths", "-1").errorOutput.hasPrefix(
                "flowsim: --widths takes widths such as 320,375, not “-1”"))
        #expect(
            fit("row", "--text-sizes", "XL,huge").errorOutput.contains(
                "--text-sizes takes text sizes such as L,AX5, not “huge”"))
        let many = (1...201).map(String.init).joined(separator: ",")
        #expect(fit("row", "--widths", many).errorOutput.contains("201 combinations are too many; the limit is 200"))
        #expect(fit("row", "-o", "out.html").errorOutput.contains("--output writes .svg"))
        #expect([fit(), fit("rows"), fit("row", "--widths", "x")].map(\.exitCode) == [2, 2, 2])
    }
}
