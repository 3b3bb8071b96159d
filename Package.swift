// swift-tools-version: 6.2
import PackageDescription

/// Structures check their invariants after every change in debug builds, so plain `swift test` has the checks on.
let checks: [SwiftSetting] = [.define("INTERNAL_CHECKS", .when(configuration: .debug))]

/// The benchmarks count heap allocations. Swift may not define a symbol called `malloc`, so the linker gives this name,
/// and its relatives, to the functions of Benchmarks/Harness/HeapCounter.swift.
let countedAllocations: [LinkerSetting] = [
    .unsafeFlags(
        ["malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc", "free"].flatMap {
            ["-Xlinker", "--defsym=\($0)=flow_counted_\($0)", "-Xlinker", "--export-dynamic-symbol=\($0)"]
        }, .when(platforms: [.linux]))
]

/// Links only with libFuzzer and needs every module built for it, so this target exists only for Tests/fuzz.sh.
let fuzzing: [Target] =
    Context.environment["FLOW_FUZZ"] != "1"
    ? []
    : [
        .executableTarget(
            name: "flow-fuzz", dependencies: ["FlowsimTools", "ScenarioFormat", "SeededRandom"], path: "Tests/Fuzz",
            exclude: ["Corpus", "scenario.dict"])
    ]

/// `FlowSimulator` and the modules that it shows. A target that imports it names them all: a change of a module
/// rebuilds only the targets that name it.
let simulator: [Target.Dependency] = [
    "CollectionSimulator", "ControlSimulator", "ElementsSimulator", "FlowSimulator", "TableSimulator", "ViewSimulator",
]

/// Whether the modules that stand in for UIKit are built. On platforms with UIKit their product is empty. A manifest
/// can only ask for the machine that builds, not for the target platform: `FLOW_UIKIT=simulated` builds for Linux on a
/// Mac.
#if os(macOS)
    let simulatesUIKit = Context.environment["FLOW_UIKIT"] == "simulated"
#else
    let simulatesUIKit = Context.environment["FLOW_UIKIT"] != "platform"
#endif

/// The modules that `import UIKit` finds.
let uikit: [Target] =
    simulatesUIKit
    ? [
        .target(name: "CoreGraphics", dependencies: ["ViewSimulator"]),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics", "ViewSimulator"]),
        .target(
            name: "UIKit",
            dependencies: simulator + ["CompositionalSimulator", "CoreGraphics", "QuartzCore"]),
        // Swift Testing looks for these where a test imports UIKit or Core Graphics.
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),
        .target(
            name: "UIKitSimulator",
            dependencies: ["UIKit", "CoreGraphics", "QuartzCore", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    ] : [.target(name: "UIKitSimulator")]

let uikitTests: [Target] =
    simulatesUIKit
    ? [
        .testTarget(
            name: "UIKitTests",
            dependencies: simulator + [
                "UIKit", "CoreGraphics", "QuartzCore", "_Testing_CoreGraphics", "_Testing_UIKit", "FlowTesting",
                "FlowTestSupport",
            ],
            exclude: ["Names/api-surface.tsv"],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        // The recipes of docs/guide.md.
        .testTarget(
            name: "CookbookTests",
            dependencies: simulator + ["UIKit", "FlowTesting", "_Testing_CoreGraphics", "_Testing_UIKit"],
            path: "docs/samples/cookbook", exclude: ["__Layouts__"]),
        .testTarget(
            name: "FlowRecorderTests",
            dependencies: simulator + [
                "FlowRecorder", "FlowScenario", "FlowTesting", "FlowsimTools", "LayoutPictures", "ScenarioFormat",
                "ScenarioLaws", "TextMeasuring", "UIKit",
                "_Testing_CoreGraphics", "_Testing_UIKit", "FlowTestSupport", "ScenarioTestSupport",
            ]),
    ] : []

/// The recorder's UIKit is the platform's where there is one.
let recorder = Target.target(
    name: "FlowRecorder",
    dependencies: ["CallerChecks", "ScenarioFormat"] + (simulatesUIKit ? simulator + ["UIKit"] : []),
    swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])

let package = Package(
    name: "flow-layout-simulator",
    platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
    // Every library product has the name of a module or of an empty target: `swift build --target NAME` builds it.
    products: [
        .library(name: "FlowEngine", targets: ["FlowEngine"]),
        .library(name: "FlowSimulator", targets: ["FlowSimulator"]),
        .library(name: "CollectionSimulator", targets: ["CollectionSimulator"]),
        .library(name: "CompositionalSimulator", targets: ["CompositionalSimulator"]),
        .library(name: "TableSimulator", targets: ["TableSimulator"]),
        .library(name: "FlowScenario", targets: ["FlowScenario"]),
        .library(name: "FlowTesting", targets: ["FlowTesting"]),
        .library(name: "UIKitSimulator", targets: uikit.map(\.name)),
        .library(name: "FlowRecorder", targets: ["FlowRecorder"]),
        .library(name: "TextMeasuring", targets: ["TextMeasuring"]),
        .executable(name: "flowsim", targets: ["flowsim"]),
    ],
    targets: [
        .target(name: "CallerChecks"),
        .target(name: "FlowEngine", dependencies: ["CallerChecks"], swiftSettings: checks),
        .target(name: "ConstraintSolving", dependencies: ["CallerChecks"]),
        // Rounding needs the C library's mathematics, which only Foundation would bring along.
        .target(
            name: "TextMeasuring", dependencies: ["CallerChecks"],
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "ViewSimulator", dependencies: ["CallerChecks", "ConstraintSolving", "TextMeasuring"]),
        .target(
            name: "ControlSimulator",
            dependencies: ["CallerChecks", "ConstraintSolving", "TextMeasuring", "ViewSimulator"]),
        .target(
            name: "ElementsSimulator", dependencies: ["CallerChecks", "FlowEngine", "ViewSimulator"],
            swiftSettings: checks),
        .target(
            name: "CollectionSimulator",
            dependencies: ["CallerChecks", "ElementsSimulator", "FlowEngine", "ViewSimulator"],
            swiftSettings: checks),
        .target(
            name: "CompositionalSimulator",
            dependencies: ["CallerChecks", "CollectionSimulator", "ElementsSimulator", "FlowEngine", "ViewSimulator"],
            swiftSettings: checks),
        .target(
            name: "TableSimulator",
            dependencies: ["CallerChecks", "ElementsSimulator", "FlowEngine", "ViewSimulator"],
            swiftSettings: checks),
        .target(
            name: "FlowSimulator",
            dependencies: [
                "CallerChecks", "CollectionSimulator", "ControlSimulator", "TableSimulator", "ViewSimulator",
            ]),
        .target(name: "PlainTexts"),
        .target(name: "ScenarioFormat", dependencies: ["CallerChecks", "PlainTexts"]),
        .target(name: "PageFiles", exclude: ["page.html", "waiting.html", "Script", "Style", "Picture"]),
        .target(
            name: "LayoutPictures",
            dependencies: [
                "CallerChecks", "ElementsSimulator", "FlowEngine", "PageFiles", "PlainTexts", "TextMeasuring",
                "ViewSimulator",
            ]),
        .target(
            name: "FlowScenario",
            dependencies: [
                "CallerChecks", "CollectionSimulator", "CompositionalSimulator", "ElementsSimulator", "FlowEngine",
                "LayoutPictures", "PlainTexts", "ScenarioFormat", "TableSimulator", "TextMeasuring", "ViewSimulator",
            ]),
        .target(
            name: "FlowTesting",
            dependencies: simulator + ["CallerChecks", "FlowEngine", "LayoutPictures", "PlainTexts"]),
        .target(
            name: "FlowsimTools",
            dependencies: [
                "CollectionSimulator", "ElementsSimulator", "FlowEngine", "FlowScenario", "LayoutPictures",
                "PlainTexts", "ScenarioFormat", "ViewSimulator",
            ]),
        .executableTarget(name: "flowsim", dependencies: ["FlowsimTools"]),
        .executableTarget(
            name: "flow-benchmarks",
            dependencies: simulator + ["CompositionalSimulator", "FlowEngine", "ConstraintSolving", "TextMeasuring"],
            path: "Benchmarks",
            exclude: ["Baselines", "RESULTS.md"], swiftSettings: checks, linkerSettings: countedAllocations),

        // Laws that random steps are held to, and the program that tries many (docs/testing.md).
        .target(
            name: "ScenarioLaws",
            dependencies: simulator + ["CompositionalSimulator", "FlowScenario", "FlowsimTools", "SeededRandom"],
            path: "Tests/Laws"),
        .executableTarget(
            name: "flow-laws", dependencies: ["FlowsimTools", "ScenarioLaws"], path: "Tests/LawRunner"),

        .target(name: "SeededRandom", path: "Tests/SeededRandom"),
        .target(name: "FlowTestSupport", dependencies: ["SeededRandom"], path: "Tests/FlowTestSupport"),
        .target(
            name: "ScenarioTestSupport", dependencies: ["FlowScenario", "ScenarioFormat"],
            path: "Tests/ScenarioTestSupport"),
        .testTarget(name: "FlowEngineTests", dependencies: ["FlowEngine", "FlowTestSupport"]),
        .testTarget(name: "ConstraintSolvingTests", dependencies: ["ConstraintSolving", "FlowTestSupport"]),
        .testTarget(name: "TextMeasuringTests", dependencies: ["TextMeasuring", "FlowTestSupport"]),
        .testTarget(
            name: "ViewSimulatorTests", dependencies: simulator + ["FlowTesting", "TextMeasuring", "FlowTestSupport"]),
        .testTarget(
            name: "FlowSimulatorTests",
            dependencies: simulator + ["FlowEngine", "FlowTesting", "TextMeasuring", "FlowTestSupport"]),
        .testTarget(
            name: "CompositionalSimulatorTests",
            dependencies: simulator + ["CompositionalSimulator", "FlowEngine", "FlowTesting", "FlowTestSupport"],
            exclude: ["Trace/__Layouts__"]),
        .testTarget(
            name: "LayoutPicturesTests",
            dependencies: simulator + ["LayoutPictures", "TextMeasuring", "FlowTestSupport"]),
        .testTarget(
            name: "FlowScenarioTests",
            dependencies: simulator + [
                "CompositionalSimulator", "FlowEngine", "FlowScenario", "LayoutPictures", "PlainTexts",
                "ScenarioFormat", "TextMeasuring",
                "FlowTestSupport", "ScenarioTestSupport",
            ]),
        .testTarget(
            name: "FlowTestingTests", dependencies: simulator + ["FlowTesting", "FlowTestSupport", "LayoutPictures"],
            exclude: ["Documentation/__Layouts__", "Snapshots/__Layouts__"]),
        .testTarget(
            name: "FlowsimToolsTests",
            dependencies: simulator + [
                "FlowScenario", "FlowsimTools", "LayoutPictures", "PlainTexts", "ScenarioFormat", "TextMeasuring",
                "FlowTestSupport", "ScenarioTestSupport",
            ]),
        .testTarget(
            name: "FlowAttackTests",
            dependencies: simulator + [
                "FlowScenario", "FlowsimTools", "ScenarioFormat", "ScenarioLaws", "FlowTestSupport",
                "ScenarioTestSupport",
            ],
            path: "Tests/Attack"),
    ] + uikit + [recorder] + uikitTests + fuzzing,
    swiftLanguageModes: [.v6]
)

/// `FLOW_TESTS=Name,Name`: the package holds these test targets and their dependencies only.
if let tests = Context.environment["FLOW_TESTS"] {
    let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    var needed: Set<String> = []
    var open = tests.split(separator: ",").map(String.init)
    while let name = open.popLast() {
        guard let target = targets[name], needed.insert(name).inserted else { continue }
        for case .byNameItem(let dependency, _) in target.dependencies { open.append(dependency) }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products.removeAll()
}
