public import SplitframeDevices

extension HeadlessHost {
    /// Folds the device.
    ///
    /// Who listens to the hinge hears of it first. Where the display changes, the one scene with its window moves to it
    /// and takes the whole of it, in the order of callbacks of any change of size; the interface turns by a quarter, as the
    /// inner display stands across to the outer one. Half folding changes the fold alone, in a half of Split View too.
    ///
    /// - Throws: `PlaceError` where the device does not fold so, or not while it is held as it is.
    public func fold(to posture: Posture) throws {
        guard let place, let former = place.device.posture, let device = place.device.folded(posture) else {
            throw PlaceError.posture(
                posture, device: place?.device.idAndApp ?? "The window",
                offered: place?.device.foldedPostures ?? [])
        }
        let changesDisplay = former.showsInnerDisplay != posture.showsInnerDisplay
        let held = heldOrientation ?? place.orientation
        let turned = changesDisplay ? acrossHinge(held, to: posture) : place.orientation
        // An app that knows nothing of folding may have a window in one orientation alone, and keeps to that.
        let next =
            changesDisplay && device.givesOtherWindows && !device.orientations.contains(turned)
            ? device.orientations[0] : turned
        guard device.orientations.contains(next) else {
            throw PlaceError.fold(
                posture, device: device.id, next,
                offered: device.foldedPostures.filter { other in
                    other != former && device.folded(other)?.orientations.contains(next) == true
                })
        }
        if changesDisplay { arrival.orientation = nil }
        let orientation = changesDisplay ? allowed(next, for: rootViewController, on: device) : next
        let kept = changesDisplay || place.window == .full ? nil : place.folded(to: posture)
        let folded =
            try kept
            ?? Place(
                device: device, orientation: orientation, generation: generation,
                layoutDirection: environment.layoutDirection)
        if changesDisplay { outerLandscape = held == .landscapeLeft ? held : .landscape }
        heldOrientation = next
        adopt(folded)
        move(to: folded.environment)
    }

    /// Opens the device flat.
    ///
    /// - Throws: `PlaceError` where the device does not fold.
    public func open() throws { try fold(to: .open) }

    /// Shuts the device: the app is on the outer display.
    ///
    /// - Throws: `PlaceError` where the device does not fold.
    public func close() throws { try fold(to: .closed) }

    /// How the other display stands in the same hand: upright where this one lies, and the other way round (observed).
    private func acrossHinge(_ held: Orientation, to posture: Posture) -> Orientation {
        switch held {
        case .portrait: posture.showsInnerDisplay ? .landscape : outerLandscape
        case .landscape, .landscapeLeft: .portrait
        }
    }
}

extension Device {
    fileprivate var foldedPostures: [Posture] { postures.map(\.posture).filter { folded($0) != nil } }
}
