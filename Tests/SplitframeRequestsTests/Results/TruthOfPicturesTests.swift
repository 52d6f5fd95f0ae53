import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeScene
import SplitframeTestSupport
import Testing

@testable import SplitframeWireframes

struct `What a picture shows` {
    /// Split views on all devices in all generations, annotated.
    private static let requests: [ResolvedRequest] = {
        var numbers = SteppedNumbers(seed: 27)
        var found: [ResolvedRequest] = []
        while found.count < 300 {
            var selection = Selection(device: numbers.any(Device.known))
            selection.generation = numbers.any(Generation.known)
            selection.orientation = numbers.any(selection.device.orientations)
            selection.style = numbers.any(Array(SplitStyle.allCases))
            selection.displayMode = numbers.any(Array(DisplayMode.allCases))
            selection.splitBehavior = numbers.any(Array(SplitBehavior.allCases))
            selection.direction = numbers.any([.leftToRight, .rightToLeft])
            guard selection.impossibility == nil, let resolved = try? ResolvedRequest(selection.request)
            else {
                continue
            }
            found.append(resolved)
        }
        return found
    }()

    private func all(_ elements: [InterfaceElement]) -> [InterfaceElement] {
        elements.flatMap { [$0] + all($0.children) }
    }

    @Test func `has every title inside its bar`() {
        for request in Self.requests {
            for bar in all(request.tree.layers) {
                guard case .navigationBar = bar.kind else { continue }
                for title in bar.children {
                    guard case .title = title.kind else { continue }
                    #expect(
                        bar.frame.contains(title.frame), "\(request.caption): \(bar.frame), \(title.frame)")
                }
            }
        }
    }

    @Test func `has no edge of a column outside the window`() {
        for request in Self.requests {
            let wireframe = request.wireframe(Look(annotations: [.frames]))
            let window = wireframe.place.windowFrame
            for outline in AnnotationLayout(wireframe).outlines {
                for segment in outline.edges(inPlainSight: true) + outline.edges(inPlainSight: false) {
                    guard case .move(let point) = segment else {
                        if case .line(let point) = segment {
                            #expect(point.x <= window.maxX && point.y <= window.maxY, "\(request.caption)")
                        }
                        continue
                    }
                    #expect(point.x >= window.minX && point.y >= window.minY, "\(request.caption)")
                }
            }
        }
    }

    @Test func `is said to lie over the secondary only where it does`() {
        for request in Self.requests
        where request.caption.contains("primary and supplementary over secondary") {
            guard !request.caption.contains("not shown here") else { continue }
            let columns = request.tree.columns
            let supplementary = columns.first { $0.name == "supplementary" }?.frame
            let secondary = columns.first { $0.name == "secondary" }?.frame
            guard let supplementary, let secondary else { continue }
            #expect(supplementary.intersection(secondary) != nil, "\(request.caption)")
        }
    }

    @Test func `is dimmed only where something lies above it`() {
        for request in Self.requests {
            for split in all(request.tree.layers) {
                for index in split.undimmedBeneathOverlays {
                    let frame = split.children[index].frame
                    #expect(
                        split.children[(index + 1)...].contains { $0.frame.intersection(frame) != nil },
                        "\(request.caption)")
                }
            }
        }
    }
}
