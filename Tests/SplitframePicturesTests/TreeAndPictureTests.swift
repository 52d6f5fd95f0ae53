import Foundation
import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeLayout
import SplitframePainting
import SplitframeRequests
import SplitframeTestSupport
import Testing

@testable import SplitframeWireframes

/// What the tree says is what a person sees.
struct `What the tree says` {
    /// A request that UIKit can show, of any kind; iPhone Duo as often as all others together.
    private func selection(_ numbers: inout SteppedNumbers) -> Selection {
        while true {
            let folding = Device.known.filter { !$0.postures.isEmpty }
            var selection = Selection(
                device: numbers.any(numbers.chance(1, of: 2) ? folding : Device.known))
            selection.generation = numbers.any(
                numbers.chance(1, of: 2) ? [selection.device.usualGeneration] : Generation.known)
            selection.orientation = numbers.any(selection.device.orientations)
            selection.style = numbers.any(Array(SplitStyle.allCases))
            selection.displayMode = numbers.any(Array(DisplayMode.allCases))
            selection.splitBehavior = numbers.any(Array(SplitBehavior.allCases))
            selection.direction = numbers.any(Array(LayoutDirection.allCases))
            selection.primaryEdge = numbers.any(Array(PrimaryEdge.allCases))
            selection.showsInspector = numbers.chance(1, of: 2)
            if numbers.chance(1, of: 3) {
                selection.window = .free(
                    Size(width: Double(numbers.length(320...1300)), height: Double(numbers.length(400...900)))
                )
            }
            let postures = selection.device.postures.map(\.posture)
            if !postures.isEmpty { selection.posture = numbers.any(postures) }
            if selection.impossibility == nil { return selection }
        }
    }

    /// A sample; in the long form, so many that every pair of words occurs hundreds of times.
    @Test func `is seen in requests of every kind`() throws {
        var numbers = SteppedNumbers(seed: 147)
        let session = try Painter(fonts: .installed()).session()
        var found: [String: (count: Int, example: String)] = [:]
        for number in 0..<(isDeepRun ? 100_000 : 4000) {
            let selection = selection(&numbers)
            guard let resolved = try? ResolvedRequest(selection.request) else { continue }
            let sight = try Sight(
                resolved.tree, resolved.wireframe(Look()).namedScene,
                origin: resolved.place.windowFrame.origin, scale: Double(number % 3 + 1), session)
            for sentence in Set(sight.falsehoods) {
                found[sentence, default: (0, selection.path(beyond: .gallery))].count += 1
            }
            let hiders = resolved.tree.hiders.compactMap(\.self)
            if resolved.tree.twin.components(separatedBy: " hiddenBy=").count - 1 != hiders.count {
                found["hidden, and its twin does not say so", default: (0, selection.path(beyond: .gallery))]
                    .count += 1
            }
            for button in ["displayModeButton", "secondaryOnlyButton"] where resolved.names(button) {
                let isThere = resolved.tree.layers.contains { $0.contains { $0.name == button } }
                if !isThere {
                    found["\(button) is named and not there", default: (0, selection.path(beyond: .gallery))]
                        .count += 1
                }
            }
        }
        #expect(found.isEmpty, "\(found.sorted { $0.value.count > $1.value.count }.prefix(30))")
    }

    /// The trees of all goldens, read back from their twins.
    @Test func `is seen in apps`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Snapshots")
        let session = try Painter(fonts: .installed()).session()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let twins = files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "txt" } ?? []
        var count = 0
        for file in twins {
            // Sheets and rulers are of several trees.
            guard let twin = try? Twin(String(contentsOf: file, encoding: .utf8)),
                let tree = InterfaceTree(twin)
            else { continue }
            count += 1
            for scale in [1.0, 2, 3] {
                let sight = try Sight(tree, tree.namedScene, origin: .zero, scale: scale, session)
                // Subtitles, rows and search fields do not say yet what of them is cut, as titles do.
                let falsehoods = sight.falsehoods
                if file.path.contains("A-newcomer's-app"), !falsehoods.isEmpty {
                    withKnownIssue { #expect(falsehoods == [], "\(file.lastPathComponent)") }
                } else {
                    #expect(falsehoods == [], "\(file.lastPathComponent)")
                }
            }
        }
        #expect(count > 200)
    }
}

extension ResolvedRequest {
    /// Whether the layout has one of the split view's own buttons.
    fileprivate func names(_ button: String) -> Bool { layoutJSON["buttons"]?[button] != nil }
}
