/// One page a command, for `flowsim help COMMAND`.
enum CommandHelp {
    static let pages = [
        "run": run, "render": render, "why": why, "stress": stress, "help": help, "compare": compare, "advise": advise,
        "sweep": sweep, "new": new, "validate": validate, "bench": bench,
        "fit": fit, "answers": answers, "completions": completions, "session": session, "export": export,
        "watch": watch,
    ]

    /// Every page ends with the options that every command has.
    @MainActor
    static func page(of command: String) -> String? {
        guard let page = pages[command], command != "help" else { return pages[command] }
        let fonts = FlowsimCommand.commands.first { $0.name == command }?.options
            .contains { $0.name == CommandOption.fonts.name } == true
        return page + (fonts ? ofFonts : "") + """

            Of every command:
            --color WHEN   auto, always or never: on a terminal where NO_COLOR is not set, unless given

            """
    }

    private static let ofFonts = """

        Of every command that runs scenarios:
        --fonts FILE   fonts as a device measured them, in place of those that scenarios name: docs/fonts.md

        """

    /// Every way to call a command, each in one line.
    static func forms(of command: String) -> [String] {
        var forms: [String] = []
        for line in (pages[command] ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
            guard !line.isEmpty else { break }
            let words = (line.hasPrefix("usage: ") ? line.dropFirst("usage: ".count) : line).drop { $0 == " " }
            if words.hasPrefix("flowsim ") {
                forms.append(String(words))
            } else {
                forms[forms.count - 1] += " " + words
            }
        }
        return forms
    }

    /// How a command is called, and where to read on.
    static func usage(of command: String) -> String {
        let lines = (pages[command] ?? "").split(separator: "\n", omittingEmptySubsequences: false).prefix {
            !$0.isEmpty
        }
        return lines.joined(separator: "\n") + "\n\n“flowsim help \(command)” says more.\n"
    }

    private static let run = """
        usage: flowsim run [--json] [--quiet] [--time] [--trace] [--trace-json] [--junit OUT.xml] FILE…

        Runs scenarios, checks their expectations and prints a line a step: the content's size before and after, the
        offset, how many items are visible, were newly measured and are measured in all, the rounds it took, the rows.
        Of several files the last line is their total: how many hold, and the names of those that do not.

        --json         print reports for machines instead, under “files” one entry a file
        --quiet        print only the files that fail, and the total
        --time         also print how long each scenario took
        --trace        also print what happened in each step: one event a line, with its number and that of its cause
        --trace-json   print the reports for machines together with the events of each step
        --junit OUT    also write JUnit XML, which build servers read: a suite a scenario, a case a step; - is standard
                       output, and the report goes to standard error then. It holds times only with --time

        Exit code: 0 all expectations hold, 1 one does not, 2 a file cannot be read; the largest of several.

        """

    private static let session = """
        usage: flowsim session [--frames N] [--why N] FILE

        Keeps a scenario open. Its first layout is told at once. Then each line of standard input is a step, as a scenario
        has it, or a question, and each line of standard output says what came of it, in JSON: the state, the frames that
        changed, metrics, issues, failed expectations, and why things were laid out again. A line that makes no sense has
        an error for an answer, and the session goes on as it was. The steps of the file are left out, unless asked for.

            {"scroll": {"by": [0, 60]}}
            {"expect": {"visible": 9}}
            {"frames": ["0-3", "header 0"]}

        --frames N   list at most so many of the frames that changed; 100 unless given
        --why N      say of at most so many elements why they were laid out again; 5 unless given

        docs/session.md lists all questions and what is in the answers.
        Exit code: 0 at the end of the input, 2 wrong input or usage, or answers cannot be written.

        """

    private static let export = """
        usage: flowsim export [--swift] [-o OUT.swift] [--json] FILE

        Writes a scenario as a test for Swift Testing, to begin a test of your own with. Sizes, updates, scrolling and most
        expectations of a collection view become the code that one would write for them; what has no short form runs as the
        document that it is.

        --swift                 as Swift, which is all that it writes so far
        -o, --output OUT.swift  write to a file; standard output unless given
        --json                  print for machines what was written where

        The test depends on FlowSimulator, and on FlowScenario where it runs a document. The same scenario gives the same
        bytes.

        """

    private static let watch = """
        usage: flowsim watch [-o OUT.html] [--interval MS] [--json] FILE

        Runs a scenario every time that its file is saved, and prints what “run” prints. Ctrl-C ends it.

        -o, --output OUT.html   also write a page of the run. In a browser the page follows, without a server: it reads
                                OUT.data.js beside it anew. Mistakes of the document are shown on the last good run
        --interval MS           how often the file is looked at, 50 to 10,000; every 250 milliseconds unless given
        --json                  print what “run --json” prints, a line a run

        Exit code: 130 after Ctrl-C, 2 wrong usage, or what was made cannot be written.

        """

    private static let render = """
        usage: flowsim render [-o OUT.svg] [--step N] [--changes] [--all] [--guides] [--json] FILE[#STEP]
               flowsim render [--html] [--json] -o OUT.html FILE[#STEP]
               flowsim render [--animate [--from N]] -o OUT.svg FILE

        Draws the layout as SVG: the viewport with some of what is above and below it. Or makes a page of the whole run,
        with a slider over all steps and rounds of measuring, the reasons, the costs and charts; it needs no network.

        -o, --output OUT       write to a file, a page if its name ends in .html, a picture if in .svg or in nothing;
                               standard output unless given. Links are followed, pipes and devices written into
        --html                 a page, whatever the file's name
        --step N               as it is after step N, 0 being the first layout; after the last unless given
        --changes              highlight what that step measured, asked for again, broke into rows again and moved
        --all                  draw the whole content, smaller where it is long
        --animate              draw the whole run as a picture that moves, without a script
        --from N               begin that with the end of step N; with the first layout unless given
        --guides               also draw, in cells with contents, guides and the distances that constraints keep
        --json                 say for machines what is written where, with -o

        FILE#7 is the file and its step 7, as “flowsim run” names a step that failed: the picture is that after the step, and
        the address of the page at the step is printed.

        Measured items are solid, estimated ones hatched, section insets green, the content inset orange. What the simulator
        remarked in that step is above the picture. The same scenario gives the same bytes.

        """

    private static let why = """
        usage: flowsim why [--step N] [--json] FILE PATH

        Runs a scenario to its end and says why an item was laid out again: what was done to it, and what led to that,
        latest first. PATH is written 0-3: item 3 of section 0. It may also be header-0, footer-0 or background-0. An item
        that updates moved is followed to what it was before.

        --step N   why it was laid out in step N, 0 being the first layout; PATH is its name after that step
        --json     print the reasons and the chain of events for machines

        """

    private static let fit = """
        usage: flowsim fit [--widths LIST] [--text-sizes LIST] [--item PATH] [-o OUT.svg] [--json] FILE CELL

        Lays one of a scenario's cells out at widths and text sizes. Prints how large it becomes, in how many lines its texts
        are, the frames of all that is in it, and where constraints contradict each other or leave a choice. The cell is
        offered the width, and the height that the layout assumes.

        --widths LIST      points, such as 320,375; the container's width unless given
        --text-sizes LIST  XS, S, M, L, XL, XXL, XXXL, AX1 to AX5, or their long names; the container's unless given
        --item PATH        whose content is shown; unless given, that of the first item with such a cell
        -o, --output OUT   also draw all of it as SVG, with guides and the distances that constraints keep
        --json             print sizes, frames and remarks for machines

        """

    private static let bench = """
        usage: flowsim bench [--json] [--runs N] FILE…

        Runs scenarios again and again and prints two tables with a line a step. The first has the time: the median run,
        how far the middle half of the runs spreads around it, the first run, when nothing was used before and which is
        apart, the fastest and the slowest; and where it went: measuring contents, preparing the layout, querying it,
        showing cells and all else. That is the medians of as many runs with a stopwatch. The second has the work, the
        same in every run: layout passes, layouts prepared, cells measured, sizes asked of the delegate, rectangles
        queried, attributes objects made, rows broken, items read to break them, new cells, reused cells. What a
        scenario expects is not looked at. Use “swift run -c release flowsim bench”: times of a debug build say nothing.

        --json     print everything for machines instead, under “files” one entry a file; times in seconds
        --runs N   how often each scenario is run after the first run, 1 to 1000; 9 unless given

        Exit code: 0, or 2 where a file cannot be read.

        """

    private static let stress = """
        usage: flowsim stress [--law NAME] [--seed N] [--seeds N] [--steps N] [-o OUT.json] [--json] [FILE]

        Does random steps to a scenario, batches, scrolls, pulls, new sizes, insets and contexts, and looks after each whether
        a law of layout or of tables holds. Steps of the file are left out; without a file every seed makes a small scenario of
        its own. A file is held to the laws of what it has.
        What breaks a law is made as small as it gets and written as a scenario that fails. The same seed does the same
        steps.

        --law NAME             only this law: estimate-independence, incremental, coverage, zero-drift, idempotence,
                               bounds, query, termination, pixel-grid, mirror, unchanged, pulled, all-gone, order,
                               looking, shown-once, kept-offset; of tables table-sum, table-fresh,
                               table-measuring, table-still, table-offset, table-bounds, table-termination,
                               table-idempotence, table-coverage, table-query, table-looking
        --seed N               the first seed; with it, one is tried unless --seeds says more
        --seeds N              how many seeds a law; 1,500 unless given
        --steps N              how many steps a seed; 20 unless given
        -o, --output OUT       where the scenario goes, with --law; stress-LAW-SEED.json unless given. A name that ends
                               in .swift makes a test in Swift of it, as “flowsim export --swift” does
        --json                 print what became of each law for machines

        Exit code: 0 all laws hold, 1 one is broken, 2 wrong input or usage.

        """

    private static let help = """
        usage: flowsim help [--json] [COMMAND]

        Explains a command and its options.

        --json   print commands, their options and their pages for machines instead

        """

    private static let compare = """
        usage: flowsim compare [--json] [--frames N] [--html OUT.html] [--svg OUT.svg [--from N]] A B
               flowsim compare [--json] [--profiles LIST] FILE

        Prints where two runs differ. A and B are scenarios, which are run, or what “run --json” or “run --trace-json” printed
        for one scenario. Steps are matched by what they do, in order. Of each it prints the values that differ (content,
        offset, rows, costs) and the frames: of all items up to 20,000 and, times steps, up to 2,000,000, otherwise of those
        around the viewport. Reports hold no frames, and costs only with their traces; what one side does not know is not
        compared. Steps that expect something are left out.

        With one file, whose table plays several profiles or is to play those of --profiles: prints where the systems differ,
        step by step, a column for each of them, with the first row on screen and its place.

        --profiles LIST  all, or some of iOS7, iOS8, iOS9, iOS11, iOS15, iOS26; those of the file unless given
        --json           print the differences for machines
        --frames N       how many frames are listed a step; 10 unless given, 1,000 for machines
        --html OUT.html  also write a page with both runs side by side; A and B are scenarios then
        --svg OUT.svg    also write them as a picture that moves, without a script
        --from N         begin that picture with the end of step N; with the first layout unless given

        Exit code: 0 the runs are equal, 1 they differ, 2 wrong input.

        """

    private static let answers = """
        usage: flowsim answers [--json] FOLDER

        Plays the recordings of devices in a folder: every file whose name ends in .json. Of each it says whether the
        simulator does what the device did, and against which options and quirks, or which other system's tables, that
        decides; or with which one the simulator would do the same; or that it does so with none of them. Then what is
        otherwise here, value by value. docs/recorder.md says how such a folder is made.

        --json  print it for machines

        Exit code: 0 the devices do what the simulator does, 1 one of them does not, 2 wrong input; what is right of it is
        played all the same.

        """

    private static let advise = """
        usage: flowsim advise [--json] [--estimates LIST] FILE

        Runs a scenario with one estimate after the other: its own, the smallest, median, mean, 90th percentile and largest
        size of its items, half and twice the median, and the average that a layout keeps itself. Of each it prints how far
        the content jumps when cells come on screen, how far the scroll indicator's knob jumps and how often it runs
        backwards, how wrong the content's first length is, and how many cells are measured. One is recommended, with the
        reasons.

        It does the file's own steps where they scroll; otherwise it scrolls through to the end and back, of long contents
        some 2,000 items each way, and through a table in steps of 20 points.

        --estimates LIST  heights of rows to try instead, such as 44,100
        --json            print the numbers for machines

        Exit code: 0 an estimate is recommended, 2 wrong input, or a scenario whose cells are not measured.

        """

    private static let sweep = """
        usage: flowsim sweep [--widths LIST] [--scales LIST] [--directions LIST] [--categories LIST]
                             [--jobs N] [--json] FILE

        Lays a scenario out on many screens, scrolls through it, and prints of each the content's size, the rows, what the
        simulator remarked, how many pairs of items overlap and how many items stick out of the content, both by a pixel or
        more; then in a sentence where it is worst, with an example. Steps of the file are left out. Of long contents some
        2,000 items are scrolled through, and then the end.

        --widths LIST      320,390x844: widths with the file's own height, or sizes; eleven devices unless given
        --scales LIST      pixels per point; 2,3 unless given
        --directions LIST  leftToRight,rightToLeft, or ltr,rtl; both unless given
        --categories LIST  text sizes such as L,AX5 or large, or all; unless given the file's own, and a few more where it
                           has texts
        --jobs N           processes that share the work; as many as there are processors unless given
        --json             print the results for machines

        Exit code: 0 all is well, 1 there are overlaps or errors, 2 wrong input. Warnings and clipped items alone leave it 0.

        """

    private static let new = """
        usage: flowsim new [--table] [--json] [list|chat|grid|tags|table] [FILE]

        Writes a small scenario that says what its parts are for, to FILE; unless it is given, to a file named after the kind,
        or to scenario.json; to standard output for “-”. A file that is there is left alone.

        list    rows that are measured, and one that opens; written unless another kind is named
        chat    bubbles with texts at both edges; messages come below, and older ones above, while somebody reads
        grid    squares, three beside each other whatever the width
        tags    items as wide as their texts
        table   a table view, on two systems

        Sizes are relative to the view, so that “flowsim sweep” can try them on other devices.

        --table  a table, too
        --json   print for machines what was written

        Exit code: 0 the file is written, 2 it is there already or cannot be written.

        """

    private static let completions = """
        usage: flowsim completions bash|zsh

        Prints a script that lets a shell complete commands, options and file names.

        bash   eval "$(flowsim completions bash)" in ~/.bashrc
        zsh    eval "$(flowsim completions zsh)" in ~/.zshrc, after compinit

        """

    private static let validate = """
        usage: flowsim validate [--upgrade] [--json] FILE…

        Reads scenarios without running them, and prints “ok” for each, or all its mistakes on standard error, a line each:
        file:line:column: error: place in the document: reason.

        --upgrade   write documents of format 1, the one of flowsim 0.1, in the present format first: keys that have
                    another name get it, all else stays as it is, to the last space
        --json      print for machines which files are right, and the mistakes of the others

        Exit code: 0 all files are right, 2 one is not.

        """
}
