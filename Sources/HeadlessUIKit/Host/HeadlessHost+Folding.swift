public import SplitframeDevices

extension HeadlessHost {
    /// Folds the device to a posture.
    ///
    /// Observers of the hinge are told first. Where the display changes, the scene with its window moves to the other
    /// display and fills it, with the callbacks of any change of size; the interface rotates by a quarter turn, since
    /// the inner display lies across the outer one. Half folding changes only the fold, even in a half of Split View.
    ///
    /// - Throws: `PlaceError` where the device does not support the posture, or not in its current orientation.
    public func fold(to posture: Posture) throws {
        guard let place, let former = place.device.posture, let device = place.device.folded(posture) else {
            throw PlaceError.posture(
                posture, device: place?.device.idAndApp ?? "The window",
                offered: place?.device.foldedPostures ?? [])
        }
        let changesDisplay = former.showsInnerDisplay != posture.showsInnerDisplay
        let held = heldOrientation ?? place.orientation
        let turned = changesDisplay ? acrossHinge(held, to: posture) : place.orientation
        // An app that does not support folding may have a window in only one orientation, which is then used.
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

    /// Closes the device, so that the app is on the outer display.
    ///
    /// - Throws: `PlaceError` where the device does not fold.
    public func close() throws { try fold(to: .closed) }

    /// The orientation of the other display in the same hand: portrait where this one is in landscape, and vice versa
    /// (observed).
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
