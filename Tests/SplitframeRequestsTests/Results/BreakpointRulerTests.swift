import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeScene
import SplitframeTestSupport
import SplitframeWireframes
import Testing

struct `A ruler of window widths` {
    private static let device = "ipad-pro-11-inch-m4"

    private static func selections(_ changes: [@Sendable (inout SplitRequest) -> Void]) throws -> [Selection]
    {
        try changes.map { change in
            var selection = Selection(device: try .named(device))
            change(&selection.request)
            return selection
        }
    }

    @Test(arguments: [
        (SplitStyle.doubleColumn, Generation.iOS26), (.tripleColumn, .iOS26), (.tripleColumn, .iOS14),
    ])
    func `has every column where it stands at each width, and no width twice or never`(
        style: SplitStyle, generation: Generation
    ) throws {
        let selections = try Self.selections([{ ($0.style, $0.generation) = (style, generation) }])
        let ruler = try BreakpointRuler(of: selections, among: Device.known)
        let stretches = try #require(ruler.tracks.first).stretches
        #expect(stretches.first?.widths.lowerBound == 320)
        #expect(stretches.last?.widths.upperBound == 1376)
        for (one, next) in zip(stretches, stretches.dropFirst()) {
            #expect(next.widths.lowerBound == one.widths.upperBound + 0.5)
        }
        var numbers = SteppedNumbers(seed: 7)
        for stretch in stretches {
            let width = (Double.random(in: stretch.widths, using: &numbers) * 2).rounded() / 2
            var environment = try selections[0].request.place().environment
            environment.size.width = width
            environment.horizontalSizeClass = SizeClass(width: width)
            let layout = selections[0].request.state(in: environment).layout
            let share =
                (width - stretch.widths.lowerBound)
                / max(0.5, stretch.widths.upperBound - stretch.widths.lowerBound)
            for band in stretch.bands {
                let frame = try #require(layout.column(band.column)).frame
                let start = band.first.lowerBound + share * (band.last.lowerBound - band.first.lowerBound)
                let end = band.first.upperBound + share * (band.last.upperBound - band.first.upperBound)
                #expect(
                    abs(frame.minX - start) <= 1 && abs(frame.maxX - end) <= 1, "\(band.column) at \(width)")
            }
        }
    }

    @Test func `says what its tracks have in common once, and above each what it has alone`() throws {
        let ruler = try BreakpointRuler(
            of: Self.selections([
                { $0.style = .tripleColumn }, { ($0.style, $0.generation) = (.tripleColumn, .iOS14) },
            ]), among: Device.known)
        #expect(ruler.title == "Window widths · tripleColumn")
        #expect(ruler.tracks.map(\.title) == ["iOS26", "iOS14"])
        #expect(
            ruler.alternativeText.contains(
                "iOS14: 320 to 677.5 points: collapsed, secondary 320 → 677.5; 678 to "))
    }

    @Test func `has a tick for every width that a window of such a device has`() throws {
        let ruler = try BreakpointRuler(of: Self.selections([{ _ in }]), among: Device.known)
        let upright = try #require(ruler.ticks.first { $0.width == 834 })
        #expect(upright.names.contains { $0.hasPrefix("iPad Pro 11-inch (M4") && $0.hasSuffix("portrait") })
        #expect(!ruler.ticks.contains { $0.names.contains { $0.hasPrefix("iPhone") } })
        #expect(ruler.longDescription.contains("834: "))
    }

    @Test func `keeps its words inside its canvas`() throws {
        let styles: [@Sendable (inout SplitRequest) -> Void] = SplitStyle.allCases.map { style in
            { $0.style = style }
        }
        let scene = try BreakpointRuler(of: Self.selections(styles), among: Device.known).scene
        let canvas = Rectangle(size: scene.size)
        for element in scene.elements {
            guard case .text(let run) = element else { continue }
            let isInside = run.box.minX >= 0 && run.box.maxX <= canvas.maxX && run.box.maxY <= canvas.maxY
            #expect(isInside, "\(run.text)")
        }
        #expect(scene.size.height < 4000)
    }
}
