import SplitframeFiles
import SplitframeInterface
import SplitframeSystem

extension Device {
    /// Reads a device from an entry that has the right shape.
    init(_ node: JSONNode) throws(JSONError) {
        self.init(
            id: try node.required("id").identifier(), name: try node.required("name").text(),
            idiom: try node.required("idiom").word(),
            portraitSize: try Size(node.required("portraitSize")),
            scale: try node.required("scale").number(),
            safeArea: try Oriented(node.required("safeArea"), EdgeInsets.init),
            sizeClasses: try Oriented(node.required("sizeClasses"), SizeClasses.init))
        entry = node.value
        platform = try node["platform"]?.word() ?? platform
        year = try node["year"]?.wholeNumber()
        models = try node["models"]?.list(DeviceModel.init) ?? []
        newestSystem = try node["maxOS"]?.newestSystem()
        oldestSystem = try node["minOS"]?.newestSystem()
        portraitSizeEvidence = try node["provenance"]?["portraitSize"].map(Evidence.init(source:))
        sizeClassesEvidence = try node["provenance"]?["sizeClasses"].map(Evidence.init(source:))
        nativePixels = try node["nativePixels"].map(PixelSize.init) ?? nativePixels
        renderPixels = try node["renderPixels"].map(PixelSize.init)
        if let flag = node["downsampled"], try flag.flag() != downsampled {
            throw flag.wrong("true with \"renderPixels\" and false without")
        }
        cornerRadius = try node["cornerRadius"]?.number() ?? 0
        homeButton = try node["homeButton"]?.flag() ?? false
        sensorHousing = try node["sensorHousing"]?.word() ?? .none
        dynamicIsland = try node["dynamicIsland"].map(DynamicIsland.init)
        safeAreaByOS = try node["safeAreaByOS"]?.list(SafeAreaReading.init) ?? []
        multitasking = try node["multitasking"]?.list(MultitaskingWindow.init) ?? []
        splitDivider = try node["splitDivider"]?.number()
        tilesPadOS26 = try node["tilesPadOS26"].map(WindowTiles.init)
        stageManager16to18 = try node["stageManager16to18"]?.flag() ?? false
        try checkThatEverythingFits(node)
        try readPostures(node)
    }

    private mutating func readPostures(_ node: JSONNode) throws(JSONError) {
        let flat = self
        postures =
            try node["postures"]?.list { node throws(JSONError) in try FoldedScreen(node, of: flat) } ?? []
        guard let posture = usualPosture, let folded = folded(posture) else { return }
        for screen in postures {
            for sdk in AppSDK.allCases {
                try self.folded(screen.posture, seenBy: sdk)?.checkThatEverythingFits(node)
            }
        }
        self = folded
    }

    /// Throws if insets or windows leave no room on the screen, which could not be laid out.
    private func checkThatEverythingFits(_ node: JSONNode) throws(JSONError) {
        for orientation in orientations {
            let screen = screenSize(in: orientation)
            let areas =
                [("safeArea", safeArea[orientation])]
                + safeAreaByOS.map { ("safeAreaByOS", $0.insets[orientation]) }
            for (key, insets) in areas
            where insets.left + insets.right >= screen.width || insets.top + insets.bottom >= screen.height {
                throw .badValue(
                    "as large as the screen", at: "\(node.path).\(key)",
                    expected: "insets that leave something of it in \(orientation.name)")
            }
            let sizes = tilesPadOS26?.sizes[orientation]
            let tiles = [sizes?.half, sizes?.third, sizes?.quarter].compactMap(\.self)
            for tile in tiles {
                let count =
                    (screen.width / tile.width).rounded(.up) * (screen.height / tile.height).rounded(.up)
                try node["tilesPadOS26"]?.check(Int(count), against: .tiles)
            }
            let windows =
                multitasking.filter { $0.orientation == orientation }.map { ("multitasking", $0.size) }
                + tiles.map { ("tilesPadOS26", $0) }
            for (key, size) in windows where size.width > screen.width || size.height > screen.height {
                throw .badValue(
                    Window.free(size).name, at: "\(node.path).\(key)",
                    expected: "at most \(Window.free(screen).name) in \(orientation.name)")
            }
        }
    }
}

extension JSONNode {
    /// The last version of `iOS 12 (6) / 15 (6s, 7)`; nil for an open end such as `iOS 15 (mini 4) / 26+ (mini 5)`.
    fileprivate func newestSystem() throws(JSONError) -> Int? {
        // Bytes are split much faster than characters, and this is read of every device in each run of the program.
        let parts = try text().utf8.split(separator: UInt8(ascii: " "))
        let last = parts.split { $0.elementsEqual("/".utf8) }.last ?? []
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let version = last.first(where: { $0.first.map(digits.contains) == true }) else {
            throw wrong("versions such as \"iOS 12 (6) / 15 (6s, 7)\" or \"iPadOS 26+\"")
        }
        return Int(Substring(version))
    }

    /// An id that is valid in a list on the command line and in the name of a folder.
    fileprivate func identifier() throws(JSONError) -> String {
        let id = try name()
        let isAlphanumeric = { (letter: Unicode.Scalar) in
            ("0"..."9").contains(letter) || ("A"..."Z").contains(letter) || ("a"..."z").contains(letter)
        }
        let isPlain = id.unicodeScalars.allSatisfy { isAlphanumeric($0) || "-_.".unicodeScalars.contains($0) }
        guard isPlain, let first = id.unicodeScalars.first, isAlphanumeric(first), id != "all" else {
            throw wrong("letters, digits and hyphens, and not \"all\"")
        }
        return id
    }
}

extension JSONNode {
    /// The most products of an entry with their own facts: all other facts of the entry are read again for each.
    private static let mostProducts = 20

    /// The device of an entry, followed by those of its products that have their own id and facts.
    func products() throws(JSONError) -> [Device] {
        guard let group = value.object, let models = group["models"]?.array else { return [try Device(self)] }
        let own = models.filter { $0["id"]?.string != nil }
        if own.isEmpty { return [try Device(self)] }
        guard own.count <= Self.mostProducts else {
            throw .badValue(
                "\(own.count) products with an id", at: "\(path).models",
                expected: "at most \(Self.mostProducts)")
        }
        let others: JSON = .array(models.filter { $0["id"]?.string == nil })
        var devices = [try Device(JSONNode(.object(group.merging(["models": others]) { $1 }), path: path))]
        for model in own {
            let facts = model.object ?? [:]
            let product: JSON = .members([
                "name": facts["name"], "year": facts["year"], "identifiers": facts["identifiers"],
            ])
            let entry = group.merging(facts) { $1 }.merging(["models": [product], "identifiers": .null]) {
                $1
            }
            devices.append(
                try Device(
                    JSONNode(.object(entry.filter { !$0.value.isNull }), path: model["id"]?.string ?? path)))
        }
        return devices
    }
}
