import SplitframeDevices
import SplitframeInterface

extension Command {
    /// `splitframe devices`: lists the catalogue.
    static let devices = Command(
        name: "devices", summary: "list every device with its screen and windows", usage: "[--json | --csv]",
        operands: .none,
        options: [OptionGroup(heading: "OPTIONS", options: [.json, .csv, .devicesFile])],
        discussion: [
            "Lengths are points. Safe areas are written top/left/bottom/right and hold for the newest system.",
            "--json prints an object, {\"schema\": 1, \"devices\": [...]}, which --devices-file reads, as it reads the bare list.",
            "--csv prints a row for each posture, orientation and window of a device on its usual system.",
        ]
    ) { arguments, console in
        let devices = try arguments.devices()
        if arguments.has(.csv) {
            try arguments.refuse([.json], with: "--csv")
            try console.print(windows, named: "devices", asJSON: false) { write in
                for row in devices.flatMap(\.places) { try write(row) }
            }
        } else if arguments.has(.json) {
            try console.output([UInt8](DeviceFile.encode(devices)))
        } else {
            let unsized = UnsizedDevice.known.filter { device in !devices.contains { $0.id == device.id } }
            try console.print((devices.map(\.listing) + unsized.map(\.listing)).joined(separator: "\n\n"))
        }
        return .done
    }
}

extension Device {
    /// Its windows in each posture and orientation, on its usual system.
    fileprivate var places: [Place] {
        let postures = postures.map(\.posture).compactMap { self.folded($0) }
        return (postures.isEmpty ? [self] : postures).flatMap { device in
            device.orientations.flatMap { orientation in
                Place.windows(of: device, orientation: orientation, generation: device.usualGeneration)
                    .compactMap { try? Place(device: device, orientation: orientation, window: $0) }
            }
        }
    }
}

private let windows = Table<Place>([
    .text("id", "on the command line") { $0.device.id },
    .text("name", "of the products") { $0.device.name },
    .text("idiom", "its kind") { $0.device.idiom.name },
    .text("platform", "its system") { $0.device.platform.name },
    .number("year", "of the first product") { $0.device.year.map(Double.init) },
    .number("scale", "pixels per point") { $0.device.scale },
    .number("cornerRadius", "of the screen") { $0.device.cornerRadius },
    .text("posture", "of a device that folds") { $0.device.posture?.name },
    .text("orientation", "how it is held") { $0.orientation.name },
    .text("window", "its name") { $0.window.name },
    .text("generation", "of the system") { $0.generation.name },
    .number("width", "of the window") { $0.environment.size.width },
    .number("height", "of the window") { $0.environment.size.height },
    .text("horizontalSizeClass", "of the window") { $0.environment.horizontalSizeClass.name },
    .text("verticalSizeClass", "of the window") { $0.environment.verticalSizeClass.name },
    .number("safeAreaTop", "of the window") { $0.environment.safeArea.top },
    .number("safeAreaLeft", "of the window") { $0.environment.safeArea.left },
    .number("safeAreaBottom", "of the window") { $0.environment.safeArea.bottom },
    .number("safeAreaRight", "of the window") { $0.environment.safeArea.right },
    .text("sizeSource", "how the size is known") { $0.sizeProvenance.kind },
    .text("safeAreaSource", "how the insets are known") { $0.safeAreaProvenance.kind },
])

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
