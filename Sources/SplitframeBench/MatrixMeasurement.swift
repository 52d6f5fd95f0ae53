import SplitframeDevices
import SplitframeJSON
import SplitframeRequests

/// How many pictures there are of everything: each device in every posture, orientation, window, style, mode, behaviour,
/// generation, theme and direction that is possible together.
struct MatrixMeasurement {
    /// What a gallery does not draw all of by itself.
    private static let axes: [SelectionKey] = [.displayMode, .splitBehavior, .generation, .theme, .direction]

    /// The options that ask for it, and the count by device.
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
