import SplitframeGeometry
import SplitframeInterface

extension Device {
    /// The default posture of a device that folds: flat, if it can be.
    public var usualPosture: Posture? {
        postures.first { $0.posture == .open }?.posture ?? postures.first?.posture
    }

    /// The device in its default state: in the default posture, with apps of the newest SDK.
    package var asUsual: Device { usualPosture.flatMap { folded($0, seenBy: .newest) } ?? self }

    /// The device in a posture, with the screen of that posture; nil if it has no such posture.
    public func folded(_ posture: Posture) -> Device? { folded(posture, seenBy: sdk ?? .newest) }

    /// The device with the windows of apps built with an SDK; nil if it does not fold, or has no windows for them.
    public func seen(by sdk: AppSDK) -> Device? { posture.flatMap { folded($0, seenBy: sdk) } }

    /// Whether an app gets another window than the whole display, because its SDK does not support folding.
    package var givesOtherWindows: Bool { sdk != nil && sdk != .newest }

    /// The device in a posture with the windows of apps built with an SDK; nil if it has no such posture or windows.
    package func folded(_ posture: Posture, seenBy sdk: AppSDK) -> Device? {
        guard let screen = screen(in: posture) else { return nil }
        var device = self
        device.sdk = sdk
        device.posture = posture
        device.portraitSize = screen.portraitSize
        device.nativePixels = screen.nativePixels
        device.renderPixels = screen.renderPixels
        device.cornerRadius = screen.cornerRadius
        device.multitasking = screen.windows.filter { $0.sdk == sdk }
        guard sdk == .newest || !device.multitasking.isEmpty else { return nil }
        device.portraitSizeEvidence = screen.evidence
        let held = { (orientation: Orientation) in
            screen.held.first { $0.orientation == orientation } ?? screen.held[0]
        }
        device.sizeClasses = Oriented { held($0).sizeClasses }
        device.safeArea = Oriented { held($0).safeArea }
        device.safeAreaByOS = safeAreaByOS.suffix(1).map {
            SafeAreaReading(versions: $0.versions, insets: device.safeArea, evidence: screen.evidence)
        }
        return device
    }

    /// The device in a posture that allows another orientation: a half-folded one changes between book and laptop, any
    /// other is unchanged.
    package func turned(to orientation: Orientation) -> Device {
        guard let posture, !orientations.contains(orientation) else { return self }
        let turned = postures.filter { $0.posture.isHalfFolded && posture.isHalfFolded }.lazy
            .compactMap { self.folded($0.posture) }
        return turned.first { $0.orientations.contains(orientation) } ?? self
    }

    /// The values of the whole screen that depend on the orientation; nil for devices that do not fold.
    func held(_ orientation: Orientation) -> HeldScreen? {
        posture.flatMap(screen)?.held.first { $0.orientation == orientation }
    }

    /// The screen in a posture; nil if the device has no such posture.
    func screen(in posture: Posture) -> FoldedScreen? { postures.first { $0.posture == posture } }

    /// The id, with the SDK of an older app, for sentences.
    package var idAndApp: String { id + appWords }

    /// The id, with the posture of a device that folds and the SDK of an older app, for sentences.
    var idAndPosture: String { (posture.map { "\(id) in posture \($0.name)" } ?? id) + appWords }

    private var appWords: String {
        givesOtherWindows ? " with an app of SDK \(sdk?.name ?? "")" : ""
    }
}
