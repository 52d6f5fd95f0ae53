import SplitframeFiles
import SplitframeInterface

// Small facts about a device, one object each; their shape has already been checked.

extension Size {
    init(_ node: JSONNode) throws(JSONError) {
        self.init(width: try node.required("w").number(), height: try node.required("h").number())
    }
}

extension PixelSize {
    init(_ node: JSONNode) throws(JSONError) {
        self.init(width: try node.required("w").wholeNumber(), height: try node.required("h").wholeNumber())
    }
}

extension EdgeInsets {
    init(_ node: JSONNode) throws(JSONError) {
        self.init(
            top: try node.required("top").number(), left: try node.required("left").number(),
            bottom: try node.required("bottom").number(), right: try node.required("right").number())
    }
}

extension SizeClasses {
    init(_ node: JSONNode) throws(JSONError) {
        self.init(horizontal: try node.required("h").word(), vertical: try node.required("v").word())
    }
}

extension Oriented {
    init(_ node: JSONNode, _ read: (JSONNode) throws(JSONError) -> Value) throws(JSONError) {
        self.init(
            portrait: try read(node.required("portrait")), landscape: try read(node.required("landscape")))
    }
}

extension Evidence {
    /// Reads kind and source from the object of the fact that they belong to.
    init(_ node: JSONNode) throws(JSONError) {
        self.init(kind: try node.required("kind").word(), source: try node.required("source").text())
    }

    /// Reads a source; one given as plain text counts as published.
    init(source node: JSONNode) throws(JSONError) {
        if let source = node.value.string {
            self.init(kind: .published, source: source)
        } else {
            try self.init(node)
        }
    }
}

extension DeviceModel {
    init(_ node: JSONNode) throws(JSONError) {
        self.init(
            name: try node.required("name").text(), year: try node.required("year").wholeNumber(),
            identifiers: try node.required("identifiers").texts())
    }
}

extension DynamicIsland {
    init(_ node: JSONNode) throws(JSONError) {
        self.init(
            size: Size(
                width: try node.required("width").number(), height: try node.required("height").number()),
            y: try node.required("y").number(), evidence: try Evidence(node))
    }
}

extension SafeAreaReading {
    init(_ node: JSONNode) throws(JSONError) {
        let os = try node.required("os")
        guard let versions = SystemVersions(name: try os.text()) else {
            throw os.wrong("versions such as \"26\", \"<=17\" or \"12-13\"")
        }
        self.init(
            versions: versions, insets: try Oriented(node, EdgeInsets.init), evidence: try Evidence(node))
    }
}

extension MultitaskingWindow {
    init(_ node: JSONNode) throws(JSONError) {
        self.init(
            orientation: try node.required("orientation").word(), split: try node.required("split").word(),
            size: Size(
                width: try node.required("width").number(), height: try node.required("height").number()),
            horizontalSizeClass: try node.required("horizontalSizeClass").word(),
            evidence: try Evidence(node), cardInset: try node["cardInset"]?.number())
        sdk = try node["sdk"]?.word() ?? .newest
        if node["safeArea"] != nil {
            let classes = SizeClasses(horizontal: horizontalSizeClass, vertical: .regular)
            held = try HeldScreen(node, sizeClasses: classes)
        }
    }
}

extension WindowTiles {
    init(_ node: JSONNode) throws(JSONError) {
        self.init(
            gap: try node.required("gap").number(), evidence: try Evidence(node),
            sizes: try Oriented(node, Sizes.init))
    }
}

extension WindowTiles.Sizes {
    fileprivate init(_ node: JSONNode) throws(JSONError) {
        self.init(
            half: try node["half"].map(Size.init), third: try node["third"].map(Size.init),
            quarter: try node["quarter"].map(Size.init))
    }
}
