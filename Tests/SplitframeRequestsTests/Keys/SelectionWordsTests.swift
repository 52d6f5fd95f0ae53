import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeWireframes
import Testing

struct `A selection in words` {
    private func selection(_ id: String = "ipad-mini-6") throws -> Selection {
        var selection = Selection(device: try Device.named(id))
        selection.scale = 1
        return selection
    }

    @Test func `names its file after place and style`() throws {
        var plain = try selection()
        plain.style = .tripleColumn
        plain.window = .twoThirds
        plain.orientation = .landscape

        #expect(plain.path(beyond: .gallery) == "iOS26/ipad-mini-6/landscape/two-thirds/tripleColumn")
    }

    @Test func `adds to the name what differs, in the order of the keys`() throws {
        var special = try selection()
        special.style = .tripleColumn
        special.displayMode = .twoOverSecondary
        special.splitBehavior = .overlay
        special.primaryEdge = .trailing
        special.direction = .rightToLeft
        special.theme = .dark
        special.bezel = false

        #expect(
            special.path(beyond: .golden)
                == "iOS26/ipad-mini-6/portrait/full/tripleColumn.twoOverSecondary.overlay.trailing.rtl.dark")
    }

    @Test func `keeps file names plain whatever a title says`() throws {
        var titled = try selection()
        titled.titles[.primary] = "../é x"

        let name = titled.path(beyond: .gallery).split(separator: "/").last

        #expect(name == "doubleColumn.primary=..%2f%c3%a9%20x")
    }

    @Test func `says of a large title whose it is`() throws {
        var titled = try selection()
        titled.largeTitles = [.secondary, .primary]
        #expect(
            titled.path(beyond: .gallery).hasSuffix("doubleColumn.largeTitle=primary.largeTitle=secondary"))
    }

    @Test func `keeps file names short however long a title is`() throws {
        var titled = try selection()
        titled.titles[.primary] = String(repeating: "漢", count: 10_000)
        var other = titled
        other.titles[.primary]?.append("字")

        let names = [titled, other].map { $0.path(beyond: .gallery).split(separator: "/").last ?? "" }

        #expect(names.allSatisfy { $0.utf8.count < 220 && $0.hasPrefix("doubleColumn.primary=%e6%bc%a2") })
        #expect(names[0] != names[1])
    }

    @Test func `gives options that select the same picture again`() throws {
        var wanted = try selection()
        wanted.style = .tripleColumn
        wanted.properties = [.width(.primary, .preferred, 300), .presentsWithGesture(false)]
        wanted.showsInspector = true
        wanted.bezel = false
        wanted.annotations = [.widths, .frames]
        wanted.contents[.secondary] = .map
        wanted.largeTitles = [.primary, .secondary]
        wanted.caption = .text("Mail · open")
        wanted.background = .color(Color(0x0A20F7))
        wanted.crop = .rectangle(Rectangle(x: 10, y: 0.5, width: 100, height: 44))
        wanted.marks = [
            Look.Mark("secondary", "a=b"), Look.Mark("secondary.bar", "Second"),
            Look.Mark("secondary", "again"),
        ]
        wanted.spotlight = "secondary.bar"

        let options = wanted.options()
        var list = SelectionList()
        for (index, option) in options.enumerated() where option.hasPrefix("--") {
            let key = try #require(
                SelectionKey.all.first {
                    ["--\($0.kebabName)", "--no-\($0.kebabName)"].contains(option)
                })
            let isSwitch = key == .showInspector || key == .bezel
            let value = isSwitch ? "\(!option.hasPrefix("--no-"))" : options[index + 1]
            try list.read(value, as: key, among: Device.known, allowsSeveral: false)
        }

        let device = try Device.named("ipad-2")
        #expect(try list.single(on: device) == wanted)
        var again = SelectionList()
        try again.read(wanted.json, among: Device.known, allowsSeveral: false)
        #expect(try again.single(on: device) == wanted)
    }
}
