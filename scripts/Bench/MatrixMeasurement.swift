import SplitframeDevices
import SplitframeFiles
import SplitframeRequests

/// The number of all possible pictures: each device in every possible combination of posture, orientation, window,
/// style, mode, behaviour, generation, theme and direction.
struct MatrixMeasurement {
    /// The keys of which a gallery draws only one value by default.
    private static let axes: [SelectionKey] = [.displayMode, .splitBehavior, .generation, .theme, .direction]

    /// The options that ask for all pictures, and the count for each device.
    var json: JSON {
        get throws {
            let counts = try Device.known.map { device in
                var list = SelectionList()
                try list.read(device.id, as: .device, among: Device.known, allowsSeveral: true)
                for axis in Self.axes {
                    try list.read("all", as: axis, among: Device.known, allowsSeveral: true)
                }
                return (device.id, JSON.number(Double(try list.matrix(among: Device.known).count)))
            }
            return [
                "options": .strings(Self.axes.flatMap { ["--\($0.kebabName)", "all"] }),
                "devices": .object(Dictionary(counts) { $1 }),
            ]
        }
    }
}
