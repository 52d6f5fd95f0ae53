// swift-tools-version: 6.1

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A Swift target with the project's own settings.
func room(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

func systemLibrary(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

// Every edge below is checked against the table in Sources/README.md by scripts/check.
let package = Package(
    name: "Splitframe",
    products: [
        .executable(name: "splitframe", targets: ["splitframe"]),
        .library(
            name: "Splitframe",
            targets: ["DeviceCatalog", "SplitLayout", "Selections", "Wireframes", "CairoDrawing"]),
        .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "GoldenTesting", targets: ["GoldenTesting"]),
    ],
    targets: [
        // Double.rounded needs libm where nothing else brings it in.
        .target(name: "Geometry", swiftSettings: settings, linkerSettings: [.linkedLibrary("m")]),
        room("JSONValues"),
        room("InterfaceModel", ["Geometry"]),
        room("DeviceCatalog", ["InterfaceModel"]),
        room("SplitLayout", ["InterfaceModel"]),
        room("SceneDrawing", ["Geometry"]),
        room("Wireframes", ["InterfaceModel", "DeviceCatalog", "SceneDrawing"]),
        room("Selections", ["SplitLayout", "Wireframes", "JSONValues"]),
        room("DeviceFiles", ["DeviceCatalog", "JSONValues"]),
        room("HeadlessUIKit", ["DeviceCatalog", "SplitLayout"]),
        room("UIKit", ["HeadlessUIKit"]),
        room("Scenarios", ["HeadlessUIKit", "DeviceCatalog", "JSONValues"]),

        systemLibrary("CCairo", pkgConfig: "cairo-pdf", apt: "libcairo2-dev", brew: "cairo"),
        systemLibrary("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev", brew: "pango"),
        systemLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
        systemLibrary("CISAL", pkgConfig: "libisal", apt: "libisal-dev", brew: "isa-l"),
        systemLibrary("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
        room("CairoDrawing", ["SceneDrawing", "CCairo", "CPango", "CPNG", "CISAL", "CDeflate"]),

        room("GoldenVerification", ["InterfaceModel", "SceneDrawing"]),
        room("GoldenStore", ["GoldenVerification", "CairoDrawing"]),

        room(
            "Gallery", ["Selections", "CairoDrawing"],
            resources: [.embedInCode("Page/page.html")]),
        room("ScenarioPictures", ["Scenarios", "Wireframes"]),
        room("GoldenRuns", ["Gallery", "GoldenStore", "ScenarioPictures"]),
        room("GoldenTesting", ["HeadlessUIKit", "Wireframes", "CairoDrawing", "GoldenStore"]),
        .executableTarget(
            name: "splitframe", dependencies: ["GoldenRuns", "DeviceFiles"], swiftSettings: settings),

        .executableTarget(
            name: "splitframe-bench", dependencies: ["Gallery", "GoldenVerification"],
            swiftSettings: settings),

        tests("GeometryTests", ["Geometry"]),
        tests("JSONValuesTests", ["JSONValues"]),
        tests("InterfaceModelTests", ["InterfaceModel"]),
        tests("DeviceCatalogTests", ["DeviceCatalog"]),
        tests("DeviceFilesTests", ["DeviceFiles"], resources: [.copy("Measured")]),
        tests("HeadlessUIKitTests", ["HeadlessUIKit", "UIKit"]),
        tests("ScenariosTests", ["Scenarios"]),
        tests("SplitLayoutTests", ["SplitLayout"], resources: [.copy("Measured")]),
        tests("SceneDrawingTests", ["SceneDrawing"]),
        tests("CairoDrawingTests", ["CairoDrawing"]),
        tests("WireframesTests", ["Wireframes"]),
        tests("GoldenStoreTests", ["GoldenStore"]),
        tests("GoldenTestingTests", ["GoldenTesting", "HeadlessUIKit"]),
        tests("GoldenRunsTests", ["GoldenRuns"]),
        tests("GoldenTests", ["GoldenRuns"]),
        tests("GoldenVerificationTests", ["GoldenVerification"], resources: [.copy("Measured")]),
        tests("SelectionsTests", ["Selections"]),
        tests("GalleryTests", ["Gallery"]),
        tests("splitframeTests", ["splitframe"]),
    ],
    swiftLanguageModes: [.v6]
)
