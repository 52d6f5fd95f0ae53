import SplitframeDevices
import SplitframeInterface

extension Command {
    /// `splitframe devices`: lists the catalogue.
    static let devices = Command(
        name: "devices", summary: "list every device with its screen and windows", usage: "[--json]",
        operands: .none, options: [OptionGroup(heading: "OPTIONS", options: [.json, .devicesFile])],
        discussion: [
            "Lengths are points. Safe areas are written top/left/bottom/right and hold for the newest system.",
            "--json prints an object, {\"schema\": 1, \"devices\": [...]}, which --devices-file reads, as it reads the bare list.",
        ]
    ) { arguments, console in
        let devices = try arguments.devices()
        if arguments.has(.json) {
            try console.output([UInt8](DeviceFile.encode(devices)))
        } else {
            let unsized = UnsizedDevice.known.filter { device in !devices.contains { $0.id == device.id } }
            try console.print((devices.map(\.listing) + unsized.map(\.listing)).joined(separator: "\n\n"))
        }
        return .done
    }
}

extension Device {
    /// The device as text: a line with id and name, one for the screen, one for each orientation.
    fileprivate var listing: String {
        let screen =
            "\(portraitSize.width.pointText) x \(portraitSize.height.pointText) points at \(scale.pointText)x"
        return (["\(id)  \(name)", "  \(screen)"] + orientations.map(line) + postureLines).joined(
            separator: "\n")
    }

    /// Its other postures, each with its screen.
    private var postureLines: [String] {
        postures.compactMap { $0.posture == posture ? nil : folded($0.posture) }.flatMap { device in
            [
                "  \(device.posture?.name ?? ""): \(device.portraitSize.width.pointText) x "
                    + "\(device.portraitSize.height.pointText) points"
            ] + device.orientations.map(device.line)
        }
    }

    private func line(for orientation: Orientation) -> String {
        let insets = safeArea[orientation]
        let safeArea = [insets.top, insets.left, insets.bottom, insets.right].map(\.pointText)
        let classes = sizeClasses[orientation]
        let windows = Place.windows(of: self, orientation: orientation, generation: usualGeneration).map {
            window in
            let size = try? Place(device: self, orientation: orientation, window: window).environment.size
            return window == .full
                ? "full" : window.name + (size.map { " \($0.width.pointText)x\($0.height.pointText)" } ?? "")
        }
        let older = AppSDK.allCases.compactMap { sdk -> String? in
            guard let device = seen(by: sdk), device.givesOtherWindows else { return nil }
            let size = try? Place(device: device, orientation: orientation).environment.size
            return size.map { "SDK \(sdk.name) \($0.width.pointText)x\($0.height.pointText)" }
        }
        return [
            "  \(orientation.name.padded(to: 9))",
            "\(classes.horizontal) x \(classes.vertical)".padded(to: 17),
            "safe area \(safeArea.joined(separator: "/"))".padded(to: 23),
            (windows + older).joined(separator: ", "),
        ].joined(separator: "  ")
    }
}

extension UnsizedDevice {
    /// The device as text: a line with id and name, and one about what is missing.
    fileprivate var listing: String {
        "\(id)  \(name)\n  size in points unknown; give it in a file for --devices-file"
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
