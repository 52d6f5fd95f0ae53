// swift-tools-version: 6.1

import PackageDescription

// An app's package whose tests draw nothing: of Splitframe it has the product UIKit alone. scripts/parts/app tests a copy
// of it.
let package = Package(
    name: "ShelfApp",
    platforms: [.iOS(.v17)],
    dependencies: [.package(name: "Splitframe", path: "../../..")],
    targets: [
        .target(
            name: "Shelf",
            dependencies: [
                // Where Apple's UIKit is missing.
                .product(name: "UIKit", package: "Splitframe", condition: .when(platforms: [.linux]))
            ]),
        .testTarget(name: "ShelfTests", dependencies: ["Shelf"]),
    ]
)
