// swift-tools-version: 5.9
import PackageDescription

// On Linux, UIKitSimulator has UIKit's names, and FlowTesting has the helpers of the tests. Where there is UIKit,
// neither is linked, and the code and its tests run on UIKit itself.
let package = Package(
    name: "layout-package",
    platforms: [.iOS(.v17)],
    products: [.library(name: "SampleLayouts", targets: ["SampleLayouts"])],
    dependencies: [
        .package(name: "flow-layout-simulator", path: "../../..")
    ],
    targets: [
        .target(
            name: "SampleLayouts",
            dependencies: [
                .product(
                    name: "UIKitSimulator", package: "flow-layout-simulator", condition: .when(platforms: [.linux]))
            ]),
        .testTarget(
            name: "SampleLayoutsTests",
            dependencies: [
                "SampleLayouts",
                .product(
                    name: "FlowTesting", package: "flow-layout-simulator", condition: .when(platforms: [.linux])),
            ],
            exclude: ["__Layouts__"]),
    ]
)
