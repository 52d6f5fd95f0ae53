import Foundation
import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeTestSupport
import Testing

@testable import SplitframeWireframes

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

    /// What a request shows at a place, in the words of a ruler.
    private static func mode(_ request: SplitRequest) throws -> String {
        let layout = try request.state().layout
        return layout.isCollapsed ? "collapsed" : layout.displayMode.name
    }

    /// The mode that a ruler has at each window of some devices is the one in which it is drawn there.
    @Test func `says of every window that it names what is shown in it, in random rulers`() throws {
        var numbers = SteppedNumbers(seed: 27)
        let devices = Device.known.filter(\.postures.isEmpty)
        let many = isDeepRun ? 200 : 24
        var count = 0
        while count < many {
            var selection = Selection(device: numbers.any(devices))
            selection.generation = numbers.any(Generation.known.filter(selection.device.isOffered))
            selection.style = numbers.any(SplitStyle.allCases)
            selection.displayMode = numbers.any(DisplayMode.allCases)
            selection.splitBehavior = numbers.any(SplitBehavior.allCases)
            selection.direction = numbers.any(LayoutDirection.allCases)
            guard selection.impossibility == nil else { continue }
            count += 1
            let some = (0..<3).map { _ in numbers.any(devices) } + [selection.device]
            let ruler = try BreakpointRuler(of: [selection], among: some)
            for track in ruler.tracks {
                for tick in track.ticks {
                    let stretch = try #require(
                        track.stretches.last { $0.widths.lowerBound <= tick.width })
                    for device in some {
                        var request = selection.request
                        request.device = device
                        for orientation in device.orientations {
                            request.orientation = orientation
                            for window in Place.windows(
                                of: device, orientation: orientation, generation: request.generation)
                            {
                                request.window = window
                                let name =
                                    "\(device.name) \(orientation)"
                                    + (window == .full ? "" : " \(window.name)")
                                guard tick.names.contains(name), request.impossibility == nil,
                                    try request.place().environment.size.width == tick.width
                                else { continue }
                                #expect(
                                    try Self.mode(request) == tick.mode ?? stretch.mode,
                                    "\(name) of \(selection.options())")
                            }
                        }
                    }
                }
            }
        }
    }

    @Test func `has a track for each way of holding an iPad, and one of phones`() throws {
        let ruler = try BreakpointRuler(
            of: Self.selections([{ $0.style = .tripleColumn }]), among: Device.known)
        #expect(ruler.tracks.map(\.title) == ["iPad, portrait", "iPad, landscape", "iPhone"])
        #expect(ruler.tracks.allSatisfy { $0.thumbnails.isEmpty != $0.isContinuous && !$0.ticks.isEmpty })
        for track in ruler.tracks {
            for (one, next) in zip(track.stretches, track.stretches.dropFirst()) {
                #expect(one.widths.upperBound < next.widths.lowerBound)
            }
        }
    }

    /// Documented: an iPad 9.7-inch in landscape is 1024 points wide; UIKit shows one column beside there on iOS 14.
    @Test(arguments: Generation.known) func `names devices that ran the system, beside its own`(
        generation: Generation
    ) throws {
        let own = try #require(Device.known.first { $0.idiom == .pad && $0.isOffered(on: generation) })
        var selection = Selection(device: own)
        selection.generation = generation
        if generation == .iOS7 { selection.style = .unspecified }
        let ruler = try BreakpointRuler(of: [selection], among: Device.known)
        let named = ruler.tracks.flatMap(\.ticks).flatMap(\.names)
        let first = generation == .iOS14 ? 14 : nil
        for device in Device.known where device != own && !device.ran(generation, since: first) {
            #expect(!named.contains { $0.hasPrefix("\(device.name) ") }, "\(device.name)")
        }
        #expect(named.contains { $0.hasPrefix("\(own.name) ") })
    }

    @Test func `takes the height with the width`() throws {
        let selections = try Self.selections([
            { ($0.style, $0.generation) = (.tripleColumn, .iOS14) }
        ])
        let ruler = try BreakpointRuler(of: selections, among: Device.known)
        let landscape = try #require(ruler.tracks.first { $0.title.hasSuffix("landscape") })
        let stretch = try #require(landscape.stretches.last { $0.widths.lowerBound <= 1024 })
        var request = selections[0].request
        request.device = .iPad9Point7Inch
        request.orientation = .landscape
        #expect(try Self.mode(request) == stretch.mode)
    }

    @Test func `says what its tracks have in common once, and above each what it has alone`() throws {
        let ruler = try BreakpointRuler(
            of: Self.selections([
                { $0.style = .tripleColumn }, { ($0.style, $0.generation) = (.tripleColumn, .iOS14) },
            ]), among: Device.known)
        #expect(ruler.title == "Window widths · tripleColumn")
        #expect(ruler.tracks.map(\.title).contains("iPadOS 14 to 18 · iPad, landscape"))
        #expect(ruler.alternativeText.count <= 250)
    }

    @Test func `draws tracks once that are equal, with the names of all that have them`() throws {
        var one = Selection(device: .iPadMini6)
        one.style = .tripleColumn
        var other = one
        other.device = .iPadPro13InchM4
        #expect(
            try BreakpointRuler(of: [one, other], among: Device.known).tracks.map(\.title)
                == ["iPad, portrait", "iPad, landscape", "iPhone"])
        other.style = .doubleColumn
        let titles = try BreakpointRuler(of: [one, other], among: Device.known).tracks.map(\.title)
        #expect(Set(titles).count == 6)
    }

    @Test func `shows no other widths than those asked for`() throws {
        let ruler = try BreakpointRuler(
            of: Self.selections([{ $0.style = .tripleColumn }]), among: Device.known, within: 700...900)
        for stretch in ruler.tracks.flatMap(\.stretches) {
            #expect((700...910).contains(stretch.widths.lowerBound))
            #expect((700...910).contains(stretch.widths.upperBound))
        }
        // Windows have every width up to that of the widest screen.
        for track in ruler.tracks where track.isContinuous {
            #expect(track.stretches.last?.widths.upperBound == 900, "\(track.title)")
        }
    }

    /// A column is shown at every width of its stretch, also one that lies above another.
    @Test func `draws each column over all widths at which it is shown`() throws {
        let all = try BreakpointRuler(of: Self.selections([{ _ in }]), among: Device.known)
        for track in all.tracks where track.isContinuous {
            let ruler = BreakpointRuler(title: "", tracks: [track])
            let layout = RulerLayout(ruler)
            let bands = ruler.scene.elements.compactMap { element -> [Double]? in
                guard case .shape(let shape) = element,
                    case .lines(let points, closed: true) = shape.path, points.count == 4
                else { return nil }
                return points.map(\.x)
            }
            for stretch in track.stretches {
                let ends = [layout.x(of: stretch.widths.lowerBound), layout.x(of: stretch.widths.upperBound)]
                let drawn = bands.filter { [$0.min(), $0.max()] == ends }
                #expect(drawn.count >= stretch.bands.count, "\(stretch)")
            }
        }
    }

    /// Windows of any size came with iPadOS 9 at the earliest (Apple, "Adopting Multitasking Enhancements on iPad").
    @Test func `has a bar for each screen where windows cannot be resized`() throws {
        var selection = Selection(device: try .named("ipad-2"))
        (selection.generation, selection.style) = (.iOS7, .unspecified)
        let ruler = try BreakpointRuler(of: [selection], among: Device.known)
        #expect(ruler.tracks.map(\.title) == ["iPad"])
        for track in ruler.tracks {
            #expect(!track.isContinuous && track.transitions.isEmpty)
            #expect(track.stretches.map(\.widths) == [768...768, 1024...1024])
        }
        let breakpoints = try selection.request.breakpoints(among: Device.known).flatMap(\.breakpoints)
        #expect(breakpoints.map(\.width) == [1024])
    }

    @Test func `shows the page beneath an inspector that is a sheet`() throws {
        let ruler = try BreakpointRuler(
            of: Self.selections([
                { ($0.style, $0.generation, $0.showsInspector) = (.tripleColumn, .iOS27, true) }
            ]), among: Device.known)
        let collapsed = ruler.tracks.filter(\.isContinuous).flatMap(\.stretches)
            .filter { $0.mode.hasPrefix(DisplayMode.collapsedName) }
        #expect(!collapsed.isEmpty)
        for stretch in collapsed {
            #expect(stretch.mode == "collapsed, inspector in a sheet")
            #expect(stretch.bands.count == 1 && stretch.bands.allSatisfy { $0.column != .inspector })
        }
    }

    @Test(arguments: Generation.known) func `says where nothing was measured`(generation: Generation) throws {
        let own = try #require(Device.known.first { $0.idiom == .pad && $0.isOffered(on: generation) })
        var selection = Selection(device: own)
        selection.generation = generation
        if generation == .iOS7 { selection.style = .unspecified }
        let words = "layout not measured"
        let track = try #require(BreakpointRuler(of: [selection], among: [own]).tracks.first)
        var places: [Bool] = []
        for orientation in own.orientations {
            selection.orientation = orientation
            places.append(try ResolvedRequest(selection.request).caption.contains(words))
        }
        let ruler = BreakpointRuler(title: "", tracks: [track])
        if !places.contains(true) { #expect(!ruler.scene.texts.contains(words)) }
        if [.iOS7, .iOS14].contains(generation) {
            #expect(!places.contains(false) && ruler.scene.texts.contains(words))
        }
    }

    @Test func `has a tick for every width that a window of such a device has`() throws {
        let ruler = try BreakpointRuler(of: Self.selections([{ _ in }]), among: Device.known)
        let upright = try #require(ruler.tracks[0].ticks.first { $0.width == 834 })
        #expect(upright.names.contains { $0.hasPrefix("iPad Pro 11-inch (M4") && $0.hasSuffix("portrait") })
        #expect(!ruler.tracks[0].ticks.contains { $0.names.contains { $0.hasPrefix("iPhone") } })
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
    }

    @Test func `leads from no phone to the next, which nobody can resize`() throws {
        for generation in Generation.known where generation != .iOS7 {
            let selections = try Self.selections([{ $0.generation = generation }])
            let ruler = try BreakpointRuler(of: selections, among: Device.known)
            let phones = try #require(ruler.tracks.first { $0.title.hasSuffix("iPhone") })
            #expect(!phones.isContinuous && phones.transitions.isEmpty)
            #expect(phones.stretches.allSatisfy { $0.widths.lowerBound == $0.widths.upperBound })
            let widths = Set(phones.ticks.filter(\.isWholeScreen).map(\.width))
            #expect(Set(phones.stretches.map(\.widths.lowerBound)) == widths)
        }
    }

    @Test func `has full names of modes and columns, and writes each change at its width`() throws {
        for style in SplitStyle.allCases {
            let ruler = try BreakpointRuler(
                of: Self.selections([{ $0.style = style }]), among: Device.known)
            let words = ruler.scene.texts
            for track in ruler.tracks {
                for stretch in track.stretches {
                    #expect(words.contains { $0.contains(stretch.mode) }, "\(stretch.mode)")
                    for band in stretch.bands { #expect(words.contains(band.column.name)) }
                }
                for change in track.transitions {
                    #expect(words.contains { $0.hasPrefix("\(change.width.figureText): ") })
                }
                let widths = track.ticks.filter(\.isWholeScreen).map(\.width.figureText)
                #expect(!track.isContinuous || widths.allSatisfy(words.contains), "\(track.title)")
            }
        }
    }

    @Test(arguments: [nil, 600.0, 900]) func `has no text over another`(page: Double?) throws {
        for (style, generation) in [
            (SplitStyle.doubleColumn, Generation.iOS26), (.tripleColumn, .iOS14), (.tripleColumn, .iOS26),
        ] {
            var ruler = try BreakpointRuler(
                of: Self.selections([{ ($0.style, $0.generation) = (style, generation) }]),
                among: Device.known)
            ruler.pageWidth = page
            let lines = ruler.scene.lines
            for (index, line) in lines.enumerated() {
                for other in lines[(index + 1)...] {
                    let overlap = line.frame.inset(by: 1.5).intersection(other.frame.inset(by: 1.5))
                    #expect(overlap == nil, "\(line.text), \(other.text), \(page ?? 0)")
                }
            }
        }
    }

    @Test func `names devices as people do`() throws {
        let devices = try ["ipad-mini-6", "ipad-pro-11-inch-m4"].map { try Device.named($0) }
        // Of another style, so that their tracks differ.
        var selections = devices.map { Selection(device: $0) }
        selections[1].style = .tripleColumn
        let ruler = try BreakpointRuler(of: selections, among: devices)
        let titles = ([ruler.title] + ruler.tracks.map(\.title)).joined(separator: " ")
        for device in devices { #expect(titles.contains(device.name) && !titles.contains(device.id)) }
    }

    /// Its axis is the window's width: a column that ended short of a breakpoint would be absent there.
    @Test func `has each column from the first to the last width at which it is there`() throws {
        let ruler = try BreakpointRuler(
            of: Self.selections([{ $0.style = .tripleColumn }]), among: Device.known)
        let layout = RulerLayout(ruler)
        let ends = ruler.scene.elements.compactMap { element -> [Double]? in
            guard case .shape(let shape) = element, case .lines(let corners, true) = shape.path,
                corners.count == 4
            else { return nil }
            return [corners[0].x, corners[1].x]
        }
        for stretch in ruler.tracks.filter(\.isContinuous).flatMap(\.stretches) {
            let wanted = [stretch.widths.lowerBound, stretch.widths.upperBound].map(layout.x)
            #expect(ends.count { $0 == wanted } >= stretch.bands.count)
        }
    }

    @Test func `of all generations fits two pages`() throws {
        var ruler = try BreakpointRuler(
            of: Self.selections(
                Generation.known.map { generation in
                    {
                        $0.generation = generation;
                        $0.style = generation == .iOS7 ? .unspecified : .doubleColumn
                    }
                }), among: Device.known)
        let natural = ruler.scene.size
        #expect(natural.height <= 2 * natural.width * PaperSize.a4.proportion)
        ruler.pageWidth = 900
        #expect(ruler.scene.size.height <= 2 * 900 * PaperSize.a4.proportion)
    }
}

extension Scene {
    /// The texts outside of thumbnails, with the parts of their boxes that they take.
    fileprivate var lines: [(text: String, frame: Rectangle)] {
        elements.flatMap { element -> [(text: String, frame: Rectangle)] in
            switch element {
            case .text(let run): [(run.text, run.line)]
            case .group(let group) where group.role == .paragraph:
                group.elements.compactMap {
                    if case .text(let run) = $0 { (run.text, run.line) } else { nil }
                }
            case .group, .shape: []
            }
        }
    }

    fileprivate var texts: [String] { lines.map(\.text) }
}
