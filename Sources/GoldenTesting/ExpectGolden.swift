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
/// The controller becomes the root of a window of its own, on a device that is set to dark where the look is. A test
/// without golden records it and fails, so that nothing passes unseen; what differs fails with the files to look at and
/// the commands that accept it.
///
/// - Parameters:
///   - device: The device and how it is held: `.iPadMini6.landscape`.
///   - look: How the golden is drawn: the screen alone in light colours, one pixel a point, unless said otherwise.
///   - name: Tells goldens of one test on one device apart.
///   - tolerance: How far it may be from its golden: nothing may differ unless it is given.
///   - mode: Which pictures become goldens; the trait, `SPLITFRAME_RECORD` and `CI` decide unless it is given.
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
/// - Parameter place: The device, the window on it, and what a person has set on it.
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
/// - Parameter controller: Made anew for every place where it is made here, else moved from one window to the next.
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

/// Expects what a host shows now, after whatever was done in it, to look as its golden does.
///
/// - Parameters:
///   - name: Tells goldens of one test on one device apart.
///   - mode: Which pictures become goldens; the trait, `SPLITFRAME_RECORD` and `CI` decide unless it is given.
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

/// Expects what a host shows before and after something is done in it, side by side with what changed, to look as its
/// golden does.
///
/// - Parameters:
///   - change: What is done: a rotation, a tap, a fold of the split view.
///   - name: Tells goldens of one test on one device apart.
///   - mode: Which pictures become goldens; the trait, `SPLITFRAME_RECORD` and `CI` decide unless it is given.
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

/// Holds each of several subjects against its golden; all that had none are one issue.
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

/// Whoever did not ask for new goldens has to look at them first; layouts of a suite share a path.
private func firstGoldensSentence(_ paths: [String]) -> String {
    guard paths.count > 1 else {
        return "There was no golden. This one is the golden from now on, so look at it: \(paths.joined())"
    }
    let files = Set(paths).sorted().map { "\n  \($0)" }
    return "There were no goldens. These \(paths.count) are the goldens from now on, so look at them:"
        + files.joined()
}
