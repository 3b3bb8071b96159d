import FlowScenario

/// The command `flowsim completions`, which prints scripts that complete the options of commands in shells.
struct CompletionsCommand: Command {
    static let description = CommandDescription(
        name: "completions", summary: "Prints what lets a shell complete commands and options.",
        forms: [shells.joined(separator: "|")], operands: [.words(shells)], takesFonts: false,
        text: """
            Prints a script that lets a shell complete commands, options, their values and file names.

            bash   eval "$(flowsim completions bash)" in ~/.bashrc
            zsh    eval "$(flowsim completions zsh)" in ~/.zshrc, after compinit
            """)

    private static let shells = ["bash", "zsh"]

    var arguments = CommandArguments()

    func run() throws -> CommandResult {
        guard arguments.files.count == 1, let shell = arguments.files.first else {
            throw CommandMisuse(reason: "completions needs the name of one shell: bash or zsh")
        }
        guard let script = ["bash": Self.bash, "zsh": Self.zsh][shell] else {
            throw CommandMisuse(
                reason: "completions has bash and zsh, not \(quoted(shell))"
                    + KeySuggestion.question(for: shell, among: Self.shells))
        }
        return CommandResult(output: script)
    }

    // MARK: Scripts

    private static var first: String { FlowsimCommand.names.joined(separator: " ") + " --help --version" }

    /// The part of the scripts that finds the completions of the present word. It is equal in the scripts for both
    /// shells.
    ///
    /// It reads the variable `name`, the command, and the variable `previous`, the word before the present word. It
    /// sets `flags` to the command's options, and one of the kinds of text that can replace the present word: `offered`
    /// words, a `list` of words with commas between them, or `endings` of files.
    private static var cases: String {
        let commands = FlowsimCommand.commands
        let values = commands.flatMap { command in
            command.options.filter { !$0.isInternal && $0.label != nil }.map { option in
                let patterns = names(of: option).map { "\"\(command.name) \($0)\"" }.joined(separator: " | ")
                return "        \(patterns)) \(assignment(option.completion)) ;;"
            }
        }
        let operands = commands.map { command in
            let flags = command.options.filter { !$0.isInternal }.flatMap(names) + ["--help"]
            let assignments =
                ["flags=\"\(flags.joined(separator: " "))\""]
                + type(of: command).description.operands.map(assignment)
            return "        \(command.name)) \(assignments.joined(separator: "; ")) ;;"
        }
        return """
                case "$name $previous" in
            \(values.joined(separator: "\n"))
                    *) case "$name" in
            \(operands.joined(separator: "\n"))
                    esac ;;
                esac
                case "$flags/$current" in
                    -*/-*) offered="$flags" endings="" ;;
                esac
            """
    }

    private static func names(of option: OptionRow) -> [String] { [option.name, option.shortName].compactMap(\.self) }

    private static func assignment(_ completion: Completion) -> String {
        switch completion {
        case .words(let words): "offered=\"\(words.joined(separator: " "))\""
        case .list(let words): "list=\"\(words.joined(separator: " "))\""
        case .files(let endings): "endings=\"\(endings.joined(separator: " "))\""
        case .folders: "endings=\"/\""
        case .commands: assignment(.words(FlowsimCommand.names))
        }
    }

    private static var bash: String {
        """
        _flowsim() {
            local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" name="${COMP_WORDS[1]}"
            local flags="" offered="" list="" endings="" word
            if [ "$COMP_CWORD" -eq 1 ]; then
                COMPREPLY=($(compgen -W "\(first)" -- "$current"))
                return
            fi
            # Bash takes --option=value for three words.
            case "$previous$current" in
                *=) current="" ;;
                =*) previous="${COMP_WORDS[COMP_CWORD-2]}" ;;
            esac
        \(cases)
            case "$current" in
                *,*) for word in $list; do offered="$offered ${current%,*},$word"; done ;;
                *) offered="$offered $list" ;;
            esac
            COMPREPLY=($(compgen -W "$offered" -- "$current"))
            local IFS=$'\\n'
            for word in $([ -z "$endings" ] || compgen -f -- "$current"); do
                case " $endings " in
                    *" ${word##*.} "*) COMPREPLY+=("$word") ;;
                    *) [ ! -d "$word" ] || COMPREPLY+=("$word") ;;
                esac
            done
            if [ -n "$endings" ] && [ ${#COMPREPLY[@]} -eq 0 ]; then COMPREPLY=($(compgen -f -- "$current")); fi
        }
        complete -o filenames -F _flowsim flowsim

        """
    }

    private static var zsh: String {
        """
        #compdef flowsim
        _flowsim() {
            local current="$PREFIX" previous="${words[CURRENT-1]}" name="${words[2]}"
            local flags="" offered="" list="" endings=""
            if (( CURRENT == 2 )); then
                compadd -- \(first)
                return
            fi
            if compset -P '--*='; then
                previous="${current%%=*}" current="$PREFIX"
            fi
        \(cases)
            if [[ -n "$list" ]]; then
                compset -P '*,'
                compadd -S '' -- ${=list}
            fi
            if [[ -n "$offered" ]]; then compadd -- ${=offered}; fi
            case "$endings" in
                "") ;;
                /) _files -/ ;;
                *) _files -g "*.${endings// / *.}" ;;
            esac
        }
        compdef _flowsim flowsim

        """
    }
}
