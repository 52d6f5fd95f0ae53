import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeJSON

// Small facts about a device, one object each.

extension DeviceModel {
    init(_ node: Node) throws(DeviceFileError.Problem) {
        var members = try node.members()
        self.init(
            name: try members.required("name").string(), year: try members.required("year").wholeNumber(),
            identifiers: try members.required("identifiers").strings())
        try members.close()
    }

    var json: JSON {
        .object(["name": name.json, "year": year.json, "identifiers": .strings(identifiers)])
    }
}

extension DynamicIsland {
    init(_ node: Node) throws(DeviceFileError.Problem) {
        var members = try node.members()
        self.init(
            size: Size(
                width: try members.required("width").number(), height: try members.required("height").number()
            ),
            y: try members.required("y").number(), evidence: try Evidence(&members),
            note: try members.optional("note")?.string())
        try members.close()
    }

    var json: JSON {
        .members([
            "width": size.width.json, "height": size.height.json, "y": y.json, "kind": evidence.kind.json,
            "source": evidence.source.json, "note": note?.json,
        ])
    }
}

extension SafeAreaReading {
    init(_ node: Node) throws(DeviceFileError.Problem) {
        var members = try node.members()
        let os = try members.required("os")
        guard let versions = SystemVersions(name: try os.string()) else {
            throw os.wrong("versions such as \"26\", \"<=17\" or \"12-13\"")
        }
        self.init(
            versions: versions,
            insets: Oriented(
                portrait: try EdgeInsets(try members.required("portrait")),
                landscape: try EdgeInsets(try members.required("landscape"))),
            evidence: try Evidence(&members))
        try members.close()
    }

    var json: JSON {
        .object([
            "os": versions.name.json, "portrait": insets.portrait.json, "landscape": insets.landscape.json,
            "kind": evidence.kind.json, "source": evidence.source.json,
        ])
    }
}

extension DisplayZoom {
    init(_ node: Node) throws(DeviceFileError.Problem) {
        var members = try node.members()
        self.init(
            mode: try members.required("mode").word(),
            portraitSize: try Size(try members.required("portraitSize")),
            evidence: try Evidence(&members), note: try members.optional("note")?.string())
        try members.close()
    }

    var json: JSON {
        .members([
            "mode": mode.fileName.json, "portraitSize": portraitSize.json, "kind": evidence.kind.json,
            "source": evidence.source.json, "note": note?.json,
        ])
    }
}

extension DisplayZoom.Mode {
    fileprivate var fileName: String {
        switch self {
        case .largerText: "larger-text"
        case .moreSpace: "more-space"
        }
    }
}

extension KeyboardHeight {
    init(_ node: Node) throws(DeviceFileError.Problem) {
        var members = try node.members()
        self.init(
            heights: Oriented(
                portrait: try members.required("portrait").number(),
                landscape: try members.required("landscape").number()),
            source: try members.required("source").string(), note: try members.optional("note")?.string())
        try members.close()
    }

    var json: JSON {
        .members([
            "portrait": heights.portrait.json, "landscape": heights.landscape.json, "source": source.json,
            "note": note?.json,
        ])
    }
}

extension DeviceSources {
    init(_ node: Node) throws(DeviceFileError.Problem) {
        var members = try node.members()
        self.init(
            portraitSize: try members.optional("portraitSize")?.string(),
            nativePixels: try members.optional("nativePixels")?.string(),
            pixelsPerInch: try members.optional("ppi")?.string(),
            cornerRadius: try members.optional("cornerRadius")?.string(),
            sizeClasses: try members.optional("sizeClasses")?.string(),
            identifiersAndYears: try members.optional("identifiers,year")?.string(),
            newestSystem: try members.optional("maxOS")?.string())
        try members.close()
    }

    var json: JSON {
        .members([
            "portraitSize": portraitSize?.json, "nativePixels": nativePixels?.json,
            "ppi": pixelsPerInch?.json, "cornerRadius": cornerRadius?.json, "sizeClasses": sizeClasses?.json,
            "identifiers,year": identifiersAndYears?.json, "maxOS": newestSystem?.json,
        ])
    }
}
