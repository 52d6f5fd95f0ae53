import SplitframeGeometry

extension Device {
    /// The posture of a device that folds where none is said: flat, if it can be.
    public var usualPosture: Posture? {
        postures.first { $0.posture == .open }?.posture ?? postures.first?.posture
    }

    /// The device as it is where nothing is said of it: as posture the usual one, with apps of the newest SDK.
    package var asUsual: Device { usualPosture.flatMap { folded($0, seenBy: .newest) } ?? self }

    /// The device in a posture, with the screen that it has there; nil where it never is.
    public func folded(_ posture: Posture) -> Device? { folded(posture, seenBy: sdk ?? .newest) }

    /// The device as an app sees it that was built with an SDK: with the windows of such apps; nil where it has none.
    public func seen(by sdk: AppSDK) -> Device? { posture.flatMap { folded($0, seenBy: sdk) } }

    /// Whether an app gets another window than the whole display, because it knows nothing of folding.
    package var givesOtherWindows: Bool { sdk != nil && sdk != .newest }

    /// The device in a posture as an app of an SDK sees it; nil where no such app has a window there.
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

    /// The device held in another way as it is folded now: half folded it is a book or a laptop by how it is held.
    package func turned(to orientation: Orientation) -> Device {
        guard let posture, !orientations.contains(orientation) else { return self }
        let turned = postures.filter { $0.posture.isHalfFolded && posture.isHalfFolded }.lazy
            .compactMap { self.folded($0.posture) }
        return turned.first { $0.orientations.contains(orientation) } ?? self
    }

    /// What of the whole screen depends on how the device is held; nil of devices that do not fold.
    func held(_ orientation: Orientation) -> HeldScreen? {
        posture.flatMap(screen)?.held.first { $0.orientation == orientation }
    }

    /// The screen in a posture; nil where the device never is in it.
    func screen(in posture: Posture) -> FoldedScreen? { postures.first { $0.posture == posture } }

    /// The id, and the SDK of the app where that is an older one, for sentences.
    package var idAndApp: String { id + appWords }

    /// The same with the posture of a device that folds.
    var idAndPosture: String { (posture.map { "\(id) in posture \($0)" } ?? id) + appWords }

    private var appWords: String {
        givesOtherWindows ? " with an app of SDK \(sdk?.name ?? "")" : ""
    }
}
