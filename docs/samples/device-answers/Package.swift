// swift-tools-version: 6.0
import PackageDescription

// What devices answer: its one test plays scenarios on the platform's UIKit and writes what that shows into a folder,
// for `flowsim answers`. docs/recorder.md says how to run it. On Linux it plays them on this package's views.
let package = Package(
    name: "device-answers",
    platforms: [.iOS(.v15)],
    dependencies: [.package(name: "flow-layout-simulator", path: "../../..")],
    targets: [
        .testTarget(
            name: "DeviceAnswersTests",
            dependencies: [
                .product(name: "FlowRecorder", package: "flow-layout-simulator"),
                .product(
                    name: "UIKitSimulator", package: "flow-layout-simulator", condition: .when(platforms: [.linux])),
            ])
    ]
)
