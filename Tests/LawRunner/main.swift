import FlowsimTools
import Foundation
import ScenarioLaws

var command = LawCommand(terminal: .ofProcess)
exit(command.run(Array(CommandLine.arguments.dropFirst())).write())
