public import Foundation
import SplitframeDevices
import SplitframeInterface

/// The screen of the host's device.
@preconcurrency @MainActor public final class UIScreen: IdentityHashable {
    let environment: TraitEnvironment
    let generation: Generation
    var settings: DeviceSettings
    /// Compiles only.
    public var brightness: CGFloat = 0.5
    public let maximumFramesPerSecond = 60

    init(environment: TraitEnvironment, generation: Generation, settings: DeviceSettings = DeviceSettings()) {
        self.environment = environment
        self.generation = generation
        self.settings = settings
    }

    /// The screen of the current host, the last one that was made or ran an action; without a host, an iPad's.
    public static var main: UIScreen { UIApplication.host?.screen ?? standard }

    private static let standard = UIScreen(
        environment: TraitEnvironment(
            size: Size(width: 820, height: 1180), scale: 2,
            safeArea: EdgeInsets(top: 32, left: 0, bottom: 25, right: 0)), generation: .standard)

    /// The screen's bounds in its current orientation, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: CGSize(environment.size)) }
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Pixels per point.
    public var scale: CGFloat { CGFloat(environment.scale) }
    public var nativeScale: CGFloat { scale }
    public var traitCollection: UITraitCollection { UITraitCollection(traits) }
    /// The orientation of the device that has the screen.
    var orientation: UIDeviceOrientation { bounds.width > bounds.height ? .landscapeLeft : .portrait }

    var traits: TraitValues { TraitValues(environment, generation: generation, settings: settings) }
}

/// The host's device.
@preconcurrency @MainActor public final class UIDevice: IdentityHashable {
    public static let current = UIDevice()

    /// Compiles only.
    public var isBatteryMonitoringEnabled = false

    private init() {}

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        UIUserInterfaceIdiom(UIScreen.main.environment.idiom)
    }
    public var orientation: UIDeviceOrientation { UIScreen.main.orientation }
    /// The calls that ask for notifications of the orientation, less those that end them.
    var orientationRequests = 0
    public var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }
    public var name: String { model }
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The newest release of the generation whose rules apply.
    public var systemVersion: String { UIScreen.main.generation.systemVersion }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The idiom of the device, as apps asked for it before iOS 13.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}

extension UITraitCollection {
    /// The collection that UIKit or the app has made current; nil for the screen's collection.
    @MainActor static var given: UITraitCollection?

    /// The traits of the view or controller whose layout or traits are changing, or of `performAsCurrent(_:)`;
    /// otherwise those of the current host's screen (UITraitCollection, current, Discussion).
    @preconcurrency @MainActor public static var current: UITraitCollection {
        get { given ?? UIScreen.main.traitCollection }
        set { given = newValue }
    }

    /// The traits of a view outside of every hierarchy: the current ones (WWDC 2019, Implementing Dark Mode on iOS); its
    /// sizes are whole points until it is on a screen (assumed).
    @MainActor static var ofNewView: UITraitCollection {
        var values = current.values
        values.displayScale = nil
        return UITraitCollection(values)
    }

    /// Runs the actions while this collection is the current one.
    @preconcurrency @MainActor public func performAsCurrent(_ actions: () -> Void) {
        let outer = Self.given
        Self.given = self
        actions()
        Self.given = outer
    }
}
