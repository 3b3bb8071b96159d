/// One page a command, for `flowsim help COMMAND`.
enum CommandHelp {
    static let pages = ["run": run, "render": render, "why": why, "help": help]

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

        Draws the layout as SVG: the viewport with some of what is above and below it.

        -o, --output OUT.svg   write to a file; standard output unless given
        --step N               as it is after step N, 0 being the first layout; after the last unless given
        --changes              highlight what that step measured, asked for again, broke into rows again and moved
        --all                  draw the whole content

        """

    private static let why = """
        usage: flowsim why FILE PATH

        Runs a scenario to its end and says why an item was laid out again: what was done to it, and what led to that,
        latest first. PATH is written 0-3: item 3 of section 0.

        """

    private static let help = """
        usage: flowsim help [COMMAND]

        Explains a command and its options.

        """
}
