import SplitframeJSON
public import SplitframeSystem

/// Devices as JSON, in the shape that `splitframe devices --json` prints.
public enum DeviceFile {
    /// The JSON text of devices that were read: a list, keys sorted, a newline at the end.
    public static func encode(_ devices: [Device]) -> Data {
        Data(JSON.array(devices.compactMap(\.entry)).indentedText.utf8)
    }

    /// The devices of a JSON text.
    ///
    /// An entry with an id of the catalogue is let through where it says nothing else than the catalogue does, so
    /// that what ``encode(_:)`` wrote can be read again.
    ///
    /// - Throws: ``DeviceFileError``, with the first thing that is wrong.
    public static func decode(_ data: Data) throws(DeviceFileError) -> [Device] {
        let devices: [Device]
        do throws(JSONError) {
            devices = try self.devices(in: JSON(data: data)) { entry throws(JSONError) in
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

    /// The devices of a list, each checked first; what is wrong with one is told under its id.
    static func devices(
        in file: JSON, checking check: (JSONNode) throws(JSONError) -> Void = { _ in }
    ) throws(JSONError) -> [Device] {
        try JSONNode(file).list { entry throws(JSONError) in
            let entry = JSONNode(entry.value, path: entry.value["id"]?.string ?? entry.path)
            try check(entry)
            return try entry.products()
        }.flatMap(\.self)
    }
}
