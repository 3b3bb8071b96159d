import FlowScenario
import Foundation

let result = FlowsimCommand.run(Array(CommandLine.arguments.dropFirst()), executable: Bundle.main.executableURL)
FileHandle.standardOutput.write(Data(result.output.utf8))
FileHandle.standardError.write(Data(result.errorOutput.utf8))
exit(result.exitCode)
