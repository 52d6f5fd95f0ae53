// swift-tools-version: 6.1

import PackageDescription

// An app's package with three documents about it; scripts/parts/documents draws and builds a copy of it.
let package = Package(
    name: "MailManual",
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
    ]
)
