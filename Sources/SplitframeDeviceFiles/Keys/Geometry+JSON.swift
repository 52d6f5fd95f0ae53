import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeJSON

// Sizes, insets and what comes once an orientation.

extension Size {
    init(_ node: Node) throws(DeviceFileError.Problem) {
        var members = try node.members()
        self.init(
            width: try members.required("w").number(Bounds.side),
            height: try members.required("h").number(Bounds.side))
        try members.close()
    }

    var json: JSON { .object(["w": width.json, "h": height.json]) }
}

extension PixelSize {
    init(_ node: Node) throws(DeviceFileError.Problem) {
        var members = try node.members()
        self.init(
            width: try members.required("w").wholeNumber(), height: try members.required("h").wholeNumber())
        try members.close()
    }

    var json: JSON { .object(["w": width.json, "h": height.json]) }
}

extension EdgeInsets {
    init(_ node: Node) throws(DeviceFileError.Problem) {
        var members = try node.members()
        self.init(
            top: try members.required("top").number(), left: try members.required("left").number(),
            bottom: try members.required("bottom").number(), right: try members.required("right").number())
        try members.close()
    }

    var json: JSON {
        .object(["top": top.json, "left": left.json, "bottom": bottom.json, "right": right.json])
    }
}

extension SizeClasses {
    init(_ node: Node) throws(DeviceFileError.Problem) {
        var members = try node.members()
        self.init(
            horizontal: try members.required("h").word(), vertical: try members.required("v").word())
        try members.close()
    }

    var json: JSON { .object(["h": horizontal.json, "v": vertical.json]) }
}

extension Evidence {
    /// Kind and source stand among the members of what they belong to.
    init(_ members: inout Members) throws(DeviceFileError.Problem) {
        self.init(
            kind: try members.required("kind").word(), source: try members.required("source").string())
    }
}
