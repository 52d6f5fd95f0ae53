import Foundation
import SplitframeDevices
import SplitframeInterface
import Testing

/// `Measured/devices.json` is the collection of public facts from which the catalogue was made, unchanged;
/// `Measured/devices-2026.json` has what was found since.
struct `The catalogue beside its sources` {
    @Test func `holds every device, in the same order`() throws {
        let ids = try Self.measured().compactMap { $0["id"] as? String }
        #expect(Device.all.map(\.id).filter(ids.contains) == ids)
    }

    /// Which systems a device ran is known better since, and with it where that comes from.
    @Test(arguments: Device.all)
    func `has every key of a device with the same value, and no other, but for what was corrected`(
        device: Device
    ) throws {
        guard let expected = try Self.measured().first(where: { $0["id"] as? String == device.id }) else {
            return
        }
        var corrected = Set(
            try FactsOf2026.corrections().filter { $0["device"] as? String == device.id }
                .compactMap { $0["key"] as? String })
        corrected.formUnion(["maxOS", "provenance", "notes"])
        // Readings of iOS 27 came later, and the iPhones and iPods of the first SE's size are models now.
        corrected.insert("safeAreaByOS")
        if ["iphone-se-1"].contains(device.id) { corrected.formUnion(["year", "models", "sameGeometry"]) }
        let written = try JSONSerialization.jsonObject(with: DeviceFile.encode([device]))
        let list = (written as? [String: Any])?["devices"] as? [[String: Any]]
        let actual = try #require(list?.first)
        let keys = { (members: [String: Any]) in members.keys.filter { !corrected.contains($0) }.sorted() }
        #expect(keys(actual) == keys(expected))
        for (key, value) in expected where !corrected.contains(key) {
            #expect(
                (actual[key] as? NSObject)?.isEqual(value) == true,
                "\(key): \(actual[key] ?? "-"), not \(value)")
        }
    }

    @Test(arguments: Device.all, [Orientation.portrait, .landscape])
    func `gives Split View, Slide Over and tiles the sizes that were collected`(
        device: Device, orientation: Orientation
    ) throws {
        guard let expected = try Self.measured().first(where: { $0["id"] as? String == device.id }) else {
            return
        }
        let rows = try #require(expected["multitasking"] as? [[String: Any]])
        for row in rows where row["orientation"] as? String == orientation.name {
            let window = try Window(name: try #require(row["split"] as? String))
            let place = try Place(
                device: device, orientation: orientation, window: window, generation: .iOS14)
            #expect(place.environment.size.width == row["width"] as? Double)
            #expect(place.environment.size.height == row["height"] as? Double)
            #expect(place.environment.horizontalSizeClass.name == row["horizontalSizeClass"] as? String)
        }
        let tiles =
            (expected["tilesPadOS26"] as? [String: Any])?[orientation.name] as? [String: [String: Double]]
        for (name, size) in tiles ?? [:] {
            let window = try Window(name: name == "third" ? "one-third" : name)
            let place = try Place(device: device, orientation: orientation, window: window)
            #expect(place.environment.size.width == size["w"])
            #expect(place.environment.size.height == size["h"])
        }
    }

    private static func measured() throws -> [[String: Any]] {
        let file = try #require(
            Bundle.module.url(forResource: "devices", withExtension: "json", subdirectory: "Measured"))
        let list = try JSONSerialization.jsonObject(with: try Data(contentsOf: file))
        return try #require(list as? [[String: Any]])
    }
}

/// What was found in 2026, each fact with its source in the file.
struct `The catalogue beside the facts of 2026` {
    @Test(arguments: try FactsOf2026.corrections().indices)
    func `has what was corrected`(row: Int) throws {
        let fact = try FactsOf2026.corrections()[row]
        let device = try Device.named(try #require(fact["device"] as? String))
        let written = try JSONSerialization.jsonObject(with: DeviceFile.encode([device]))
        let key = try #require(fact["key"] as? String)
        var actual = ((written as? [String: Any])?["devices"] as? [[String: Any]])?.first?[key]
        if let member = fact["member"] as? String { actual = (actual as? [String: Any])?[member] }
        if key == "displayZoom" { actual = (actual as? [[String: Any]])?.first?["kind"] }
        let value = try #require(fact["value"] as? NSObject)
        #expect((actual as? NSObject)?.isEqual(value) == true, "\(device) \(key): \(actual ?? "-")")
    }

    @Test(arguments: try FactsOf2026.products().indices)
    func `has each product as it was read`(row: Int) throws {
        let fact = try FactsOf2026.products()[row]
        let device = try Device.named(try #require(fact["device"] as? String))
        for identifier in fact["identifiers"] as? [String] ?? [] {
            #expect(try Device.named(identifier) == device)
        }
        if let points = fact["points"] as? [Double] {
            #expect(device.portraitSize == Size(width: points[0], height: points[1]))
            #expect(device.scale == fact["scale"] as? Double)
            #expect(device.cornerRadius == fact["cornerRadius"] as? Double)
            let pixels = device.renderPixels ?? device.nativePixels
            #expect([pixels.width, pixels.height] == fact["pixels"] as? [Int])
        }
        for orientation in device.orientations {
            let place = try? Place(device: device, orientation: orientation)
            if let insets = (fact["safeArea"] as? [String: [Double]])?[orientation.name] {
                let actual = place?.environment.safeArea
                #expect(
                    actual == EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
                )
            }
            if let classes = (fact["sizeClasses"] as? [String: String])?[orientation.name] {
                let actual = place.map {
                    "\($0.environment.horizontalSizeClass) \($0.environment.verticalSizeClass)"
                }
                #expect(actual == classes)
            }
        }
        if let island = fact["island"] as? [Double] {
            let actual = device.dynamicIsland
            #expect([actual?.size.width, actual?.size.height, actual?.y] == island)
        }
        if let first = fact["firstSystem"] as? Int { #expect(device.oldestSystem == first) }
        if let ran = fact["ran"] as? [Int] {
            #expect(
                [Generation.iOS26, .iOS27].filter { device.ran($0) }.map(\.release) == ran.map(String.init))
        }
    }

    @Test func `leaves the models of a group with the group's own island`() throws {
        #expect(try Device.named("iPhone 17 Pro").dynamicIsland?.size.width == 125)
        #expect(try Device.named("iPhone 18 Pro").dynamicIsland?.size.width == 94.67)
        #expect(try Device.named("iPhone 18 Pro").id == "iphone-18-pro")
    }
}

enum FactsOf2026 {
    static func corrections() throws -> [[String: Any]] { try list("corrected") }
    static func products() throws -> [[String: Any]] { try list("products") }

    private static func list(_ name: String) throws -> [[String: Any]] {
        let file = try #require(
            Bundle.module.url(forResource: "devices-2026", withExtension: "json", subdirectory: "Measured"))
        let facts = try JSONSerialization.jsonObject(with: try Data(contentsOf: file))
        return try #require((facts as? [String: Any])?[name] as? [[String: Any]])
    }
}
