import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import Testing

@testable import SplitframeWireframes

/// Whose windows a ruler has, and what it says of them.
struct `A ruler's places` {
    @Test(arguments: [Device.macCatalyst, .macCatalystIPadIdiom, .visionPro])
    func `of another platform names its own windows alone`(device: Device) throws {
        let ruler = try BreakpointRuler(of: [Selection(device: device)], among: Device.known)
        let names = Set(ruler.tracks.flatMap(\.ticks).flatMap(\.names))
        #expect(ruler.tracks.map(\.title) == [device.name] && names == [device.name])
        for own in Device.known where own.platform == .iOS {
            var selection = Selection(device: own)
            selection.generation = own.usualGeneration
            let named = try BreakpointRuler(of: [selection], among: Device.known).tracks.flatMap(\.ticks)
            #expect(!named.flatMap(\.names).contains { $0.hasPrefix(device.name) }, "\(own.name)")
        }
    }

    /// A width has its place in the band, or below the chart; what is in sight is counted as in every other picture.
    @Test(arguments: [nil, 720.0])
    func `has every width of every column`(page: Double?) throws {
        for device in ["ipad-mini-6", "ipad-pro-13-inch-m4", "mac-catalyst-ipad-idiom"] {
            var selection = Selection(device: try .named(device))
            (selection.style, selection.showsInspector) = (.tripleColumn, page == nil)
            var ruler = try BreakpointRuler(of: [selection], among: Device.known)
            ruler.pageWidth = page
            let layout = RulerLayout(ruler)
            for (track, place) in zip(ruler.tracks, layout.tracks) where track.isContinuous {
                let notes = place.notes.map(\.text).joined(separator: " ")
                for stretch in track.stretches {
                    for (index, band) in stretch.bands.enumerated()
                    where layout.label(of: index, in: stretch) == nil {
                        #expect(notes.contains("\(band.column) \(stretch.widthText(of: index))"), "\(notes)")
                    }
                }
                let changes = place.changes.flatMap(\.lines).map(\.text).joined(separator: " ")
                for stretch in track.stretches {
                    for (index, band) in stretch.bands.enumerated()
                    where band.first.length - stretch.inSight(index, at: \.first).length > 1 {
                        let whole = "\(band.column) stops growing at \(band.first.length.figureText) pt"
                        #expect(!changes.contains(whole), "\(changes)")
                    }
                }
                for thumbnail in track.thumbnails {
                    let stretch = track.stretches.first { $0.widths.lowerBound == thumbnail.width }
                    for (index, band) in stretch?.bands.enumerated().map({ ($0, $1) }) ?? [] {
                        let seen = thumbnail.tree.frameInSight(of: band.column.name)?.width ?? 0
                        #expect(abs((stretch?.inSight(index, at: \.first).length ?? 0) - seen) < 1.01)
                    }
                }
            }
        }
    }

    @Test func `has both displays of a phone that folds`() throws {
        var selection = Selection(device: .iPhoneDuo)
        selection.generation = .iOS27
        let ruler = try BreakpointRuler(of: [selection], among: Device.known)
        let names = ruler.tracks.flatMap(\.ticks).flatMap(\.names).filter { $0.hasPrefix("iPhone Duo") }
        #expect(Set(names).isSuperset(of: ["iPhone Duo closed landscape", "iPhone Duo open portrait"]))
    }

    /// The primary floats above 290 of the supplementary's 610 points, 280 and its margin.
    @Test func `says how much of a column is in sight`() throws {
        var selection = Selection(device: try Device.named("ipad-pro-11-inch-m4"))
        selection.style = .tripleColumn
        let ruler = try BreakpointRuler(of: [selection], among: Device.known)
        let landscape = try #require(ruler.tracks.first { $0.title.hasSuffix("landscape") })
        let widest = try #require(landscape.stretches.last)
        let index = try #require(widest.bands.firstIndex { $0.column == .supplementary })
        #expect(widest.widthText(of: index) == "320 of 610")
        for other in widest.bands.indices where other != index {
            #expect(widest.widthText(of: other) == widest.bands[other].widthText)
        }
        #expect(
            landscape.detail.contains("every half point") && landscape.detail.contains("iPad Pro 11-inch"))
    }
}
