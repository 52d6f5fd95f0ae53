// swift-tools-version: 6.1

import PackageDescription

// An app's package as it would use Splitframe, with goldens, figures and three documents about it. Of copies,
// scripts/parts/example runs the tests, story those in Story, app those in Alone, and documents draws the figures;
// examples compiles the blocks of our own documents with its module Mail.
let package = Package(
    name: "MailExample",
    platforms: [.iOS(.v17)],
    dependencies: [.package(name: "Splitframe", path: "../../..")],
    targets: [
        .target(
            name: "Mail",
            dependencies: [
                // Where Apple's UIKit is missing.
                .product(name: "UIKit", package: "Splitframe", condition: .when(platforms: [.linux]))
            ], exclude: ["Mail.docc"]),
        .executableTarget(
            name: "Figures",
            dependencies: ["Mail", .product(name: "SplitframeFigures", package: "Splitframe")]),
        .testTarget(
            name: "MailTests",
            dependencies: [
                "Mail",
                .product(
                    name: "GoldenTesting", package: "Splitframe", condition: .when(platforms: [.linux])),
            ]),
    ]
)
