import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeTestSupport
import SplitframeWireframes
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

    @Test func `has every button inside a free window, and no capsule at its edge`() throws {
        var numbers = SteppedNumbers(seed: 15)
        for _ in 0..<100 {
            var selection = Selection(device: .iPadPro13InchM4)
            selection.orientation = .landscape
            selection.window = .free(
                Size(
                    width: Double(numbers.length(380...1300)), height: Double(numbers.length(400...900))))
            selection.style = numbers.any(Array(SplitStyle.allCases.filter { $0 != .unspecified }))
            selection.displayMode = numbers.any(Array(DisplayMode.allCases))
            guard selection.impossibility == nil else { continue }
            let buttons = try ResolvedRequest(selection.request).tree.all.filter {
                if case .barButton = $0.kind { true } else { false }
            }
            #expect(buttons.allSatisfy { $0.frame.minY >= 4 }, "\(selection.path(beyond: .gallery))")
        }
    }

    @Test func `has lines of what changed that cross no text`() throws {
        var numbers = SteppedNumbers(seed: 31)
        for _ in 0..<60 {
            let (before, after) = (numbers.any(Self.requests), numbers.any(Self.requests))
            var wireframe = after.wireframe(Look())
            wireframe.changes = zip(before.tree.columns, after.tree.columns).map {
                ElementChange(path: $1.name, before: $0.frame, after: $1.frame)
            }
            let texts = wireframe.visibleTexts
            for change in AnnotationLayout(wireframe).changes {
                #expect(
                    (change.edges + change.left).allSatisfy { line in
                        texts.allSatisfy { $0.inset(by: 1).intersection(line) == nil }
                    })
            }
        }
    }

    @Test func `has each column in its hue on a terminal, and nowhere else`() throws {
        for request in Self.requests.prefix(60) {
            let wireframe = request.wireframe(Look())
            let colored = wireframe.text(isColored: true)
            #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == wireframe.text)
            #expect(!wireframe.text.contains("\u{1B}"))
            #expect(
                colored.contains("\u{1B}[34m") == request.tree.columns.contains { $0.name == "secondary" })
            #expect(
                colored.split(separator: "\n").allSatisfy {
                    !$0.contains("\u{1B}") || $0.hasSuffix("\u{1B}[39m") || $0.hasSuffix("\u{200E}")
                })
        }
    }

    @Test func `has every title inside its bar`() {
        for request in Self.requests {
            for bar in request.tree.all {
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
            for split in request.tree.all {
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
