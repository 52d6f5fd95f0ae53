public import Foundation
public import SplitframeDevices
import SplitframeJSON

/// Devices as JSON, in the shape that `splitframe devices --json` prints.
public enum DeviceFile {
    /// The JSON text of devices: a list, keys sorted, a newline at the end.
    public static func encode(_ devices: [Device]) -> Data {
        Data(JSON.array(devices.map(\.json)).indentedText.utf8)
    }

    /// The devices of a JSON text.
    ///
    /// An entry with an id of the catalogue is let through where it says nothing else than the catalogue does, so
    /// that what ``encode(_:)`` wrote can be read again.
    ///
    /// - Throws: ``DeviceFileError``, with the first thing that is wrong.
    public static func decode(_ data: Data) throws(DeviceFileError) -> [Device] {
        let value = try value(of: data)
        guard case .array(let entries) = value else { throw .notAList(found: value.summary) }
        var devices: [Device] = []
        for (index, entry) in entries.enumerated() {
            do throws(DeviceFileError.Problem) {
                let device = try Device(Node(value: entry, path: ""))
                try check(device, besides: devices)
                devices.append(device)
            } catch {
                throw .device(number: index + 1, id: entry["id"]?.string, error)
            }
        }
        return devices
    }

    private static func value(of data: Data) throws(DeviceFileError) -> JSON {
        do throws(JSONError) {
            return try JSON(data: data)
        } catch {
            throw .notJSON("\(error)")
        }
    }

    private static func check(
        _ device: Device, besides others: [Device]
    ) throws(DeviceFileError.Problem) {
        let id = device.id.lowercased()
        if others.contains(where: { $0.id.lowercased() == id }) { throw .repeatedID }
        if let known = Device.known.first(where: { $0.id == id }), known != device { throw .catalogueID }
    }
}
