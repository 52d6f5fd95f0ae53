import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeRequests
import SplitframeWireframes
import Testing

struct `A selection in JSON` {
    private func list(
        _ json: JSON, except said: Set<SelectionKey> = [], allowsSeveral: Bool = true
    ) throws -> SelectionList {
        var list = SelectionList()
        try list.read(json, among: Device.known, except: said, allowsSeveral: allowsSeveral)
        return list
    }

    /// The same words on the command line.
    private func words(_ words: KeyValuePairs<SelectionKey, String>) throws -> SelectionList {
        var list = SelectionList()
        for (key, text) in words {
            try list.read(text, as: key, among: Device.known, allowsSeveral: true)
        }
        return list
    }

    @Test func `says what the command line would`() throws {
        #expect(
            try list(["device": "ipad-2", "orientation": "all", "scale": 2, "showInspector": true])
                == words([.device: "ipad-2", .orientation: "all", .scale: "2", .showInspector: "true"]))
        #expect(
            try list(["device": ["ipad-2", "iphone-x"], "scale": [1, 3], "theme": []])
                == words([.device: "ipad-2,iphone-x", .scale: "1,3"]))
    }

    @Test(arguments: [
        ["title": ["primary": "A, B", "secondary": "=C"]] as JSON,
        ["title": ["primary=A, B", "secondary==C"]],
    ])
    func `names columns as members or as a list`(json: JSON) throws {
        #expect(try list(json).single(on: .iPad2).request.titles == [.primary: "A, B", .secondary: "=C"])
    }

    @Test func `takes properties in their order`() throws {
        let json: JSON = ["set": ["primaryEdge=trailing", "presentsWithGesture=false"]]
        #expect(
            try list(json) == words([.set: "primaryEdge=trailing", .set: "presentsWithGesture=false"]))
        #expect(try list(json).single(on: .iPad2).request.properties.count == 2)
    }

    @Test func `gives way to what was said elsewhere, and passes over null and other keys`() throws {
        let json: JSON = ["device": "nothing known", "theme": .null, "layout": 5, "style": "tripleColumn"]
        #expect(try list(json, except: [.device]) == words([.style: "tripleColumn"]))
        #expect(throws: SelectionError.self) { try list(json) }
        #expect(throws: SelectionError.self) { try list(["style": "all"], allowsSeveral: false) }
    }
}
