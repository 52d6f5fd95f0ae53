import Foundation
import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import Testing

/// `Measured/devices.json` is the collection of public facts from which the catalogue was made, unchanged.
struct `The catalogue beside its sources` {
    @Test func `holds every device, in the same order`() throws {
        #expect(try Self.measured().map { $0["id"] as? String } == Device.all.map(\.id))
    }

    @Test(arguments: Device.all)
    func `has every key of a device with the same value, and no other`(device: Device) throws {
        let expected = try #require(try Self.measured().first { $0["id"] as? String == device.id })
        let written = try JSONSerialization.jsonObject(with: DeviceFile.encode([device]))
        let actual = try #require((written as? [[String: Any]])?.first)
        #expect(actual.keys.sorted() == expected.keys.sorted())
        for (key, value) in expected {
            #expect(
                (actual[key] as? NSObject)?.isEqual(value) == true,
                "\(key): \(actual[key] ?? "-"), not \(value)")
        }
    }

    @Test(arguments: Device.all, Orientation.allCases)
    func `gives Split View, Slide Over and tiles the sizes that were collected`(
        device: Device, orientation: Orientation
    ) throws {
        let expected = try #require(try Self.measured().first { $0["id"] as? String == device.id })
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
