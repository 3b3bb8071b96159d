// swift-tools-version: 6.1
import PackageDescription

/// Structures check their invariants after every change in debug builds, so plain `swift test` has the checks on.
let checks: [SwiftSetting] = [.define("INTERNAL_CHECKS", .when(configuration: .debug))]

let package = Package(
    name: "flow-layout-simulator",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "FlowEngine", targets: ["FlowEngine"]),
        .library(name: "FlowSimulator", targets: ["FlowSimulator"]),
        .library(name: "FlowScenario", targets: ["FlowScenario"]),
        .executable(name: "flowsim", targets: ["flowsim"]),
    ],
    targets: [
        .target(name: "FlowEngine", swiftSettings: checks),
        .target(name: "CellSizing"),
        .target(name: "FlowSimulator", dependencies: ["FlowEngine", "CellSizing"], swiftSettings: checks),
        .target(name: "FlowScenario", dependencies: ["FlowEngine", "FlowSimulator", "CellSizing"]),
        .executableTarget(name: "flowsim", dependencies: ["FlowScenario"]),
        .executableTarget(
            name: "flow-benchmarks", dependencies: ["FlowEngine"], path: "Benchmarks", swiftSettings: checks),

        .target(name: "FlowTestSupport", path: "Tests/FlowTestSupport"),
        .testTarget(name: "FlowEngineTests", dependencies: ["FlowEngine", "FlowTestSupport"]),
        .testTarget(name: "CellSizingTests", dependencies: ["CellSizing"]),
        .testTarget(name: "FlowSimulatorTests", dependencies: ["FlowSimulator", "FlowTestSupport"]),
        .testTarget(name: "FlowScenarioTests", dependencies: ["FlowScenario", "FlowTestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
