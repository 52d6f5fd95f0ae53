// swift-tools-version: 6.1

import Foundation
import PackageDescription

// A package of its own, because the parser that the compiler brings along is found by flags that no dependency may
// have. scripts/Porting/build builds it.

let compiler = (Context.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(filePath: "\($0)/swiftc") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
let parser =
    compiler?.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "lib/swift/host").path ?? ""

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(["-I", parser, "-warnings-as-errors"]),
]

let package = Package(
    name: "Porting",
    targets: [
        .target(
            name: "Porting", swiftSettings: settings,
            linkerSettings: [
                .unsafeFlags(["-L", parser, "-Xlinker", "-rpath", "-Xlinker", parser]),
                .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
            ]),
        .executableTarget(name: "port", dependencies: ["Porting"], swiftSettings: settings),
        .testTarget(name: "PortingTests", dependencies: ["Porting"], swiftSettings: settings),
    ])
