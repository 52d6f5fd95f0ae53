public import HeadlessUIKit
import SplitframeComparison
public import SplitframeDevices
public import SplitframeGoldens
public import SplitframeInterface
import SplitframePainting
import SplitframeRequests
import SplitframeScene
public import SplitframeWireframes
public import Testing

/// Expects a controller, shown on a device, to look as it did when its golden was recorded.
///
/// The controller becomes the root of a window of its own, on a device that is set to dark where the look is. A test without golden records it and fails, so that
/// nothing passes unseen; what differs fails with the files to look at and the command that accepts it.
///
/// - Parameters:
///   - device: The device and how it is held: `.iPadMini6.landscape`.
///   - look: How the golden is drawn: the screen alone in light colours, one pixel a point, unless said otherwise.
///   - name: Tells goldens of one test on one device apart.
///   - mode: Which pictures become goldens; the trait, `SPLITFRAME_RECORD` and `CI` decide unless it is given.
@MainActor public func expectGolden(
    of controller: UIViewController, on device: HeldDevice, window: Window = .full,
    generation: Generation = .standard, direction: LayoutDirection = .leftToRight, look: Look = .golden,
    named name: String? = nil, record mode: RecordingMode? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    do {
        var request = SplitRequest(on: device.device)
        request.orientation = device.orientation
        request.window = window
        request.generation = generation
        request.direction = direction
        let host = try HeadlessHost(place: request.place())
        if look.theme == .dark { host.userInterfaceStyle = .dark }
        host.mount(controller)
        expectGolden(
            of: host, look: look, named: name, record: mode, filePath: filePath,
            sourceLocation: sourceLocation)
    } catch {
        Issue.record("\(error)", sourceLocation: sourceLocation)
    }
}

/// Expects what a host shows now, after whatever was done in it, to look as its golden does.
///
/// - Parameters:
///   - name: Tells goldens of one test on one device apart.
///   - mode: Which pictures become goldens; the trait, `SPLITFRAME_RECORD` and `CI` decide unless it is given.
@MainActor public func expectGolden(
    of host: HeadlessHost, look: Look = .golden, named name: String? = nil,
    record mode: RecordingMode? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    do {
        guard let place = host.place else { throw GoldenTestingError.noPlace }
        guard let tree = InterfaceCapture.tree(of: host) else { throw GoldenTestingError.noWindow }
        guard
            let address = GoldenAddress(
                of: Selection(SplitRequest(at: place), look: look), name: name, test: Test.current?.id,
                fileID: sourceLocation.fileID,
                filePath: filePath)
        else { throw GoldenTestingError.noPackage(filePath) }
        let trial = try GoldenTrial(
            address: address, mode: mode ?? GoldenRecording.current(),
            painter: Painter(fonts: .installed()))
        if let impossibility = look.impossibility(with: tree) { throw impossibility }
        var wireframe = Wireframe(tree: tree, place: place, look: look)
        if let split = host.splitViewController {
            let (state, contents) = InterfaceCapture.values(of: split)
            wireframe.comment(on: state, contents: contents)
        }
        try trial.expect(wireframe.scene, scale: look.scale, twin: tree.twin, sourceLocation: sourceLocation)
    } catch {
        Issue.record("\(error)", sourceLocation: sourceLocation)
    }
}
