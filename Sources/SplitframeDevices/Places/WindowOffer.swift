import SplitframeInterface

/// A window as a device offers it in an orientation, under a generation.
struct WindowOffer: Hashable, Sendable {
    var window: Window
    var size: Size
    var arrangement: WindowArrangement
    var sizeProvenance: Provenance
    var horizontalSizeClass: SizeClass
    var sizeClassProvenance: Provenance
    /// Values read from the window itself; nil if it keeps the overlapping part of the screen's.
    var held: HeldScreen?
}

extension WindowOffer {
    /// The named window, or nil if it is not available.
    ///
    /// Under a generation with free windows, halves, thirds and quarters are tiles if the device has tiles.
    static func named(
        _ window: Window, on device: Device, orientation: Orientation, generation: Generation
    ) -> WindowOffer? {
        guard device.orientations.contains(orientation), device.isOffered(on: generation) else { return nil }
        if window == .full { return full(on: device, orientation: orientation) }
        switch generation.places.windows {
        case .full: return nil
        case .panes: return pane(window, on: device, orientation: orientation)
        case .free:
            if let tiles = device.tilesPadOS26, [.half, .oneThird, .quarter].contains(window) {
                return tile(window, of: tiles, on: device, orientation: orientation)
            }
            let pane = pane(window, on: device, orientation: orientation)
            return device.posture == nil ? pane?.carriedOver : pane
        }
    }

    private static func full(on device: Device, orientation: Orientation) -> WindowOffer {
        let row = device.multitasking.first { $0.orientation == orientation && $0.split == .full }
        if let row, device.givesOtherWindows {
            let provenance = row.evidence.provenance(device: device.name)
            return WindowOffer(
                window: .full, size: row.size,
                arrangement: .letterbox(stripIsLeft: device.safeArea[orientation].left > 0),
                sizeProvenance: provenance, horizontalSizeClass: row.horizontalSizeClass,
                sizeClassProvenance: .assumed("read of no older app: by the window's width"), held: row.held)
        }
        return WindowOffer(
            window: .full, size: device.screenSize(in: orientation), arrangement: .wholeScreen,
            sizeProvenance: row?.evidence.provenance(device: device.name)
                ?? device.portraitSizeEvidence?.provenance(device: device.name)
                ?? .reported("the device's own description"),
            horizontalSizeClass: device.sizeClasses[orientation].horizontal,
            sizeClassProvenance: device.sizeClassProvenance)
    }

    private static func pane(
        _ window: Window, on device: Device, orientation: Orientation
    ) -> WindowOffer? {
        guard
            let row = device.multitasking.first(where: {
                $0.orientation == orientation && $0.split.window == window
            })
        else { return nil }
        let provenance = row.evidence.provenance(device: device.name)
        return WindowOffer(
            window: window, size: row.size,
            arrangement: arrangement(of: window, row, on: device),
            sizeProvenance: provenance, horizontalSizeClass: row.horizontalSizeClass,
            sizeClassProvenance: provenance, held: row.held)
    }

    private static func arrangement(
        of window: Window, _ row: MultitaskingWindow, on device: Device
    ) -> WindowArrangement {
        let gap = device.splitDivider ?? 0
        return switch window {
        case .slideOver: .card(inset: row.cardInset ?? 0)
        case .splitLeft: .pane(gap: gap, hasDivider: false)
        case .splitRight: .trailingPane(gap: gap)
        case .full, .twoThirds, .half, .oneThird, .quarter, .free:
            .pane(gap: gap, hasDivider: device.splitDivider != nil)
        }
    }

    private static func tile(
        _ window: Window, of tiles: WindowTiles, on device: Device, orientation: Orientation
    ) -> WindowOffer? {
        let sizes = tiles.sizes[orientation]
        let size: Size? =
            switch window {
            case .half: sizes.half
            case .oneThird: sizes.third
            case .quarter: sizes.quarter
            case .full, .twoThirds, .slideOver, .splitLeft, .splitRight, .free: nil
            }
        guard let size else { return nil }
        return WindowOffer(
            window: window, size: size, arrangement: .tile(gap: tiles.gap),
            sizeProvenance: tiles.evidence.provenance(device: device.name),
            horizontalSizeClass: SizeClass(width: size.width),
            sizeClassProvenance: SizeClass.widthProvenance)
    }

    /// A pane of Split View or a card of Slide Over on iOS 26, which has no divider and no readings of its own.
    private var carriedOver: WindowOffer {
        var offer = self
        if case .pane(let gap, _) = arrangement { offer.arrangement = .pane(gap: gap, hasDivider: false) }
        let source = sizeProvenance.source
        offer.sizeProvenance = .assumed("as on iPadOS 9 to 18, not read on iPadOS 26: \(source)")
        offer.sizeClassProvenance = offer.sizeProvenance
        return offer
    }
}

extension MultitaskingWindow.Split {
    var window: Window {
        switch self {
        case .full: .full
        case .twoThirds: .twoThirds
        case .half: .half
        case .oneThird: .oneThird
        case .slideOver: .slideOver
        case .splitLeft: .splitLeft
        case .splitRight: .splitRight
        }
    }
}
