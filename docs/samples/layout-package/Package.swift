// swift-tools-version: 5.9
import PackageDescription

// A layout package as people have them. What makes it run on Linux is the dependency and the product: where there is
// UIKit, the product is empty and is not linked.
let package = Package(
    name: "layout-package",
    platforms: [.iOS(.v17)],
    products: [.library(name: "SampleLayouts", targets: ["SampleLayouts"])],
    dependencies: [
        // Elsewhere: .package(url: "…/flow-layout-simulator", branch: "main")
        .package(name: "flow-layout-simulator", path: "../../..")
    ],
    targets: [
        .target(
            name: "SampleLayouts",
            dependencies: [
                .product(
                    name: "UIKitSimulator", package: "flow-layout-simulator",
                    condition: .when(platforms: [.linux]))
            ]),
        .testTarget(name: "SampleLayoutsTests", dependencies: ["SampleLayouts"]),
    ]
)
