import HeadlessUIKit
import SplitframeDevices
import SplitframeFiles
import SplitframeGoldens
import SplitframeInterface
import SplitframeLayout
import SplitframePictures
import SplitframeRequests
import SplitframeWireframes
import Testing

/// The interface that a host shows, and the name of its golden.
@MainActor struct GoldenSubject {
    private let host: HeadlessHost
    private let look: Look
    private let name: String?

    init(of host: HeadlessHost, look: Look, as name: String?) {
        self.host = host
        self.look = look
        self.name = name
    }

    /// Shows a controller as the root of a window in a place.
    init(of controller: UIViewController, in place: GoldenPlace, look: Look, as name: String?) throws {
        host = try HeadlessHost(on: place, rootViewController: controller)
        var look = look
        if place.style == .dark, look.theme == .light { look.theme = .dark }
        self.look = look
        let parts = [name, place.textSizeName].compactMap(\.self)
        self.name = parts.isEmpty ? nil : parts.joined(separator: ".")
    }

    /// Compares the interface that the host shows now with its golden; with a change, the interface before and after
    /// it.
    ///
    /// - Returns: The path of a golden that was recorded because there was none.
    func expectPicture(
        after change: ((HeadlessHost) throws -> Void)? = nil, tolerance: GoldenTolerance,
        record mode: RecordingMode?, filePath: String, sourceLocation: SourceLocation
    ) throws -> String? {
        let now = try captured()
        warnOfUnsolved(at: sourceLocation)
        let illustration: Illustration
        if let change {
            try change(host)
            host.settle()
            illustration = .pair(before: .captured(now), after: .captured(try captured()))
        } else {
            illustration = .subject(.captured(now))
        }
        return try trial(tolerance, mode, filePath: filePath, sourceLocation: sourceLocation)
            .expect(Picture(illustration), sourceLocation: sourceLocation)
    }

    /// The interface that the host shows now, ready to be drawn.
    private func captured() throws -> CapturedInterface {
        let (tree, place) = try shown()
        var wireframe = Wireframe(tree: tree, place: place, look: look)
        if let split = host.splitViewController {
            let (state, contents) = InterfaceCapture.values(of: split)
            wireframe.comment(on: state, contents: contents)
        }
        return CapturedInterface(
            heading: place.device.name, detail: place.orientation.name, wireframe: wireframe)
    }

    /// Compares the layout that the host shows now with its golden.
    ///
    /// - Returns: The path of a golden that was recorded because there was none.
    func expectLayout(
        tolerance: GoldenTolerance, record mode: RecordingMode?, filePath: String,
        sourceLocation: SourceLocation
    ) throws -> String? {
        let tree = try shown().tree
        warnOfUnsolved(at: sourceLocation)
        return try trial(tolerance, mode, filePath: filePath, sourceLocation: sourceLocation)
            .expect(layout: tree.twin, sourceLocation: sourceLocation)
    }

    private func shown() throws -> (tree: InterfaceTree, place: Place) {
        guard let place = host.place else { throw GoldenTestingError.noPlace }
        guard let tree = InterfaceCapture.tree(of: host) else { throw GoldenTestingError.noWindow }
        return (tree, place)
    }

    /// Warns about views whose frames break their constraints or are not determined by them: the golden then does not
    /// show the interface as UIKit would.
    private func warnOfUnsolved(at sourceLocation: SourceLocation) {
        let unsolved = host.window?.unsolvedInside ?? []
        guard !unsolved.isEmpty else { return }
        let sentence = "unsolved constraints: " + unsolved.joined(separator: ", ")
        #if compiler(>=6.3)
            Issue.record("\(sentence)", severity: .warning, sourceLocation: sourceLocation)
        #else
            print(sentence)
        #endif
    }

    private func trial(
        _ tolerance: GoldenTolerance, _ mode: RecordingMode?, filePath: String,
        sourceLocation: SourceLocation
    ) throws -> GoldenTrial {
        guard let place = host.place else { throw GoldenTestingError.noPlace }
        let selection = Selection(SplitRequest(at: place), look: look)
        guard
            let address = GoldenAddress(
                of: selection, name: name, test: Test.current?.id, fileID: sourceLocation.fileID,
                filePath: filePath)
        else { throw GoldenTestingError.noPackage(filePath) }
        let test = GoldenTest(
            id: address.testID, place: address.place(ofLine: sourceLocation.line),
            request: selection.placeJSON)
        let state = host.splitViewController.map { InterfaceCapture.values(of: $0).state }
        return GoldenTrial(
            address: address, test: test, mode: try mode ?? GoldenRecording.current(), tolerance: tolerance,
            explanation: { state?.explanation(of: $0) })
    }
}

extension UIView {
    /// Descriptions of the unsolved constraints of all visible views inside this one, and of the views whose place is
    /// ambiguous, without duplicates.
    fileprivate var unsolvedInside: [String] {
        var descriptions: [String] = []
        for view in subviews where !view.isHidden {
            let own = view.unsolvedConstraints.map(\.description)
            let open = view.hasAmbiguousLayout ? ["the place of \(type(of: view)) is left open"] : []
            for description in own + open + view.unsolvedInside where !descriptions.contains(description) {
                descriptions.append(description)
            }
        }
        return descriptions
    }
}

extension Selection {
    /// The part of a selection's JSON that describes a place, without the keys of its split view.
    fileprivate var placeJSON: JSON {
        let keys: Set = [
            "device", "posture", "sdk", "orientation", "window", "generation", "direction", "theme", "scale",
        ]
        guard case .object(let members) = json else { return json }
        return .object(members.filter { keys.contains($0.key) })
    }
}
