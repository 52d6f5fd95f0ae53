// swift-tools-version: 6.2

import PackageDescription

/// Whether somebody edits this package, and not one that depends on it, and does not only run all tests, as
/// `scripts/test` does.
///
/// Modules that are compiled as a whole take half the processor time, but all of it after each
/// edit.
let isEdited =
    Context.environment["PWD"] == Context.packageDirectory
    && Context.environment["SPLITFRAME_WHOLE_MODULES"] == nil

let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    + (isEdited
        ? []
        : [
            .unsafeFlags([
                "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2",
                "-no-emit-module-separately-wmo",
                "-gnone", "-index-ignore-system-modules",
            ])
        ])

/// For tests, which draw and compare many pictures.
let optimized: [SwiftSetting] =
    Context.environment["SPLITFRAME_OPTIMIZED"] == nil ? [] : [.unsafeFlags(["-O"])]

/// A Swift target with the project's own settings.
func room(
    _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [],
    isOptimized: Bool = false
) -> Target {
    .target(
        name: name, dependencies: dependencies, resources: resources,
        swiftSettings: settings + (isOptimized ? optimized : []))
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

func systemLibrary(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// The same files as tests over what is kept, or as a program around libFuzzer, which `scripts/fuzz` asks for.
func fuzzing(_ dependencies: [Target.Dependency]) -> Target {
    Context.environment["SPLITFRAME_FUZZING"] == nil
        ? .testTarget(
            name: "FuzzTests", dependencies: dependencies, exclude: ["Corpus"], swiftSettings: settings)
        : .executableTarget(
            name: "FuzzTests", dependencies: dependencies, path: "Tests/FuzzTests",
            exclude: ["Corpus", "FuzzTests.swift"], swiftSettings: settings)
}

/// What `import Splitframe` brings; products with it, so that a release compares their public declarations too.
let drawing = [
    "SplitframePictures", "SplitframeRequests", "SplitframeDevices", "SplitframeLayout",
    "SplitframeWireframes", "SplitframePainting", "SplitframeInterface",
]

// Every edge below is checked against the table in Sources/README.md by scripts/check.
let package = Package(
    name: "Splitframe",
    products: [
        .executable(name: "splitframe", targets: ["SplitframeCommand"]),
        .executable(name: "splitframe-bench", targets: ["SplitframeBench"]),
        .library(name: "Splitframe", targets: ["Splitframe"] + drawing),
        .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "GoldenTesting", targets: ["GoldenTesting"]),
        .library(name: "SplitframeFigures", targets: ["SplitframeFigures"]),
        .plugin(name: "SplitframeFiguresPlugin", targets: ["SplitframeFiguresPlugin"]),
        .plugin(name: "SplitframePlugin", targets: ["SplitframePlugin"]),
    ],
    targets: [
        // Double.rounded needs libm where nothing else brings it in.
        .target(
            name: "SplitframeInterface", swiftSettings: settings + optimized,
            linkerSettings: [.linkedLibrary("m")]),
        room("SplitframeSystem"),
        .target(name: "CSplitframeExchange"),
        room("SplitframeFiles", ["CSplitframeExchange", "SplitframeInterface", "SplitframeSystem"]),
        .target(name: "CSplitframeCatalogue", exclude: ["devices.json", "plan.json"]),
        room("SplitframeDevices", ["CSplitframeCatalogue", "SplitframeFiles"]),
        room("SplitframeLayout", ["SplitframeInterface"], isOptimized: true),
        room("SplitframeWireframes", ["SplitframeDevices"], isOptimized: true),
        room("SplitframeRequests", ["SplitframeLayout", "SplitframeWireframes"]),
        room("HeadlessUIKit", ["SplitframeDevices", "SplitframeLayout"]),
        room("UIKit", ["HeadlessUIKit"]),
        room("_Testing_UIKit"),
        room("SplitframeScenarios", ["CSplitframeCatalogue", "HeadlessUIKit", "SplitframeRequests"]),
        room("Probe", ["UIKit", "SplitframeScenarios"]),

        systemLibrary("CSplitframePango", pkgConfig: "pangocairo", apt: "libpango1.0-dev", brew: "pango"),
        systemLibrary("CSplitframePNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
        systemLibrary(
            "CSplitframeDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
        room(
            "SplitframePainting",
            ["SplitframeWireframes", "CSplitframePango", "CSplitframePNG", "CSplitframeDeflate"],
            isOptimized: true),
        room("SplitframeGoldens", ["SplitframePainting"], isOptimized: true),

        room("SplitframePictures", ["SplitframeRequests", "SplitframeGoldens"]),
        room("Splitframe", drawing.map { .byName(name: $0) }),
        room(
            "SplitframeGallery", ["SplitframePictures", "SplitframeScenarios"],
            resources: [
                "basics.css", "basics.js", "pages.css", "pages.js", "gallery.html", "gallery.css",
                "gallery.js",
                "living.html", "living.css", "living.js", "frames.js", "frames.css",
            ].map {
                .embedInCode("Page/\($0)")
            }),
        room("GoldenTesting", ["HeadlessUIKit", "SplitframePictures"]),
        systemLibrary(
            "CSplitframeHTTP", pkgConfig: "libmicrohttpd", apt: "libmicrohttpd-dev", brew: "libmicrohttpd"),
        room(
            "SplitframeReview", ["SplitframeGallery", "CSplitframeHTTP"],
            resources: ["review", "explore"].flatMap { page in
                ["html", "css", "js"].map { .embedInCode("Page/\(page).\($0)") }
            }),
        room("SplitframeFigures", ["HeadlessUIKit", "SplitframeRequests"]),
        room("SplitframeDocuments", ["SplitframeGallery", "SplitframeFigures"]),
        .executableTarget(
            name: "SplitframeCommand", dependencies: ["SplitframeReview", "SplitframeDocuments"],
            swiftSettings: settings),

        .executableTarget(
            name: "SplitframeBench", dependencies: ["SplitframeGallery"], path: "scripts/Bench",
            swiftSettings: settings),

        .plugin(
            name: "SplitframePlugin",
            capability: .command(
                intent: .custom(
                    verb: "splitframe", description: "Run the command splitframe in this package"),
                permissions: [
                    .writeToPackageDirectory(reason: "Pictures and goldens lie in the package.")
                ]), path: "Sources/SplitframePlugin"),
        .plugin(
            name: "SplitframeFiguresPlugin",
            capability: .command(
                intent: .custom(
                    verb: "figures", description: "Draw the figures of the package's code in its documents"),
                permissions: [
                    .writeToPackageDirectory(reason: "Pictures lie beside the documents that show them.")
                ]), path: "Sources/SplitframeFiguresPlugin"),

        .target(name: "CSplitframeTestSupport", path: "Tests/Start"),
        .target(
            name: "SplitframeTestSupport", dependencies: ["CSplitframeTestSupport", "SplitframeInterface"],
            path: "Tests/Support", swiftSettings: settings),
        tests("SplitframeInterfaceTests", ["SplitframeInterface", "SplitframeTestSupport"]),
        tests("SplitframeDevicesTests", ["SplitframeDevices"], resources: [.copy("Measured")]),
        .target(
            name: "HeadlessUIKitTestSupport", dependencies: ["HeadlessUIKit"], path: "Tests/UIKitSupport",
            swiftSettings: settings),
        // Does not wait for the modules that draw.
        tests(
            "HeadlessUIKitTests",
            ["UIKit", "_Testing_UIKit", "HeadlessUIKitTestSupport", "SplitframeTestSupport"]),
        tests(
            "HeadlessUIKitAppTests",
            ["UIKit", "GoldenTesting", "HeadlessUIKitTestSupport", "SplitframeTestSupport"]),
        tests("SplitframeScenariosTests", ["SplitframeScenarios", "SplitframeTestSupport"]),
        tests("ProbeTests", ["Probe", "SplitframeTestSupport"]),
        tests(
            "SplitframeLayoutTests", ["SplitframeLayout", "SplitframeTestSupport"],
            resources: [.copy("Measured")]),
        tests("SplitframePaintingTests", ["SplitframePainting", "SplitframeTestSupport"]),
        tests("SplitframeWireframesTests", ["SplitframeWireframes", "SplitframeTestSupport"]),
        tests(
            "SplitframeGoldensTests", ["SplitframeGoldens", "SplitframeTestSupport"],
            resources: [.copy("Comparison/Measured")]),
        tests("GoldenTestingTests", ["GoldenTesting", "HeadlessUIKit"]),
        tests("GoldenTests", ["SplitframeGallery", "SplitframeTestSupport"]),
        tests("SplitframeRequestsTests", ["SplitframeRequests", "SplitframeTestSupport"]),
        tests("SplitframeFilesTests", ["SplitframeFiles", "SplitframeTestSupport"]),
        tests("SplitframePicturesTests", ["SplitframePictures", "SplitframeTestSupport"]),
        tests("SplitframeReviewTests", ["SplitframeReview", "SplitframeTestSupport"]),
        tests("SplitframeGalleryTests", ["SplitframeGallery", "SplitframeTestSupport"]),
        tests(
            "SplitframeDocumentsTests", ["SplitframeDocuments", "HeadlessUIKit", "SplitframeTestSupport"]),
        tests("SplitframeCommandTests", ["Splitframe", "SplitframeCommand", "SplitframeTestSupport"]),
        fuzzing([
            "SplitframeScenarios", "SplitframePictures", "SplitframeDocuments",
        ]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)
