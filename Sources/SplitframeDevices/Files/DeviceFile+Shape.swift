package import SplitframeFiles
import SplitframeInterface

extension DeviceFile {
    /// The JSON shape of a file of devices, which may be their bare list; lengths are in points, screens are held upright.
    package static let shape = JSONShape.either([object(of: .list(device)), .list(device)])

    /// The shape of an object with a list of devices.
    static func object(of list: JSONShape) -> JSONShape {
        .object([JSONKey("devices", list, "in order", isRequired: true)]).versioned
    }

    static let device = JSONShape.shared(
        "device",
        .object(
            [
                JSONKey("id", .text, "the name on the command line", isRequired: true),
                JSONKey("name", .text, "the products of the group, for people", isRequired: true),
                JSONKey("idiom", .named(UserInterfaceIdiom.self), "the kind of device", isRequired: true),
                JSONKey("platform", .optional(.named(Platform.self)), "follows from the idiom unless given"),
                JSONKey("year", .optional(.index), "of the first product's release"),
                JSONKey("models", .optional(.list(model)), "the products of the group"),
                JSONKey("minOS", .optional(.text), "the system with which it shipped: iOS 27"),
                JSONKey("maxOS", .optional(.text), "the newest systems of the products: iOS 12, iOS 27+"),
                JSONKey("portraitSize", size, "the screen", isRequired: true),
                JSONKey("scale", .number(0.1...10), "pixels per point", isRequired: true),
                JSONKey("nativePixels", .optional(pixels), "the panel; size times scale unless given"),
                JSONKey("renderPixels", .optional(pixels), "what apps render, where it is scaled down"),
                JSONKey("downsampled", .optional(.boolean), "whether there are renderPixels"),
                JSONKey("cornerRadius", .optional(length), "of the screen"),
                JSONKey("homeButton", .optional(.boolean), "whether it has one"),
                JSONKey("sensorHousing", .optional(.named(SensorHousing.self)), "what the camera takes out"),
                JSONKey("dynamicIsland", .optional(island), "centred between the sides"),
                JSONKey("safeArea", oriented(insets), "of the newest system", isRequired: true),
                JSONKey("safeAreaByOS", .optional(.list(reading)), "the oldest first"),
                JSONKey("sizeClasses", oriented(sizeClasses), "of the whole screen", isRequired: true),
                JSONKey("multitasking", .optional(.list(window)), "windows of Split View and Slide Over"),
                JSONKey("postures", .optional(.list(posture)), "the screens of a device that folds"),
                JSONKey("splitDivider", .optional(length), "between two panes of Split View"),
                JSONKey("tilesPadOS26", .optional(tiles), "the tiles of iPadOS 26"),
                JSONKey("stageManager16to18", .optional(.boolean), "whether iPadOS 16 to 18 had it"),
                JSONKey("provenance", .optional(sources), "where the numbers come from, by key"),
            ] + keptKeys))

    /// Keys that are kept and printed, but have no effect.
    private static let keptKeys = [
        "sameGeometry", "ppi", "multitaskingDisputed", "displayZoom", "layoutMargins",
        "readableContentInsets", "keyboardHeight", "notes",
    ].map { JSONKey($0, .anything, "kept for reference") }

    private static let length = JSONShape.number(0...30_000)
    private static let side = JSONShape.number(1...10_000)

    private static let size = JSONShape.shared(
        "size", keys(["w", "h"], side, "a side of the screen or window"))
    private static let pixels = JSONShape.shared("pixels", keys(["w", "h"], .index, "pixels"))
    private static let insets = JSONShape.shared(
        "insets", keys(["top", "left", "bottom", "right"], length, "from this edge"))
    private static let sizeClasses = keys(["h", "v"], .named(SizeClass.self), "horizontal or vertical")

    private static let evidence = [
        JSONKey("kind", .named(Evidence.Kind.self), "how it is known", isRequired: true),
        JSONKey("source", .text, "from whom", isRequired: true),
        JSONKey("note", .optional(.text), "for people"),
    ]

    private static let model = JSONShape.object([
        JSONKey("name", .text, "the product", isRequired: true),
        JSONKey("year", .index, "of release", isRequired: true),
        JSONKey("identifiers", .list(.text), "as the system reports them", isRequired: true),
        JSONKey(
            "id", .optional(.text), "makes it a device of its own, with the group's facts but for these:"),
        JSONKey("minOS", .optional(.text), "in place of the group's"),
        JSONKey("dynamicIsland", .optional(island), "in place of the group's"),
        JSONKey("safeAreaByOS", .optional(.list(reading)), "in place of the group's"),
        JSONKey("provenance", .optional(sources), "in place of the group's"),
        JSONKey("keyboardHeight", .anything, "in place of the group's"),
        JSONKey("notes", .anything, "in place of the group's"),
    ])

    /// The sources by key; a source given as plain text counts as published.
    private static let sources = JSONShape.map(.either([.text, .object(evidence)]))

    private static let island = JSONShape.object(
        ["width", "height", "y"].map { JSONKey($0, length, "of the island", isRequired: true) } + evidence)

    private static let reading = JSONShape.object(
        [JSONKey("os", .text, "versions such as 26, <=17 or 12-13", isRequired: true)]
            + bothOrientations(insets) + evidence)

    private static let window = JSONShape.object(
        [
            JSONKey("orientation", .named(Orientation.self), "how the device is held", isRequired: true),
            JSONKey(
                "split", .named(MultitaskingWindow.Split.self), "the part of the screen", isRequired: true),
            JSONKey("width", side, "of the window", isRequired: true),
            JSONKey("height", side, "of the window", isRequired: true),
            JSONKey("horizontalSizeClass", .named(SizeClass.self), "of the window", isRequired: true),
            JSONKey("cardInset", .optional(length), "of a Slide Over card from the edges"),
            JSONKey(
                "sdk", .optional(.named(AppSDK.self)), "of the apps that have it; the newest unless given"),
            JSONKey("heightKind", .optional(.named(Evidence.Kind.self)), "how the height is known"),
            JSONKey("safeArea", .optional(insets), "of the window, where it was read"),
            JSONKey(
                "verticalBarEdge", .optional(.named(VerticalBarEdge.self)), "the edge with vertical bars"),
            JSONKey("reservedRegions", .optional(.list(ReservedRegion.shape)), "what the device keeps of it"),
            JSONKey("legacyFullHeight", .optional(length), "of Slide Over on iOS 9 and 10"),
        ] + evidence)

    private static let tiles = JSONShape.object(
        [JSONKey("gap", length, "between two tiles", isRequired: true)]
            + bothOrientations(
                .object(
                    ["half", "third", "quarter"].map { JSONKey($0, .optional(size), "of one such tile") }))
            + evidence)

    private static func keys(_ names: [String], _ shape: JSONShape, _ meaning: String) -> JSONShape {
        .object(names.map { JSONKey($0, shape, meaning, isRequired: true) })
    }

    /// A screen of a device that folds; keys that it leaves out have the device's values.
    private static let posture = JSONShape.object(
        [
            JSONKey("posture", .named(Posture.self), "how it is folded", isRequired: true),
            JSONKey("portraitSize", .optional(size), "the screen"),
            JSONKey("nativePixels", .optional(pixels), "the panel"),
            JSONKey("renderPixels", .optional(pixels), "what apps render, where it is scaled down"),
            JSONKey("cornerRadius", .optional(length), "of the screen"),
            JSONKey("hingeCornerRadius", .optional(length), "of its corners at the hinge"),
            JSONKey("held", .list(held), "each orientation, its own first", isRequired: true),
            JSONKey(
                "windows", .optional(.list(window)), "the halves of Split View, and those of older apps"),
        ] + evidence)

    private static let held = JSONShape.object([
        JSONKey("orientation", .named(Orientation.self), "how the device is held", isRequired: true),
        JSONKey("safeArea", insets, "of the whole screen", isRequired: true),
        JSONKey("sizeClasses", sizeClasses, "of the whole screen", isRequired: true),
        JSONKey("verticalBarEdge", .optional(.named(VerticalBarEdge.self)), "the edge with vertical bars"),
        JSONKey(
            "reservedRegions", .optional(.list(ReservedRegion.shape)), "what the device keeps for itself"),
    ])

    private static func bothOrientations(_ shape: JSONShape) -> [JSONKey] {
        ["portrait", "landscape"].map { JSONKey($0, shape, "held so", isRequired: true) }
    }

    private static func oriented(_ shape: JSONShape) -> JSONShape { .object(bothOrientations(shape)) }
}
