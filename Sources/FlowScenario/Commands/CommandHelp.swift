/// One page a command, for `flowsim help COMMAND`.
enum CommandHelp {
    static let pages = [
        "run": run, "render": render, "why": why, "bench": bench, "stress": stress, "help": help,
    ]

    private static let run = """
        usage: flowsim run [--json] [--time] [--trace] [--trace-json] FILE…

        Runs scenarios, checks their expectations and prints a line a step: the content's size before and after, the
        offset, how many items are visible, were newly measured and are measured in all, the rounds it took, the rows.

        --json         print reports for machines instead, a list with one entry a file
        --time         also print how long each scenario took
        --trace        also print what happened in each step: one event a line, with its number and that of its cause
        --trace-json   print the reports for machines together with the events of each step

        Exit code: 0 all expectations hold, 1 one does not, 2 a file cannot be read; the largest of several.

        """

    private static let render = """
        usage: flowsim render [-o OUT.svg] [--step N] [--changes] [--all] FILE
               flowsim render -o OUT.html FILE

        Draws the layout as SVG: the viewport with some of what is above and below it. Or makes a page of the whole run,
        with a slider over all steps and rounds of measuring, the reasons, the costs and charts; it needs no network.

        -o, --output OUT       write to a file, a page if its name ends in .html; standard output unless given
        --html                 a page, whatever the file's name
        --step N               as it is after step N, 0 being the first layout; after the last unless given
        --changes              highlight what that step measured, asked for again, broke into rows again and moved
        --all                  draw the whole content

        """

    private static let why = """
        usage: flowsim why FILE PATH

        Runs a scenario to its end and says why an item was laid out again: what was done to it, and what led to that,
        latest first. PATH is written 0-3: item 3 of section 0.

        """

    private static let bench = """
        usage: flowsim bench [--json] [--runs N] FILE…

        Runs scenarios again and again and prints two tables with a line a step. The first has the time, of the median,
        the fastest and the slowest run, and where it went: measuring contents, preparing the layout, querying it, showing
        cells and all else. The second has the work, the same in every run: layout passes, layouts prepared, cells
        measured, sizes asked of the delegate, rectangles queried, attributes objects made, rows broken, items read to
        break them, new cells, reused cells. What a scenario expects is not looked at. Build flowsim with -c release.

        --json     print everything for machines instead, a list with one entry a file; times in seconds
        --runs N   how often each scenario is run, 1 to 1000; 9 unless given

        Exit code: 0, or 2 where a file cannot be read.

        """

    private static let stress = """
        usage: flowsim stress [--law NAME] [--seed N] [--seeds N] [--steps N] [-o OUT.json] [FILE]

        Does random steps to a scenario, batches, scrolls, new sizes and contexts, and looks after each whether a law of
        layout holds. Steps of the file are left out; without a file every seed makes a small scenario of its own. What
        breaks a law is made as small as it gets and written as a scenario that fails. The same seed does the same steps.

        --law NAME             only this law: estimate-independence, incremental, coverage, zero-drift, idempotence,
                               bounds, query, termination, pixel-grid, mirror
        --seed N               the first seed; with it, one is tried unless --seeds says more
        --seeds N              how many seeds a law; 1,500 unless given
        --steps N              how many steps a seed; 20 unless given
        -o, --output OUT.json  where the scenario goes, with --law; stress-LAW-SEED.json unless given

        Exit code: 0 all laws hold, 1 one is broken, 2 wrong input or usage.

        """

    private static let help = """
        usage: flowsim help [COMMAND]

        Explains a command and its options.

        """
}
