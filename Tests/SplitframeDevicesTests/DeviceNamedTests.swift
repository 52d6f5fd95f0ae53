import SplitframeDevices
import Testing

struct `A device's name` {
    @Test(arguments: [
        ("ipad-mini-6", "ipad-mini-6"), ("iPad-Mini-6", "ipad-mini-6"),
        ("iPad mini (6th generation)", "ipad-mini-6"), ("ipad MINI (a17 pro)", "ipad-mini-6"),
        ("iPad14,1", "ipad-mini-6"), ("iPad Pro 11-inch (M4, M5)", "ipad-pro-11-inch-m4"),
        ("iPhone 15", "iphone-14-pro"), ("vision-pro", "vision-pro"), ("iphone-17", "iphone-16-pro"),
        ("ipad-mini-a17-pro", "ipad-mini-6"), ("iPadmini6", "ipad-mini-6"), ("appletv", "apple-tv"),
        ("iphone-se-2", "iphone-4-7-inch"), ("ipad air 5", "ipad-air-10-9-inch"),
    ])
    func `is an id, a product's name or a model identifier`(word: String, id: String) throws {
        #expect(try Device.named(word).id == id)
    }

    @Test(arguments: [
        ("ipad-pro-12", "ipad-pro-12-9-inch"), ("iPadmin6", "ipad-mini-6"),
        ("ipad pro 13", "ipad-pro-13-inch-m4"), ("iphone-16-pro-mx", "iphone-16-pro-max"),
        ("iphone 16 pr", "iphone-16-pro"), ("ipad-mni-6", "ipad-mini-6"), ("appelTV", "apple-tv"),
        ("mac", "mac-catalyst"),
    ])
    func `that is nearly right brings the right one to mind first`(word: String, id: String) {
        #expect(nearest(to: word)?.first == id)
    }

    @Test func `leads to its device in any spelling`() throws {
        for device in Device.known {
            // The first of a line has the line's name.
            let lines: Set = ["iPad mini", "iPad Air", "iPad Pro (11-inch)", "iPad Pro (12.9-inch)"]
            for name in [device.id] + device.models.flatMap({ [$0.name] + $0.identifiers }) {
                if lines.contains(name) { continue }
                for spelling in [name, name.lowercased().replacing(" ", with: "-")] {
                    let bare = spelling.replacing("(", with: "").replacing(")", with: "")
                    #expect(try Device.named(bare) == Device.named(name), "\(spelling)")
                }
            }
            let spaced = device.id.replacing("-", with: " ")
            #expect(try Device.named(spaced) == device || Device.newest(named: spaced) != nil)
        }
    }

    @Test(arguments: [
        ("iPad mini", "ipad-mini-6"), ("ipad-mini", "ipad-mini-6"), ("iPad Air", "ipad-air-10-9-inch"),
        ("iPad", "ipad-10th"), ("ipad pro", "ipad-pro-11-inch-m4"), ("iPhone", "iphone-16-pro"),
        ("iPad Pro (11-inch)", "ipad-pro-11-inch-m4"), ("iPhone 16 Pro", "iphone-16-pro"),
        ("iPhone 12", "iphone-12"),
        ("iPad Air 13-inch", "ipad-pro-12-9-inch"), ("iPad Pro 13-inch", "ipad-pro-13-inch-m4"),
        ("iPhone X", "iphone-x"), ("iPad mini (1st generation)", "ipad-mini-1"), ("iPad 2", "ipad-2"),
    ])
    func `that fits several products means the newest`(word: String, id: String) throws {
        #expect(try Device.named(word).id == id)
    }

    @Test func `needs no generation`() throws {
        for name in Device.known.flatMap(\.models).map(\.name) {
            let line = name.prefix { $0 != "(" }
            #expect(throws: Never.self, "\(line)") { try Device.named(String(line)) }
        }
    }

    @Test func `is first looked for as it is written`() throws {
        var mine = try Device.named("ipad-2")
        mine.id = "ipadmini6"
        #expect(try Device.named("iPadMini6", among: Device.known + [mine]) == mine)
        #expect(try Device.named("ipad mini 6", among: Device.known + [mine]).id == "ipad-mini-6")
    }

    @Test(arguments: ["", "android", "x", "-", "../../etc/passwd"])
    func `that is nowhere near brings nothing to mind`(word: String) {
        #expect(nearest(to: word) == [])
    }

    @Test func `unknown is said in the user's own words with the next step`() {
        let error = DeviceError.unknown(word: "iPad Foo", nearest: ["ipad-2", "ipad-3"])
        #expect(
            error.description
                == "No device is called \"iPad Foo\". Did you mean \"ipad-2\" or \"ipad-3\"? "
                + "\"splitframe devices\" lists all.")
        #expect(
            DeviceError.unknown(word: "foo", nearest: []).description
                == "No device is called \"foo\". \"splitframe devices\" lists all.")
    }

    /// Nobody has published the size in points of iPad mini (A20 Pro), which is sold since October 2026.
    @Test(arguments: [
        "ipad-mini-a20-pro", "iPad mini (A20 Pro)", "ipad mini a20 pro", "iPad19,1", "iPad19,2",
    ])
    func `of a device without a known size says what is missing and how to give it`(word: String) throws {
        let error = #expect(throws: DeviceError.self) { try Device.named(word) }
        let sentence = try #require(error).description
        #expect(sentence.hasPrefix("iPad mini (A20 Pro) is known by its name only"))
        #expect(sentence.contains("size in points") && sentence.contains("--devices-file"))

        var own = Device.iPadMini6
        own.id = "ipad-mini-a20-pro"
        #expect(throws: DeviceError.self) { try Device.named(word, among: Device.known) }
        #expect(try Device.named("ipad-mini-a20-pro", among: Device.known + [own]) == own)
    }

    @Test func `of a device without a known size stands for no device that is drawn`() {
        #expect(!UnsizedDevice.known.isEmpty)
        for device in UnsizedDevice.known {
            #expect(!Device.known.contains { $0.id == device.id || $0.name == device.name })
            let identifiers = Device.known.flatMap(\.models).flatMap(\.identifiers)
            #expect(Set(identifiers).isDisjoint(with: device.identifiers))
        }
    }

    private func nearest(to word: String) -> [String]? {
        do throws(DeviceError) {
            _ = try Device.named(word)
            return nil
        } catch {
            switch error {
            case .unknown(let unknown, let nearest):
                #expect(unknown == word)
                return nearest
            case .unsized: return nil
            }
        }
    }
}
