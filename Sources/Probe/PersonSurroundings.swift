#if os(iOS) && !targetEnvironment(macCatalyst)
    import UIKit

    /// The surroundings of a scenario on a Mac: a simulator, and a person who turns it, resizes its window and taps.
    ///
    /// Not yet run on a Mac. Each request waits, in a panel at the window's lower edge, until the person presses Go.
    @MainActor final class PersonSurroundings: ProbeSurroundings {
        private let window: UIWindow
        private let panel: UIWindow
        private let label = UILabel()
        private var waiting: CheckedContinuation<Void, Never>?

        init(in scene: UIWindowScene) {
            window = UIWindow(windowScene: scene)
            panel = UIWindow(windowScene: scene)
            let button = UIButton(
                configuration: .filled(), primaryAction: UIAction(title: "Go") { [weak self] _ in self?.go() }
            )
            label.numberOfLines = 0
            let stack = UIStackView(arrangedSubviews: [label, button])
            stack.axis = .vertical
            stack.spacing = 12
            let root = UIViewController()
            root.view.backgroundColor = .secondarySystemBackground
            root.view.addSubview(stack)
            stack.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: root.view.layoutMarginsGuide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: root.view.layoutMarginsGuide.trailingAnchor),
                stack.centerYAnchor.constraint(equalTo: root.view.centerYAnchor),
            ])
            panel.rootViewController = root
            panel.windowLevel = .alert
        }

        var measuredOn: String? {
            let (device, size) = (UIDevice.current, window.bounds.size)
            let name = ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"]
            let scale = Int(window.traitCollection.displayScale)
            // The version's text ends in the build: "Version 26.1 (Build 23B86)".
            return "\(device.systemName) \(ProcessInfo.processInfo.operatingSystemVersionString), "
                + "\(name.map { "simulator, \($0)" } ?? device.model), "
                + "\(Int(size.width))x\(Int(size.height)) @\(scale)x"
        }

        /// Asks for the device and the window that the scenario begins with.
        func prepare(_ scenario: [String: Any]) async {
            let place = scenario["environment"] as? [String: Any] ?? [:]
            let words = place.keys.sorted().map { "\($0): \(place[$0] ?? "")" }.joined(separator: "\n")
            let name = scenario["name"] as? String ?? ""
            await ask("\(name)\n\nBring the simulator to\n\(words)")
        }

        func mount(_ root: UIViewController) {
            window.rootViewController = root
            window.makeKeyAndVisible()
        }

        func perform(_ verb: String, _ value: Any) async {
            switch verb {
            case "traits":
                await ask("Change these traits, by Environment Overrides or another device: \(value)")
            case "rotate": await ask("Turn the simulator: \(value).")
            case "window", "resize": await ask("Resize the window: \(value).")
            case "fold", "open", "close": await ask("Fold the simulated device: \(verb) \(value).")
            case "tap": await ask("Press Go, then tap the \(value).", thenWaits: true)
            case "swipe": await ask("Press Go, then swipe: \(value).", thenWaits: true)
            default: await ask("Press Go, then \(verb) \(value).", thenWaits: true)
            }
        }

        /// Two seconds are longer than any transition of a split view.
        func settle() async {
            window.layoutIfNeeded()
            try? await Task.sleep(for: .seconds(2))
            window.layoutIfNeeded()
        }

        /// Swift cannot catch an exception of Objective-C: the app stops, and Xcode shows its name.
        func attempt(_ work: () -> Void) -> String? {
            work()
            return nil
        }

        private func ask(_ request: String, thenWaits: Bool = false) async {
            label.text = request
            let size = window.bounds.size
            panel.frame = CGRect(x: 0, y: size.height - 240, width: size.width, height: 240)
            panel.isHidden = false
            await withCheckedContinuation { waiting = $0 }
            panel.isHidden = true
            if thenWaits { try? await Task.sleep(for: .seconds(5)) }
        }

        private func go() {
            waiting?.resume()
            waiting = nil
        }
    }
#endif
