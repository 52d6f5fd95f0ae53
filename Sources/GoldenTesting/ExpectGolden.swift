public import HeadlessUIKit
public import SplitframeDevices
public import SplitframeGoldens
public import SplitframeInterface
import SplitframePainting
import SplitframeRequests
public import SplitframeWireframes
public import Testing

/// Expects a controller, shown on a device, to look as it did when its golden was recorded.
///
/// The controller becomes the root of a new window; the device is set to dark if the look is dark. A test without a
/// golden records one and fails, so that no picture passes unseen. A difference fails with the paths of the pictures to
/// compare and the commands that accept the new one.
///
/// - Parameters:
///   - device: The device and how it is held: `.iPadMini6.landscape`.
///   - look: How the golden is drawn; by default the screen alone in light colours, at one pixel per point.
///   - name: Distinguishes several goldens of one test on one device.
///   - tolerance: How far the picture may differ from its golden; by default nothing may differ.
///   - mode: Which pictures become goldens; by default the trait, `SPLITFRAME_RECORD` and `CI` decide.
@MainActor public func expectGolden(
    of controller: UIViewController, on device: HeldDevice, window: Window? = nil,
    generation: Generation? = nil, direction: LayoutDirection = .leftToRight, look: Look = .golden,
    as name: String? = nil, tolerance: GoldenTolerance = .none, record mode: RecordingMode? = nil,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
    let place = GoldenPlace(
        device, window: window, generation: generation, direction: direction,
        style: look.theme == .dark ? .dark : .light)
    expectGolden(
        of: controller, on: [place], look: look, as: name, tolerance: tolerance, record: mode,
        filePath: filePath, sourceLocation: sourceLocation)
}

/// Expects a controller to look as its golden does in one place.
///
/// - Parameter place: The device, the window on it, and the user's settings.
@MainActor public func expectGolden(
    of controller: UIViewController, on place: GoldenPlace, look: Look = .golden, as name: String? = nil,
    tolerance: GoldenTolerance = .none, record mode: RecordingMode? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectGolden(
        of: controller, on: [place], look: look, as: name, tolerance: tolerance, record: mode,
        filePath: filePath, sourceLocation: sourceLocation)
}

/// Expects a controller to look as its goldens do in each of several places: `on: .matrix(devices: [.iPadMini6])`.
///
/// - Parameter controller: An expression that makes the controller is evaluated anew for every place; an existing
///   controller is moved from one window to the next.
@MainActor public func expectGolden(
    of controller: @autoclosure () -> UIViewController, on places: [GoldenPlace], look: Look = .golden,
    as name: String? = nil, tolerance: GoldenTolerance = .none, record mode: RecordingMode? = nil,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
    reportingIssues(in: places, at: sourceLocation) { place in
        try GoldenSubject(of: controller(), in: place, look: look, as: name)
            .expectPicture(
                tolerance: tolerance, record: mode, filePath: filePath, sourceLocation: sourceLocation)
    }
}

/// Expects a controller to look as its goldens do at the widths of a window at which its layout changes:
/// `at: .breakpoints` draws half a point on either side of each.
///
/// - Parameters:
///   - controller: An expression that makes the controller, evaluated anew for every width.
///   - device: A device with windows of any width, up to that of its screen.
@MainActor public func expectGolden(
    of controller: @autoclosure () -> UIViewController, at widths: GoldenWidths,
    on device: HeldDevice = .iPadPro13InchM4.landscape, generation: Generation? = nil,
    direction: LayoutDirection = .leftToRight, look: Look = .golden, as name: String? = nil,
    tolerance: GoldenTolerance = .none, record mode: RecordingMode? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    withoutActuallyEscaping(controller) { controller in
        let whole = GoldenPlace(
            device, generation: generation, direction: direction, style: look.theme == .dark ? .dark : .light)
        do {
            expectGolden(
                of: controller(), on: try widths.places(in: whole, of: controller), look: look, as: name,
                tolerance: tolerance, record: mode, filePath: filePath, sourceLocation: sourceLocation)
        } catch {
            Issue.record("\(error)", sourceLocation: sourceLocation)
        }
    }
}

/// Expects the interface that a host shows now to look as its golden does.
///
/// - Parameters:
///   - name: Distinguishes several goldens of one test on one device.
///   - mode: Which pictures become goldens; by default the trait, `SPLITFRAME_RECORD` and `CI` decide.
@MainActor public func expectGolden(
    of host: HeadlessHost, look: Look = .golden, as name: String? = nil,
    tolerance: GoldenTolerance = .none, record mode: RecordingMode? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    reportingIssues(in: [host], at: sourceLocation) { host in
        try GoldenSubject(of: host, look: look, as: name)
            .expectPicture(
                tolerance: tolerance, record: mode, filePath: filePath, sourceLocation: sourceLocation)
    }
}

/// Expects the interface of a host before and after a change, side by side with the differences, to look as its golden
/// does.
///
/// - Parameters:
///   - change: The change to make: a rotation, a tap, a fold of the split view.
///   - name: Distinguishes several goldens of one test on one device.
///   - mode: Which pictures become goldens; by default the trait, `SPLITFRAME_RECORD` and `CI` decide.
@MainActor public func expectGolden(
    of host: HeadlessHost, look: Look = .golden, as name: String? = nil,
    tolerance: GoldenTolerance = .none, record mode: RecordingMode? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, beforeAndAfter change: (HeadlessHost) throws -> Void
) {
    withoutActuallyEscaping(change) { change in
        reportingIssues(in: [host], at: sourceLocation) { host in
            try GoldenSubject(of: host, look: look, as: name)
                .expectPicture(
                    after: change, tolerance: tolerance, record: mode, filePath: filePath,
                    sourceLocation: sourceLocation)
        }
    }
}

/// Compares each of several subjects with its golden; all subjects without a golden are reported as one issue.
///
/// - Parameter hold: Returns the path of a golden that was recorded because there was none.
@MainActor func reportingIssues<Subject>(
    in subjects: [Subject], at sourceLocation: SourceLocation, hold: (Subject) throws -> String?
) {
    var firstGoldens: [String] = []
    for subject in subjects {
        do {
            if let path = try hold(subject) { firstGoldens.append(path) }
        } catch {
            Issue.record("\(error)", sourceLocation: sourceLocation)
        }
    }
    if firstGoldens.isEmpty { return }
    Issue.record("\(firstGoldensSentence(firstGoldens))", sourceLocation: sourceLocation)
}

/// The message that asks the developer to look at goldens recorded for the first time; layouts of a suite share a path.
private func firstGoldensSentence(_ paths: [String]) -> String {
    guard paths.count > 1 else {
        return "There was no golden. This one is the golden from now on, so look at it: \(paths.joined())"
    }
    let files = Set(paths).sorted().map { "\n  \($0)" }
    return "There were no goldens. These \(paths.count) are the goldens from now on, so look at them:"
        + files.joined()
}
