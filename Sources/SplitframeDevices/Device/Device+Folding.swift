import SplitframeGeometry

extension Device {
    /// The posture of a device that folds where none is said: flat, if it can be.
    public var usualPosture: Posture? {
        postures.first { $0.posture == .open }?.posture ?? postures.first?.posture
    }

    /// The device in a posture, with the screen that it has there; nil where it never is.
    public func folded(_ posture: Posture) -> Device? {
        guard let screen = screen(in: posture) else { return nil }
        var device = self
        device.posture = posture
        device.portraitSize = screen.portraitSize
        device.nativePixels = screen.nativePixels
        device.renderPixels = screen.renderPixels
        device.cornerRadius = screen.cornerRadius
        device.multitasking = screen.windows
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

    /// The id, and the posture of a device that folds, for sentences.
    var idAndPosture: String { posture.map { "\(id) in posture \($0)" } ?? id }
}
