import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface

extension Device {
    /// The device of an object.
    ///
    /// - Throws: ``DeviceFileError/Problem``, with the first thing that is wrong.
    init(_ node: Node) throws(DeviceFileError.Problem) {
        var members = try node.members()
        let id = try members.required("id").identifier()
        let name = try members.required("name").string()
        let idiom: UserInterfaceIdiom = try members.required("idiom").word()
        let portraitSize = try Size(members.required("portraitSize"))
        let scale = try members.required("scale").number(Bounds.scale)
        let safeArea = try members.required("safeArea").oriented(EdgeInsets.init)
        let sizeClasses = try members.required("sizeClasses").oriented(SizeClasses.init)
        self.init(
            id: id, name: name, idiom: idiom, portraitSize: portraitSize, scale: scale, safeArea: safeArea,
            sizeClasses: sizeClasses)

        try readProducts(&members)
        try readScreen(&members)
        try readWindows(&members)
        try members.close()
        try checkThatEverythingFits()
    }

    private mutating func readProducts(_ members: inout Members) throws(DeviceFileError.Problem) {
        platform = try members.optional("platform")?.word() ?? platform
        year = try members.optional("year")?.wholeNumber()
        models = try members.optional("models")?.list(DeviceModel.init) ?? []
        sameGeometry = try members.optional("sameGeometry")?.strings() ?? []
        maxOS = try members.optional("maxOS")?.string()
        sources = try members.optional("provenance").map(DeviceSources.init) ?? sources
        notes = try members.optional("notes")?.strings() ?? []
    }

    private mutating func readScreen(_ members: inout Members) throws(DeviceFileError.Problem) {
        nativePixels = try members.optional("nativePixels").map(PixelSize.init) ?? nativePixels
        renderPixels = try members.optional("renderPixels").map(PixelSize.init)
        if let node = members.optional("downsampled"), try node.bool() != downsampled {
            throw node.wrong("true with \"renderPixels\" and false without")
        }
        pixelsPerInch = try members.optional("ppi")?.number()
        cornerRadius = try members.optional("cornerRadius")?.number() ?? 0
        homeButton = try members.optional("homeButton")?.bool() ?? false
        sensorHousing = try members.optional("sensorHousing")?.word() ?? .none
        dynamicIsland = try members.optional("dynamicIsland").map(DynamicIsland.init)
        displayZoom = try members.optional("displayZoom")?.list(DisplayZoom.init) ?? []
    }

    private mutating func readWindows(_ members: inout Members) throws(DeviceFileError.Problem) {
        safeAreaByOS = try members.optional("safeAreaByOS")?.list(SafeAreaReading.init) ?? []
        multitasking = try members.optional("multitasking")?.list(MultitaskingWindow.init) ?? []
        multitaskingDisputed =
            try members.optional("multitaskingDisputed")?.list(MultitaskingWindow.init) ?? []
        splitDivider = try members.optional("splitDivider")?.number()
        tilesPadOS26 = try members.optional("tilesPadOS26").map(WindowTiles.init)
        stageManager16to18 = try members.optional("stageManager16to18")?.bool() ?? false
        layoutMargins = try members.optional("layoutMargins")?.oriented(EdgeInsets.init)
        readableContentInsets = try members.optional("readableContentInsets")?.oriented(EdgeInsets.init)
        keyboardHeight = try members.optional("keyboardHeight").map(KeyboardHeight.init)
    }

    /// Insets and windows must leave room on the screen, or nothing could be laid out.
    private func checkThatEverythingFits() throws(DeviceFileError.Problem) {
        for orientation in Orientation.allCases {
            let screen = screenSize(in: orientation)
            let areas =
                [("safeArea", safeArea[orientation])]
                + safeAreaByOS.map { ("safeAreaByOS", $0.insets[orientation]) }
            for (key, insets) in areas
            where insets.left + insets.right >= screen.width || insets.top + insets.bottom >= screen.height {
                throw .wrongValue(
                    key: "\(key).\(orientation.name)", expected: "smaller than the screen",
                    found: "insets that leave nothing of it")
            }
            let tiles = tilesPadOS26.map { $0.sizes[orientation] }
            let windows =
                multitasking.filter { $0.orientation == orientation }
                .map { ("multitasking", $0.size) }
                + [tiles?.half, tiles?.third, tiles?.quarter].compactMap { $0 }.map { ("tilesPadOS26", $0) }
            for (key, size) in windows where size.width > screen.width || size.height > screen.height {
                throw .wrongValue(
                    key: key, expected: "at most \(Window.free(screen).name) in \(orientation.name)",
                    found: Window.free(size).name)
            }
        }
    }
}
