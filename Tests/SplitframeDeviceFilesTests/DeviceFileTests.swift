import Foundation
import SplitframeDeviceFiles
import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import Testing

struct `A file of devices` {
    @Test func `read back is what was written`() throws {
        #expect(try DeviceFile.decode(DeviceFile.encode(Device.known)) == Device.known)
    }

    @Test func `is written with sorted keys and ends with a newline`() throws {
        let text = String(decoding: DeviceFile.encode([.iPadMini6]), as: UTF8.self)
        let keys = text.split(separator: "\n").filter { $0.hasPrefix("    \"") }
        #expect(keys.count > 20)
        #expect(keys == keys.sorted())
        #expect(text.hasSuffix("]\n"))
    }

    @Test func `needs seven keys a device, the rest defaults`() throws {
        let device = try #require(try DeviceFile.decode(Data("[\(Self.kiosk)]".utf8)).first)
        #expect(device.id == "kiosk")
        #expect(device.screenSize(in: .landscape) == Size(width: 1200, height: 800))
        #expect(device.safeArea.portrait == EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(device.cornerRadius == 0)
        #expect(device.nativePixels == PixelSize(width: 1600, height: 2400))
        for generation in Generation.allCases {
            #expect(
                Place.windows(of: device, orientation: .landscape, generation: generation) == [.full])
        }
        let place = try Place(device: device, orientation: .portrait)
        #expect(place.environment.safeArea.top == 20)
        #expect(place.safeAreaProvenance.kind == "reported")
    }

    @Test(arguments: [
        (#""cornerRadius": -1"#, #""cornerRadius" must be a number from 0 to 30000, found -1."#),
        (#""cornerRadius": "round""#, #""cornerRadius" must be a number from 0 to 30000, found "round"."#),
        (#""cornerRadious": 1"#, #""cornerRadious" is not a key of a device; did you mean "cornerRadius"?"#),
        (#""colour": 1"#, #""colour" is not a key of a device; remove it."#),
        (#""homeButton": 1"#, #""homeButton" must be true or false, found 1."#),
        (
            #""sensorHousing": "hole""#,
            #""sensorHousing" must be "none" or "notch" or "dynamicIsland", found "hole"."#
        ),
        (#""year": 2020.5"#, #""year" must be a whole number, found 2020.5."#),
        (#""models": [{"name": "K1", "year": 1}]"#, #"the key "models[0].identifiers" is missing."#),
        (
            #""downsampled": true"#,
            #""downsampled" must be true with "renderPixels" and false without, found true."#
        ),
        (
            #""safeAreaByOS": [{"os": "26+"}]"#,
            #""safeAreaByOS[0].os" must be versions such as "26", "<=17" or "12-13", found "26+"."#
        ),
        (
            #""tilesPadOS26": {"gap": 10, "kind": "inferred", "source": "", "portrait": {}, "#
                + #""landscape": {"half": {"w": 1300, "h": 800}}}"#,
            #""tilesPadOS26" must be at most 1200x800 in landscape, found 1300x800."#
        ),
    ])
    func `with something wrong in a device is an error that says what was expected`(
        member: String, sentence: String
    ) {
        let text = "[\(Self.kiosk.dropLast()), \(member)}]"
        #expect(Self.error(text) == "Device 1 (\"kiosk\") of the devices file: \(sentence)")
    }

    @Test(arguments: ["id", "name", "idiom", "portraitSize", "scale", "safeArea", "sizeClasses"])
    func `without a required key is an error that names it`(key: String) throws {
        var members = try #require(
            try JSONSerialization.jsonObject(with: Data(Self.kiosk.utf8)) as? [String: Any])
        members[key] = nil
        let text = String(decoding: try JSONSerialization.data(withJSONObject: [members]), as: UTF8.self)
        #expect(Self.error(text)?.hasSuffix(": the key \"\(key)\" is missing.") == true)
    }

    @Test(arguments: [
        (#""w": 800"#, #""w": 0"#, #""portraitSize.w" must be a number from 1 to 10000, found 0."#),
        (#""w": 800"#, #""w": null"#, #""portraitSize.w" must be a number from 1 to 10000, found null."#),
        (#""scale": 2"#, #""scale": -2"#, #""scale" must be a number from 0.1 to 10, found -2."#),
        (#""scale": 2"#, #""scale": [2]"#, #""scale" must be a number from 0.1 to 10, found a list of 1."#),
        (
            #""pad""#, #""tablet""#,
            #""idiom" must be "phone" or "pad" or "tv" or "mac" or "vision", found "tablet"."#
        ),
        (#""top": 20"#, #""top": 1200"#, #""safeArea.portrait" must be smaller than the screen, "#),
        (#""v": "regular""#, #""v": "large""#, #""sizeClasses.portrait.v" must be "compact" or "regular""#),
        (#""kiosk""#, #""../kiosk""#, #""id" must be letters, digits and hyphens, and not "all", found"#),
        (#""kiosk""#, #""all""#, #""id" must be letters, digits and hyphens, and not "all", found"#),
        (#""kiosk""#, #""iPad-Mini-6""#, "the catalogue has a device of this id; choose another id."),
    ])
    func `with a wrong value under a required key is an error too`(
        right: String, wrong: String, sentence: String
    ) throws {
        let place = try #require(Self.kiosk.range(of: right))
        let text = "[\(Self.kiosk.replacingCharacters(in: place, with: wrong))]"
        #expect(Self.error(text)?.contains(sentence) == true)
    }

    @Test func `with one id twice is an error at the second`() {
        let second = Self.kiosk.replacingOccurrences(of: "\"kiosk\"", with: "\"Kiosk\"")
        #expect(
            Self.error("[\(Self.kiosk), \(second)]")
                == "Device 2 (\"Kiosk\") of the devices file: "
                + "the file has another device of this id; give each its own.")
    }

    @Test(arguments: ["", "[", "{,}", "[{\"scale\": NaN}]", "[1e999]", "\u{1}"])
    func `that is no JSON is an error with the parser's reason`(text: String) {
        #expect(Self.error(text)?.hasPrefix("The devices file is not JSON: ") == true)
    }

    @Test(arguments: [("{}", "an object"), ("\"ipad\"", "\"ipad\""), ("null", "null")])
    func `must be a list`(text: String, found: String) {
        #expect(
            Self.error(text)
                == "The devices file must be a list of devices, as \"splitframe devices --json\" prints it; "
                + "found \(found).")
    }

    private static func error(_ text: String) -> String? {
        do throws(DeviceFileError) {
            _ = try DeviceFile.decode(Data(text.utf8))
            return nil
        } catch {
            return error.description
        }
    }

    private static let kiosk = """
        {"id": "kiosk", "name": "Kiosk", "idiom": "pad", "portraitSize": {"w": 800, "h": 1200}, "scale": 2, \
        "safeArea": {"portrait": {"top": 20, "left": 0, "bottom": 0, "right": 0}, \
        "landscape": {"top": 0, "left": 0, "bottom": 0, "right": 0}}, \
        "sizeClasses": {"portrait": {"h": "regular", "v": "regular"}, \
        "landscape": {"h": "regular", "v": "regular"}}}
        """
}
