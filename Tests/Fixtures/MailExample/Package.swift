// swift-tools-version: 6.1

import PackageDescription

// An app's package as it would use Splitframe; scripts/parts/example builds a copy of it.
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
            ]),
        .testTarget(
            name: "MailTests",
            dependencies: [
                "Mail",
                .product(
                    name: "GoldenTesting", package: "Splitframe", condition: .when(platforms: [.linux])),
            ]),
    ]
)
