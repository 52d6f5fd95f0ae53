import SplitframeDevices
import SplitframeInterface
import SplitframeRequests
import SplitframeWireframes
import Testing

@testable import SplitframeWireframes

struct `The edges of an exploded view` {
    private static func wireframe(_ change: (inout Selection) -> Void) throws -> Wireframe {
        var selection = Selection(device: .iPadMini6)
        selection.exploded = true
        selection.style = .tripleColumn
        change(&selection)
        return try ResolvedRequest(selection.request).wireframe(selection.look)
    }

    @Test(arguments: [0, 0.3, 1]) func `lean as their plates do, flat, on the way and lifted apart`(
        opening: Double
    ) throws {
        var wireframe = try Self.wireframe { $0.displayMode = .twoOverSecondary }
        wireframe.opening = opening
        let groups = wireframe.scene.elements.compactMap { element in
            if case .group(let group) = element { group } else { nil }
        }
        let plates = groups.filter { $0.id?.hasPrefix("plate/") == true }
        #expect(plates.count == 3)
        for plate in plates {
            let edge = groups.first { $0.id == plate.id?.replacing("plate/", with: "edge/") }
            #expect(edge?.transform == plate.transform)
        }
    }

    @Test func `belong to the window where it does not fill the display`() throws {
        let wireframe = try Self.wireframe {
            ($0.device, $0.orientation) = (.iPadPro13InchM4, .landscape)
            $0.window = .free(Size(width: 700, height: 600))
        }
        let layout = ExplodedLayout(wireframe)
        let start = try #require(layout.labels.first { $0.name == "Window" }?.leader.first)
        let ends = [0.0, 600].map { layout.point(Point(x: 700, y: $0), level: -1) }
        // On the line between the ends of the window's right edge.
        let share = (start.y - ends[0].y) / (ends[1].y - ends[0].y)
        #expect((0...1).contains(share))
        #expect(abs(start.x - ends[0].x - share * (ends[1].x - ends[0].x)) < 0.01)
    }

    @Test func `tell apart what lies beneath a panel and what shows beside it`() throws {
        let wireframe = try Self.wireframe {
            ($0.device, $0.displayMode, $0.splitBehavior) = (.iPadMini2, .twoBesideSecondary, .overlay)
        }
        let label = try #require(ExplodedLayout(wireframe).labels.first { $0.name == "Supplementary" })
        // A panel of 280 points, 10 from the window's edge.
        #expect(label.hidden.joined(separator: " ") == "290 of 303.5 lie beneath the primary and its margin")
    }
}
