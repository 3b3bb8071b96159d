import FlowScenario

/// The command `flowsim render`, which draws a scenario.
struct RenderCommand: Command {
    static let description = CommandDescription(
        name: "render",
        summary: """
            Draws the layout as SVG: the viewport with some of what is above and below it. Or makes a page of the run.
            """,
        forms: ["FILE[#STEP]", "-o OUT.html FILE[#STEP]", "-o OUT.svg FILE"],
        text: """
            Draws the layout as SVG: the viewport with some of what is above and below it. Or makes a page of the whole
            run, with a slider over all steps and rounds of measuring, the reasons, the costs and charts; it needs no
            network.
            """,
        notes: """
            FILE#7 is the file and its step 7, as “flowsim run” names a step that failed: the picture is that after the
            step, and the address of the page at the step is printed.

            A page of more than 10 MB is written in parts, which are in the folder OUT.parts next to it.

            Measured items are solid, estimated ones hatched, section insets green, the content inset orange. Remarks
            of the simulator in that step are above the picture. The same scenario gives the same bytes.
            """)

    @CommandOption(
        "--output", short: "-o", .output("OUT", "svg", "html"), in: [1],
        """
        write to a file, a page if its name ends in .html, a picture if in .svg or in nothing;
        standard output unless given. Links are followed, pipes and devices written into
        """
    ) var output = FileReading.standardInput
    @CommandOption("--html", in: [2], "a page, whatever the file's name") var asksForPage = false
    @CommandOption(
        "--step", .number(0...), in: [1],
        "as it is after step N, 0 being the first layout; after the last unless given"
    ) var step: Int?
    @CommandOption(
        "--changes", in: [1], "highlight what that step measured, asked for again, broke into rows again and moved"
    ) var showsChanges = false
    @CommandOption("--all", in: [1], "draw the whole content, smaller where it is long") var showsAll = false
    @CommandOption(
        "--animate", in: [3], "draw the whole run as a picture that moves, without a script"
    ) var isAnimated = false
    @CommandOption(
        "--from", .number(0...1_000_000), in: [3], with: "--animate",
        "begin that with the end of step N; with the first layout unless given"
    ) var firstStep = 0
    @CommandOption(
        "--guides", in: [1], "also draw, in cells with contents, guides and the distances that constraints keep"
    ) var showsGuides = false
    @CommandOption("--json", in: [1, 2], "say for machines what is written where, with -o") var isForMachines = false

    var arguments = CommandArguments()

    func run() throws -> CommandResult {
        let named = try StepOfFile(onlyFile())
        do {
            return try draw(named)
        } catch let error as ScenarioError {
            throw error.inFile(named.file)
        } catch let error as PictureError {
            throw ScenarioError(error).inFile(named.file)
        }
    }

    private func draw(_ named: StepOfFile) throws -> CommandResult {
        let step = try step(named)
        try checkOptions(step)
        let scenario = try arguments.scenario(inFile: named.file)
        let wanted = max(step ?? 0, firstStep)
        guard wanted <= scenario.steps.count else { throw scenario.lacking(step: wanted) }
        if isPage || isAnimated {
            var timeline = try Timeline(recording: scenario, progress: arguments.showSteps)
            guard isPage else {
                return try write(timeline.animatedSVG(from: firstStep, width: 640), kind: "picture", step: nil)
            }
            timeline.addCures(for: scenario, operands: arguments.operands(forFile: named.file))
            return try write(TimelinePage([timeline], openingStep: step), step: step)
        }
        return try write(picture(of: scenario, afterStep: step).svg(), kind: "picture", step: step)
    }

    /// Returns the number of the requested step; `nil` if none is requested. The name of the file or an option can
    /// request a step.
    private func step(_ named: StepOfFile) throws(CommandMisuse) -> Int? {
        guard let number = step else { return named.step }
        guard named.step ?? number == number else {
            throw CommandMisuse(reason: "--step \(number) and \(quoted(arguments.files[0])) name different steps")
        }
        return number
    }

    private func checkOptions(_ step: Int?) throws(CommandMisuse) {
        try $firstStep.checkMoves(with: $isAnimated)
        if asksForPage { try OutputName.check(output, of: $output.name, endings: ["html"]) }
        let ofOneMoment = [$step, $showsChanges, $showsAll, $showsGuides]
        if isPage, let option = (ofOneMoment + [$isAnimated]).first(where: \.isGiven) {
            throw CommandMisuse(reason: "\(option.name) is for pictures; a page shows all of it")
        }
        if isAnimated {
            if let option = ofOneMoment.first(where: \.isGiven) {
                throw CommandMisuse(reason: "\(option.name) is for pictures of one moment; --animate shows all of them")
            }
            guard step == nil else {
                throw CommandMisuse(
                    reason: "\(quoted(arguments.files[0])) names a step; --animate shows all of them, or --from one")
            }
        }
        if isForMachines, output == FileReading.standardInput {
            throw CommandMisuse(reason: "--json says what is written; name a file with -o")
        }
    }

    /// Whether the output is a page with a timeline, and not a picture.
    private var isPage: Bool { asksForPage || output.lowercased().hasSuffix(".html") }

    private func picture(of scenario: Scenario, afterStep step: Int?) throws(ScenarioError) -> LayoutPicture {
        let run = ScenarioRun(scenario, tracing: showsChanges)
        run.showsGuides = showsGuides
        let last = step ?? scenario.steps.count
        run.didLayOut = { [unowned run] in arguments.showSteps(run.report.steps.count, of: last + 1) }
        // Frames are recorded before one step only: the last that does something.
        let shown = (1...max(last, 1)).last { $0 <= last && !scenario.steps[$0 - 1].action.isExpectation } ?? 0
        for number in 0...last {
            run.recordsChanges = showsChanges && number >= shown
            try run.advance()
        }
        return try run.picture(showsAll ? .everything : .aroundViewport)
    }

    private func write(_ page: TimelinePage, step: Int?) throws(ScenarioError) -> CommandResult {
        guard FileWriting.isFile(output) else {
            var result = try write(page.document, kind: "page", step: step)
            result.errorOutput = PageFiles.remark(onOneFile: result.output) ?? ""
            return result
        }
        let files = page.files(at: output)
        try files.write(to: output, with: FileWriting.write)
        if isForMachines {
            let parts = files.parts.map { (path: files.path(of: $0), text: $0.text) }
            return CommandResult(
                output: document(of: files.page.text, writtenTo: output, kind: "page", step: step, parts: parts))
        }
        // A page opens at the step that its address names.
        let lines = [step.map { "step \($0) is at \(output)#\($0)" }, files.remark].compactMap(\.self)
        return CommandResult(output: lines.map { "\($0)\n" }.joined())
    }

    private func write(_ document: String, kind: String, step: Int?) throws(ScenarioError) -> CommandResult {
        guard output != FileReading.standardInput else { return CommandResult(output: document) }
        try FileWriting.write(document, to: output)
        if isForMachines {
            return CommandResult(output: self.document(of: document, writtenTo: output, kind: kind, step: step))
        }
        return CommandResult()
    }
}

extension ScenarioError {
    /// Creates a scenario's error from the error of a run that cannot be drawn.
    init(_ error: PictureError) {
        self.init(place: error.place, reason: error.reason)
    }
}
