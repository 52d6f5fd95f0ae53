public import HeadlessUIKit
public import SplitframeGoldens
public import Testing

/// Expects a controller's layout in each of several places to match its golden's text; no picture is drawn.
///
/// All layouts of a test are in one text file, `Snapshots/<test target>/<suite>/<test>/layouts.twins`.
///
/// - Parameters:
///   - controller: An expression that makes the controller is evaluated anew for every place; an existing controller is
///     moved from one window to the next.
///   - name: Distinguishes several goldens of one test in one place.
///   - tolerance: How far the layout may differ from its golden, in points.
///   - mode: Which layouts become goldens; by default the trait, `SPLITFRAME_RECORD` and `CI` decide.
@MainActor public func expectLayout(
    of controller: @autoclosure () -> UIViewController, on places: [GoldenPlace], as name: String? = nil,
    tolerance: GoldenTolerance = .none, record mode: RecordingMode? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    reportingIssues(in: places, at: sourceLocation) { place in
        try GoldenSubject(of: controller(), in: place, look: .golden, as: name)
            .expectLayout(
                tolerance: tolerance, record: mode, filePath: filePath, sourceLocation: sourceLocation)
    }
}

/// Expects a controller's layout on one device to match its golden's text.
@MainActor public func expectLayout(
    of controller: UIViewController, on device: HeldDevice, as name: String? = nil,
    tolerance: GoldenTolerance = .none, record mode: RecordingMode? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectLayout(
        of: controller, on: [GoldenPlace(device)], as: name, tolerance: tolerance, record: mode,
        filePath: filePath, sourceLocation: sourceLocation)
}

/// Expects the layout that a host shows now to match its golden's text.
@MainActor public func expectLayout(
    of host: HeadlessHost, as name: String? = nil, tolerance: GoldenTolerance = .none,
    record mode: RecordingMode? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    reportingIssues(in: [host], at: sourceLocation) { host in
        try GoldenSubject(of: host, look: .golden, as: name)
            .expectLayout(
                tolerance: tolerance, record: mode, filePath: filePath, sourceLocation: sourceLocation)
    }
}
