// swift-tools-version: 6.1

import PackageDescription

// The app as a package whose tests draw nothing: of Splitframe it has the product UIKit alone. scripts/parts/app tests
// a copy with it.
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
        .testTarget(name: "MailTests", dependencies: ["Mail"]),
    ]
)
