import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeJSON

// Windows of Split View and Slide Over, and the tiles of iPadOS 26.

extension MultitaskingWindow {
    init(_ node: Node) throws(DeviceFileError.Problem) {
        var members = try node.members()
        self.init(
            orientation: try members.required("orientation").word(),
            split: try members.required("split").word(),
            size: Size(
                width: try members.required("width").number(Bounds.side),
                height: try members.required("height").number(Bounds.side)),
            horizontalSizeClass: try members.required("horizontalSizeClass").word(),
            evidence: try Evidence(&members), cardInset: try members.optional("cardInset")?.number(),
            heightKind: try members.optional("heightKind")?.word(),
            legacyFullHeight: try members.optional("legacyFullHeight")?.number(),
            note: try members.optional("note")?.string())
        try members.close()
    }

    var json: JSON {
        .members([
            "orientation": orientation.json, "split": split.json, "width": size.width.json,
            "height": size.height.json, "horizontalSizeClass": horizontalSizeClass.json,
            "kind": evidence.kind.json, "source": evidence.source.json, "cardInset": cardInset?.json,
            "heightKind": heightKind?.json, "legacyFullHeight": legacyFullHeight?.json, "note": note?.json,
        ])
    }
}

extension WindowTiles {
    init(_ node: Node) throws(DeviceFileError.Problem) {
        var members = try node.members()
        self.init(
            gap: try members.required("gap").number(), evidence: try Evidence(&members),
            sizes: Oriented(
                portrait: try Sizes(try members.required("portrait")),
                landscape: try Sizes(try members.required("landscape"))))
        try members.close()
    }

    var json: JSON {
        .object([
            "gap": gap.json, "kind": evidence.kind.json, "source": evidence.source.json,
            "portrait": sizes.portrait.json, "landscape": sizes.landscape.json,
        ])
    }
}

extension WindowTiles.Sizes {
    fileprivate init(_ node: Node) throws(DeviceFileError.Problem) {
        var members = try node.members()
        self.init(
            half: try members.optional("half").map(Size.init),
            third: try members.optional("third").map(Size.init),
            quarter: try members.optional("quarter").map(Size.init))
        try members.close()
    }

    fileprivate var json: JSON {
        .members(["half": half?.json, "third": third?.json, "quarter": quarter?.json])
    }
}
