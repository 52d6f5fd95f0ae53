package import SplitframeFiles
package import SplitframeInterface

extension FoldedScreen {
    /// Reads a posture; keys that it leaves out have the device's values.
    init(_ node: JSONNode, of device: Device) throws(JSONError) {
        let held = try node.required("held").list(HeldScreen.init)
        guard !held.isEmpty else { throw try node.required("held").wrong("at least one orientation") }
        let size = try node["portraitSize"].map(Size.init)
        let pixels = try node["nativePixels"].map(PixelSize.init)
        self.init(
            posture: try node.required("posture").word(), portraitSize: size ?? device.portraitSize,
            nativePixels: pixels ?? size.map { PixelSize($0, scale: device.scale) } ?? device.nativePixels,
            renderPixels: size == nil
                ? device.renderPixels : try node["renderPixels"].map(PixelSize.init),
            cornerRadius: try node["cornerRadius"]?.number() ?? device.cornerRadius,
            hingeCornerRadius: try node["hingeCornerRadius"]?.number(), held: held,
            windows: try node["windows"]?.list(MultitaskingWindow.init) ?? [], evidence: try Evidence(node))
    }
}

extension HeldScreen {
    fileprivate init(_ node: JSONNode) throws(JSONError) {
        try self.init(node, sizeClasses: SizeClasses(node.required("sizeClasses")))
    }

    /// Reads the values from the object of a posture's orientation, or of a window.
    init(_ node: JSONNode, sizeClasses: SizeClasses) throws(JSONError) {
        self.init(
            orientation: try node.required("orientation").word(),
            safeArea: try EdgeInsets(node.required("safeArea")), sizeClasses: sizeClasses,
            verticalBarEdge: try node["verticalBarEdge"]?.word() ?? .unspecified,
            reservedRegions: try node["reservedRegions"].map(ReservedRegions.init) ?? ReservedRegions())
    }
}

extension ReservedRegion {
    /// Reads a region from a device file or scenario.
    package init(_ node: JSONNode) throws(JSONError) {
        let frame = try node.required("frame").numbers(count: 4)
        let margins = try node["margins"]?.numbers(count: 4) ?? [0, 0, 0, 0]
        let kind: Kind = try node.required("kind").word()
        let name: Name = try node["name"]?.word() ?? kind.usualName
        guard name.kind == kind else { throw try node.required("kind").wrong("\(name.kind) of a \(name)") }
        self.init(
            name: name, frame: Rectangle(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
            margins: EdgeInsets(top: margins[0], left: margins[1], bottom: margins[2], right: margins[3]),
            isActive: try node["isActive"]?.flag() ?? true)
    }
}

extension ReservedRegions {
    /// Reads the regions of a window, each with a different name.
    package init(_ node: JSONNode) throws(JSONError) {
        let regions = try node.list(ReservedRegion.init)
        self.init(regions)
        guard all.count == regions.count else { throw node.wrong("regions of different names") }
    }
}

extension ReservedRegion.Kind {
    fileprivate var usualName: ReservedRegion.Name {
        switch self {
        case .occlusion: .strip
        case .division: .fold
        }
    }
}

extension ReservedRegion {
    /// The JSON shape of a region in device files, scenarios and output.
    package static let shape = JSONShape.shared(
        "reservedRegion",
        .object([
            JSONKey("name", .named(Name.self), "strip or fold, by kind, unless given"),
            JSONKey("kind", .named(Kind.self), "whether it hides or parts", isRequired: true),
            JSONKey("frame", .rectangle, "in the window, with the margins", isRequired: true),
            JSONKey("margins", .insets, "the room around it"),
            JSONKey("isActive", .boolean, "whether it is in force; true unless given"),
        ]))

    package var json: JSON {
        [
            "name": .string(name.name), "kind": .string(kind.name), "frame": JSON(frame),
            "margins": JSON(margins),
            "isActive": .bool(isActive),
        ]
    }
}
