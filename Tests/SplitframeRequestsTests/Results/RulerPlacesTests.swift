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
