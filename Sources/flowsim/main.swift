import FlowsimTools
import Foundation

let result = FlowsimCommand.run(
    Array(CommandLine.arguments.dropFirst()), executable: Bundle.main.executableURL, terminal: .ofProcess,
    environment: ProcessInfo.processInfo.environment)
exit(result.write())
