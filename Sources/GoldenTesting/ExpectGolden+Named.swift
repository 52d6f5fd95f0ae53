public import HeadlessUIKit
public import SplitframeDevices
public import SplitframeGoldens
public import SplitframeInterface
public import SplitframeWireframes
public import Testing

/// The older word for `as:`.
@MainActor public func expectGolden(
    of controller: UIViewController, on device: HeldDevice, window: Window = .full,
    generation: Generation? = nil, direction: LayoutDirection = .leftToRight, look: Look = .golden,
    named name: String, record mode: RecordingMode? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectGolden(
        of: controller, on: device, window: window, generation: generation, direction: direction,
        look: look, as: name, record: mode, filePath: filePath, sourceLocation: sourceLocation)
}

/// The older word for `as:`.
@MainActor public func expectGolden(
    of host: HeadlessHost, look: Look = .golden, named name: String, record mode: RecordingMode? = nil,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
    expectGolden(
        of: host, look: look, as: name, record: mode, filePath: filePath, sourceLocation: sourceLocation)
}
