import Foundation
import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import Testing

struct `A file of devices` {
    @Test func `read back is what was written`() throws {
        #expect(try DeviceFile.decode(DeviceFile.encode(Device.known)) == Device.known)
    }

    @Test func `is written with sorted keys and ends with a newline`() throws {
        let text = String(decoding: DeviceFile.encode([.iPadMini6]), as: UTF8.self)
        let keys = text.split(separator: "\n").filter { $0.hasPrefix("      \"") }
        #expect(keys.count > 20)
        #expect(keys == keys.sorted())
        #expect(text.hasSuffix("\n}\n"))
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
        (#""cornerRadius": -1"#, "cornerRadius is -1: write a number from 0 to 30000, or null."),
        (#""cornerRadius": "round""#, #"cornerRadius is "round": write a number from 0 to 30000, or null."#),
        (#""homeButton": 1"#, "homeButton is 1: write true or false, or null."),
        (
            #""sensorHousing": "hole""#,
            #"sensorHousing is "hole": write none, notch, dynamicIsland, or null."#
        ),
        (#""year": 2020.5"#, "year is 2020.5: write a whole number from 0, or null."),
        (#""models": [{"name": "K1", "year": 1}]"#, #"models[0] needs the key "identifiers"."#),
        (
            #""downsampled": true"#,
            #"downsampled is true: write true with "renderPixels" and false without."#
        ),
        (
            #""safeAreaByOS": [{"os": "26+", "kind": "inferred", "source": "", "#
                + #""portrait": {"top": 0, "left": 0, "bottom": 0, "right": 0}, "#
                + #""landscape": {"top": 0, "left": 0, "bottom": 0, "right": 0}}]"#,
            #"safeAreaByOS[0].os is "26+": write versions such as "26", "<=17" or "12-13"."#
        ),
        (
            #""tilesPadOS26": {"gap": 10, "kind": "inferred", "source": "", "portrait": {}, "#
                + #""landscape": {"half": {"w": 1300, "h": 800}}}"#,
            "tilesPadOS26 is 1300x800: write at most 1200x800 in landscape."
        ),
    ])
    func `with something wrong in a device is an error that says what was expected`(
        member: String, sentence: String
    ) {
        let text = "[\(Self.kiosk.dropLast()), \(member)}]"
        #expect(Self.error(text) == "The devices file: kiosk.\(sentence)")
    }

    @Test(arguments: [("cornerRadious", " Did you mean \"cornerRadius\"?"), ("colour", "")])
    func `with a key of no device names the nearest`(key: String, guess: String) throws {
        let error = try #require(Self.error("[\(Self.kiosk.dropLast()), \"\(key)\": 1}]"))
        #expect(error.hasPrefix("The devices file: kiosk has no key \"\(key)\".\(guess) It takes: id, "))
    }

    @Test(arguments: ["id", "name", "idiom", "portraitSize", "scale", "safeArea", "sizeClasses"])
    func `without a required key is an error that names it`(key: String) throws {
        var members = try #require(
            try JSONSerialization.jsonObject(with: Data(Self.kiosk.utf8)) as? [String: Any])
        members[key] = nil
        let text = String(decoding: try JSONSerialization.data(withJSONObject: [members]), as: UTF8.self)
        #expect(Self.error(text)?.hasSuffix(" needs the key \"\(key)\".") == true)
    }

    @Test(arguments: [
        (#""w": 800"#, #""w": 0"#, "kiosk.portraitSize.w is 0: write a number from 1 to 10000."),
        (#""w": 800"#, #""w": null"#, "kiosk.portraitSize.w is null: write a number from 1 to 10000."),
        (#""scale": 2"#, #""scale": -2"#, "kiosk.scale is -2: write a number from 0.1 to 10."),
        (#""scale": 2"#, #""scale": [2]"#, "kiosk.scale is a list of 1: write a number from 0.1 to 10."),
        (#""pad""#, #""tablet""#, #"kiosk.idiom is "tablet": write phone, pad, tv, mac, vision."#),
        (#""top": 20"#, #""top": 1200"#, "kiosk.safeArea is as large as the screen: write insets that leave"),
        (#""v": "regular""#, #""v": "large""#, #"kiosk.sizeClasses.portrait.v is "large": write compact,"#),
        (#""kiosk""#, #""../kiosk""#, #"../kiosk.id is "../kiosk": write letters, digits and hyphens, and"#),
        (#""kiosk""#, #""all""#, #"all.id is "all": write letters, digits and hyphens, and not "all"."#),
        (#""kiosk""#, #""iPad-Mini-6""#, #"id "iPad-Mini-6", which the catalogue has; choose another."#),
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
                == "The devices file has the id \"Kiosk\" twice; give each device its own.")
    }

    @Test(arguments: ["", "[", "{,}", "[{\"scale\": NaN}]", "[1e999]", "\u{1}"])
    func `that is no JSON is an error that says where`(text: String) {
        #expect(Self.error(text)?.hasPrefix("The devices file: Line 1, column ") == true)
    }

    @Test(arguments: [("\"ipad\"", "\"ipad\""), ("null", "null")])
    func `must be a list`(text: String, found: String) {
        #expect(Self.error(text) == "The devices file: The file is \(found): write a list.")
    }

    /// All other facts of a device are read again for each of them.
    @Test(arguments: [20, 21])
    func `has at most twenty products with facts of their own in a device`(count: Int) {
        let products = (0..<count).map { #"{"id": "k\#($0)", "name": "K", "year": 1, "identifiers": []}"# }
        let error = Self.error(
            "[\(Self.kiosk.dropLast()), \"models\": [\(products.joined(separator: ","))]}]")
        #expect(
            error
                == (count > 20
                    ? "The devices file: kiosk.models is 21 products with an id: write at most 20." : nil))
    }

    @Test func `of one's own is printed as it was written`() throws {
        let own = try DeviceFile.decode(Data("[\(Self.kiosk)]".utf8))
        #expect(
            try JSON(data: DeviceFile.encode(own))
                == JSON(text: "{\"schema\": 1, \"devices\": [\(Self.kiosk)]}"))
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
