import FlowScenario

/// `flowsim completions`: scripts for shells, made of the commands' own options.
@MainActor
struct CompletionsCommand {
    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard arguments.files.count == 1, let shell = arguments.files.first else {
            return .misuse("completions needs the name of one shell: bash or zsh", of: "completions")
        }
        switch shell {
        case "bash": return CommandResult(output: bash)
        case "zsh": return CommandResult(output: zsh)
        default: return .misuse(
                "completions knows bash and zsh, not \(quoted(shell))"
                    + KeySuggestion.question(for: shell, among: ["bash", "zsh"]), of: "completions")
        }
    }

    private var names: String { (FlowsimCommand.commands.map(\.name) + ["help"]).joined(separator: " ") }

    private var colors: String { Terminal.ColorChoice.allCases.map(\.rawValue).joined(separator: " ") }

    /// What is after a command, by the command's name.
    private var words: [(command: String, words: String)] {
        let options = FlowsimCommand.commands.map { command in
            let known = command.options.filter { !$0.isInternal }
            let names = known.map(\.name) + known.compactMap(\.shortName) + ["--help"]
            return (command.name, names.joined(separator: " "))
        }
        return options.filter { $0.0 != "completions" } + [("completions", "bash zsh"), ("help", "\(names) --json")]
    }

    /// Gives a shell's variable the words after a command.
    private func cases(_ variable: String) -> String {
        words.map { "        \($0.command)) \(variable)=\"\($0.words)\" ;;" }.joined(separator: "\n")
    }

    private var bash: String {
        """
        _flowsim() {
            local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words=""
            if [ "$previous" = "\(CommandOption.color.name)" ]; then
                COMPREPLY=($(compgen -W "\(colors)" -- "$current"))
                return
            fi
            if [ "$COMP_CWORD" -eq 1 ]; then
                COMPREPLY=($(compgen -W "\(names) --help --version" -- "$current"))
                return
            fi
            case "${COMP_WORDS[1]}" in
        \(cases("words"))
            esac
            case "${COMP_WORDS[1]}:$current" in
                completions:* | help:* | *:-*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
                *) COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
        }
        complete -o filenames -F _flowsim flowsim

        """
    }

    private var zsh: String {
        """
        #compdef flowsim
        _flowsim() {
            local words_of=""
            if [[ "${words[CURRENT-1]}" == "\(CommandOption.color.name)" ]]; then
                compadd -- \(colors)
                return
            fi
            if (( CURRENT == 2 )); then
                compadd -- \(names) --help --version
                return
            fi
            case "${words[2]}" in
        \(cases("words_of"))
            esac
            case "${words[2]}:$PREFIX" in
                completions:* | help:* | *:-*) compadd -- ${=words_of} ;;
                *) _files ;;
            esac
        }
        compdef _flowsim flowsim

        """
    }
}
