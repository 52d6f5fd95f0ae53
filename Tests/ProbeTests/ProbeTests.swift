import Foundation
import SplitframeFiles
import SplitframeInterface
import SplitframeScenarios
import Testing

@testable import Probe

@MainActor struct `The probe, on a headless host` {
    private nonisolated static let tests = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
    private nonisolated static let measured = tests.appending(path: "SplitframeLayoutTests/Measured")

    nonisolated static let files =
        ((try? FileManager.default.contentsOfDirectory(atPath: measured.path)) ?? [])
        .filter { $0.hasSuffix(".json") }.sorted()

    /// What the probe writes of scenarios.
    private func transcript(of data: Data) async throws -> Data {
        var scenarios = try Scenario.read(data)[...]
        return try await Probe.transcript(of: data) { _ in
            let next = scenarios.popFirst()
            return try HeadlessSurroundings(#require(next))
        }
    }

    /// The members of a state that the probe writes too, at every depth.
    private func restricted(_ state: JSON, to seen: JSON) -> JSON {
        switch (state, seen) {
        case (.object(let members), .object(let others)):
            .object(
                others.reduce(into: [:]) { kept, other in
                    kept[other.key] = members[other.key].map { restricted($0, to: other.value) }
                })
        default: state
        }
    }

    @Test func `has every measurement before it`() { #expect(Self.files.count == 16) }

    /// The keys that public API can see: all but the split view's own buttons and what a controller was presented on.
    @Test(arguments: files)
    func `writes the same bytes as a replay, and what was measured`(file: String) async throws {
        let data = try Data(contentsOf: Self.measured.appending(path: file))
        let written = try await transcript(of: data)
        let object = try JSON(data: written)
        let played = object["scenarios"]?.array ?? [object]
        let scenarios = try Scenario.read(data)
        #expect(played.count == scenarios.count)
        for (scenario, seen) in zip(scenarios, played) {
            let results = try ScenarioReplay(scenario).play()
            let steps = try #require(seen["steps"]?.array)
            #expect(steps.count == results.count)
            for (result, step) in zip(results, steps) {
                let expect = try #require(step["expect"])
                let state = restricted(.object(result.state), to: expect)
                #expect(expect.compactText == state.compactText, "\(scenario.name), \(result.label)")
                let missing = result.comparedKeys.filter { expect[$0] == nil && result.state[$0] != .null }
                #expect(missing.isEmpty, "\(scenario.name), \(result.label)")
            }
        }
        // What the probe saw is a scenario that a replay agrees with, key by key.
        for scenario in try Scenario.read(written) {
            for result in try ScenarioReplay(scenario).play() {
                #expect(result.mismatches.isEmpty, "\(scenario.name), \(result.label)")
            }
        }
    }

    @Test func `runs the plan's scenarios`() async throws {
        // A delegate of iOS 7 hears of a popover by calls that no SDK with Swift has.
        for entry in MeasuringPlan.known.entries where !entry.generations.contains(.iOS7) {
            let written = try await transcript(of: Data(entry.file.compactText.utf8))
            for scenario in try Scenario.read(written) {
                for result in try ScenarioReplay(scenario).play() {
                    #expect(result.mismatches.isEmpty, "\(scenario.name), \(result.label)")
                    #expect(!result.comparedKeys.isEmpty)
                }
            }
        }
    }

    /// What a Mac has: symbols of the class references, and these others of UIKit and Foundation, each on the page of its
    /// class.
    private nonisolated static let others: Set = [
        "UIView", "UIEdgeInsets", "UITraitCollection", "UIUserInterfaceSizeClass", "CGRect", "CGFloat",
        "frame", "bounds", "autoresizingMask", "flexibleWidth", "flexibleHeight", "addSubview", "window",
        "safeAreaInsets", "convert", "minX", "minY", "width", "height", "top", "left", "bottom", "right",
        "horizontalSizeClass", "verticalSizeClass", "layoutDirection", "leftToRight", "rightToLeft",
        "compact",
        "regular", "modifyingTraits", "traitCollection", "UINavigationController", "UITabBarController",
        "selectedIndex", "NSObject", "UIViewController", "UISplitViewController",
        "UISplitViewControllerDelegate",
        "setOverrideTraitCollection", "overrideTraitCollection", "pushViewController", "popViewController",
        "label", "state", "play", "settle",
        "perform",
    ]

    /// A member that our module has and UIKit lacks would not compile on a Mac.
    @Test func `names nothing of the module that UIKit lacks`() throws {
        let root = Self.tests.deletingLastPathComponent()
        let reference = try String(
            contentsOf: Self.tests.appending(path: "Fixtures/UIKit/reference.txt"), encoding: .utf8)
        func words(_ text: some StringProtocol) -> Set<String> {
            Set(String(text).split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map { String($0) })
        }
        let ofUIKit = reference.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.contains(" | ") }
            .reduce(into: Self.others) { $0.formUnion(words($1)) }
        let probe = try String(contentsOf: root.appending(path: "Sources/Probe/Probe.swift"), encoding: .utf8)
        // Members are named after a full stop, and types begin with a prefix of Apple's.
        let named = Set(
            probe.matches(of: #/\.([a-z][A-Za-z]+)|\b((?:UI|NS|CG)[A-Z][A-Za-z]+)/#).map {
                String($0.1 ?? $0.2 ?? "")
            })
        let declared = try declaredNames(in: root.appending(path: "Sources/HeadlessUIKit"))
        #expect(declared.count > 1_000)
        let ours = named.intersection(declared).subtracting(ofUIKit)
        let ofSwift = try ownNames(in: probe)
        #expect(ours.subtracting(ofSwift).sorted() == [])
    }

    /// What the module declares, by name.
    private func declaredNames(in folder: URL) throws -> Set<String> {
        var names: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        where path.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            for match in text.matches(of: #/\b(?:func|var|let|case|class|struct|enum|protocol) +([A-Za-z]+)/#)
            {
                names.insert(String(match.1))
            }
        }
        return names
    }

    /// What the probe declares itself, and words of Swift's own types.
    private func ownNames(in text: String) throws -> Set<String> {
        let own = text.matches(of: #/\b(?:func|var|let|case|class|struct|enum|protocol) +([A-Za-z]+)/#)
        return Set(own.map { String($0.1) }).union([
            "first", "last", "map", "filter", "contains", "append", "joined", "sorted", "keys", "values",
            "key",
            "value", "indices", "count", "text", "get", "set", "flatMap", "compactMap", "prefix", "drop",
            "success", "data", "attempt", "unknown", "mapValues", "enumerated", "isEmpty", "lazy", "rawValue",
            "hasPrefix", "hasSuffix",
            "parent",
        ])
    }
}
