#if canImport(HeadlessUIKit)
    import Foundation
    import HeadlessUIKit
    import SplitframeDevices
    import SplitframeInterface
    import SplitframeInterface
    import SplitframeLayout
    import SplitframeScenarios
    import UIKit

    /// The surroundings of a scenario on Linux: a headless host, which is settled after every action.
    @MainActor final class HeadlessSurroundings: ProbeSurroundings {
        let measuredOn: String? = nil
        /// Nil for a scenario that mounts nothing.
        private let host: HeadlessHost?

        /// - Throws: ``ScenarioError`` where there is no such place.
        init(_ scenario: Scenario) throws {
            if case .traits(let traits)? = scenario.environment {
                host = HeadlessHost(environment: traits, generation: scenario.generation ?? .standard)
            } else {
                host = try scenario.place().map { HeadlessHost(place: $0) }
            }
        }

        func mount(_ root: UIViewController) { host?.mount(root) }

        func settle() { host?.settle() }

        func attempt(_ work: () -> Void) -> String? { RaisedMisuses.first(in: work)?.exception.name }

        func perform(_ verb: String, _ value: Any) throws {
            guard let host else { return }
            let word = value as? String ?? ""
            let members = value as? [String: Any] ?? [:]
            switch verb {
            case "rotate": try host.rotate(to: Self.read(word))
            case "fold": try host.fold(to: Self.read(word))
            case "open": try host.open()
            case "close": try host.close()
            case "tap": host.tap(try Self.read(word) as HeadlessHost.SplitTarget)
            case "swipe": host.swipe(try Self.read(word) as HeadlessHost.Swipe)
            case "window" where value is String: try host.move(to: Window(name: word))
            case "window", "resize":
                let sides = (value as? [NSNumber] ?? []).map(\.doubleValue)
                guard sides.count == 2 else { throw ProbeError.unknown(verb) }
                let size = Size(width: sides[0], height: sides[1])
                if host.place?.device.hasFreeWindows(on: host.generation) == true {
                    try host.move(to: .free(size))
                } else {
                    host.resize(to: size)
                }
            case "drag":
                let column: Column = try Self.read(members["separator"] as? String ?? "")
                let width = (members["to"] as? NSNumber)?.doubleValue ?? 0
                guard host.dragSeparator(of: column, to: width) else {
                    throw ProbeError.impossible("no separator behind the \(column)")
                }
            case "traits":
                var traits = host.environment
                if let word = members["horizontalSizeClass"] as? String {
                    traits.horizontalSizeClass = try Self.read(word)
                }
                if let word = members["verticalSizeClass"] as? String {
                    traits.verticalSizeClass = try Self.read(word)
                }
                if let word = members["layoutDirection"] as? String {
                    traits.layoutDirection = try Self.read(word)
                }
                host.move(to: traits)
            default: throw ProbeError.unknown(verb)
            }
        }

        private static func read<Word: NamedCase>(_ name: String) throws -> Word {
            guard let word = Word(name: name) else { throw ProbeError.unknown(name) }
            return word
        }
    }
#endif
