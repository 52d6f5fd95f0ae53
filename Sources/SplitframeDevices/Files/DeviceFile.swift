public import SplitframeFiles
public import SplitframeSystem

/// Devices as JSON, in the shape that `splitframe devices --json` prints.
public enum DeviceFile {
    /// The JSON text of devices that were read from JSON: an object with its version, sorted keys and a newline at the
    /// end.
    public static func encode(_ devices: [Device]) -> Data {
        let list = JSON.object(["devices": .array(devices.compactMap(\.entry))])
        return Data(list.versioned.indentedText.utf8)
    }

    /// Reads devices from a JSON text: what ``encode(_:)`` returns, or the bare list.
    ///
    /// An entry with an id of the catalogue is accepted if it equals the catalogue's entry, so that the output of
    /// ``encode(_:)`` can be read again.
    ///
    /// - Throws: ``DeviceFileError`` about the first fault.
    public static func decode(_ data: Data) throws(DeviceFileError) -> [Device] {
        let devices: [Device]
        do throws(JSONError) {
            let file = JSONNode(try JSON(data: data))
            if file.value.object != nil { try object(of: .list(.anything)).check(file) }
            devices = try self.devices(in: file["devices"] ?? file) { entry throws(JSONError) in
                try device.check(entry)
            }
        } catch {
            throw .json(error)
        }
        var ids: Set<String> = []
        for device in devices {
            let id = device.id.lowercased()
            guard ids.insert(id).inserted else { throw .repeatedID(device.id) }
            if let known = Device.known.first(where: { $0.id == id }), known != device {
                throw .catalogueID(device.id)
            }
        }
        return devices
    }

    /// Reads the devices of a list after checking each; an error in one names its id.
    static func devices(
        in list: JSONNode, checking check: (JSONNode) throws(JSONError) -> Void = { _ in }
    ) throws(JSONError) -> [Device] {
        try list.list { entry throws(JSONError) in
            let entry = JSONNode(entry.value, path: entry.value["id"]?.string ?? entry.path)
            try check(entry)
            return try entry.products()
        }.flatMap(\.self)
    }
}

/// The reason why a file of devices cannot be used.
public enum DeviceFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file is not JSON, or not a list of devices.
    case json(JSONError)
    /// Two devices of the file have this id.
    case repeatedID(String)
    /// The catalogue has another device with this id.
    case catalogueID(String)

    /// The fault, and the expected value.
    public var description: String {
        switch self {
        case .json(let error): "The devices file: \(error)"
        case .repeatedID(let id):
            "The devices file has the id \(id.quoted) twice; give each device its own."
        case .catalogueID(let id):
            "The devices file has the id \(id.quoted), which the catalogue has; choose another."
        }
    }
}
