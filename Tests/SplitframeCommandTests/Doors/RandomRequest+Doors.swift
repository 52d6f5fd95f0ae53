import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeFiles
import SplitframeGallery
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeScenarios
import SplitframeWireframes

@testable import SplitframeGallery

/// The doors through which a request becomes a layout.
extension RandomRequest {
    /// The words of the command line; a device of one's own is in a file.
    func words(devicesFile: URL) throws -> [String] {
        guard let environment else { return options }
        let size = request.device.portraitSize
        func both(_ value: JSON) -> JSON { ["portrait": value, "landscape": value] }
        let insets = environment.safeArea
        let device: JSON = [
            "id": .string(request.device.id), "name": "window", "idiom": .string(environment.idiom.name),
            "portraitSize": ["w": .number(size.width), "h": .number(size.height)],
            "scale": .number(environment.scale),
            "safeArea": both([
                "top": .number(insets.top), "left": .number(insets.left),
                "bottom": .number(insets.bottom), "right": .number(insets.right),
            ]),
            "sizeClasses": both([
                "h": .string(environment.horizontalSizeClass.name),
                "v": .string(environment.verticalSizeClass.name),
            ]),
        ]
        try Data(JSON.array([device]).compactText.utf8).write(to: devicesFile)
        return options + ["--devices-file", devicesFile.path]
    }

    /// The request as an app sets it up on live controllers.
    @MainActor func live() throws -> LayoutReading {
        let host = try mounted()
        guard let tree = InterfaceCapture.tree(of: host), let split = host.splitViewController else {
            throw NothingOnScreen()
        }
        return LayoutReading(split, tree: tree)
    }

    /// A host in which an app has done what the request asks for.
    @MainActor func mounted(delegate: (any UISplitViewControllerDelegate)? = nil) throws -> HeadlessHost {
        let split =
            request.style == .unspecified
            ? UISplitViewController() : UISplitViewController(style: request.style)
        var columns = request.style.columns
        if request.showsInspector { columns.insert(.inspector) }
        if request.style == .unspecified {
            split.viewControllers = columns.columns.map { _ in
                UINavigationController(rootViewController: UIViewController())
            }
        } else {
            for column in columns.columns { split.setViewController(UIViewController(), for: column) }
        }
        split.delegate = delegate
        split.primaryEdge = request.primaryEdge
        request.properties.forEach(split.set)
        let host =
            if let environment {
                HeadlessHost(environment: environment, generation: request.generation)
            } else {
                HeadlessHost(place: try request.place())
            }
        host.mount(split)
        if request.splitBehavior != .automatic {
            split.preferredSplitBehavior = request.splitBehavior
            host.settle()
        }
        if opensPopover {
            host.tap(.displayModeButton)
        } else if request.displayMode != .automatic {
            split.preferredDisplayMode = request.displayMode
            host.settle()
        }
        if request.showsInspector {
            split.show(.inspector)
            host.settle()
        }
        return host
    }

    /// The last step of the request as a scenario's file.
    @MainActor func played() throws -> ScenarioResult {
        let scenario = try Scenario.read(Data(scenario.compactText.utf8))[0]
        guard let last = try ScenarioReplay(scenario).play().last else { throw NothingOnScreen() }
        return last
    }

    private var opensPopover: Bool { request.generation == .iOS7 && request.displayMode == .oneOverSecondary }

    private var scenario: JSON {
        var steps: [JSON] = request.properties.map { ["set": [$0.name: $0.json]] } + [["mount": [:]]]
        steps.insert(["set": ["primaryEdge": .string(request.primaryEdge.name)]], at: 0)
        if request.splitBehavior != .automatic {
            steps.append(["set": ["preferredSplitBehavior": .string(request.splitBehavior.name)]])
        }
        if opensPopover {
            steps.append(["tap": "displayModeButton"])
        } else if request.displayMode != .automatic {
            steps.append(["set": ["preferredDisplayMode": .string(request.displayMode.name)]])
        }
        if request.showsInspector { steps.append(["show": "inspector"]) }
        return [
            "generation": .string(request.generation.name), "environment": place,
            "splitView": splitView,
            "steps": .array(steps.map { ["label": "step", "do": [$0]] }),
        ]
    }

    private var splitView: JSON {
        var columns = request.style.columns
        if request.showsInspector { columns.insert(.inspector) }
        let controllers = columns.columns.map { ($0.name, controller(in: $0)) }
        guard request.style == .unspecified else {
            return [
                "style": .string(request.style.name),
                "columns": .object(Dictionary(uniqueKeysWithValues: controllers)),
            ]
        }
        return ["style": "unspecified", "viewControllers": .array(controllers.map(\.1))]
    }

    private func controller(in column: Column) -> JSON {
        let contents = request.columnContents[column] ?? .standard(for: column)
        var members: [String: JSON] = [
            "viewController": .string(request.style == .unspecified ? "nav[\(column)]" : column.name),
            "title": .string(contents.title),
            "largeTitle": .bool(contents.prefersLargeTitle),
            "content": .string(contents.content?.kind.name ?? ""),
        ]
        members["selectedRow"] = contents.content?.selectedRow.map { .number(Double($0)) }
        return .object(members)
    }

    private var place: JSON {
        guard let environment else {
            return .members([
                "device": .string(request.device.id), "orientation": .string(request.orientation.name),
                "posture": request.posture.map { .string($0.name) },
                "sdk": request.sdk.map { .string($0.name) },
                "window": .string(request.window.name),
                "layoutDirection": .string(request.direction.name),
            ])
        }
        let insets = environment.safeArea
        return [
            "size": .numbers([environment.size.width, environment.size.height]),
            "scale": .number(environment.scale),
            "safeArea": .numbers([insets.top, insets.left, insets.bottom, insets.right]),
            "horizontalSizeClass": .string(environment.horizontalSizeClass.name),
            "verticalSizeClass": .string(environment.verticalSizeClass.name),
            "idiom": .string(environment.idiom.name),
            "layoutDirection": .string(environment.layoutDirection.name),
        ]
    }
}

/// A request that left the screen empty.
struct NothingOnScreen: Error {}

extension SplitProperty {
    fileprivate var json: JSON {
        switch value {
        case .word(let word): .string(word)
        case .flag(let flag): .bool(flag)
        case .length(let length): length.map { .number($0) } ?? "automatic"
        }
    }
}
