public import SplitframeInterface

/// A device in an orientation, with an app in one of its windows, under one generation of the system.
///
/// Lengths are points; frames are measured from the top-left corner of the screen as it is held.
public struct Place: Hashable, Sendable {
    public private(set) var device: Device
    public let orientation: Orientation
    public let window: Window
    public let generation: Generation

    /// The traits that the window gives the interface inside it.
    public private(set) var environment: TraitEnvironment
    /// The size of the screen as it is held; that of the window itself if no screen surrounds it.
    public let screenSize: Size
    /// The frame of the window: panes are at the left, a Slide Over card at the right, tiles at the top left.
    public let windowFrame: Rectangle
    /// The frames of other apps: beside a pane or tile, and behind a Slide Over card.
    public let neighbourFrames: [Rectangle]
    /// The bar between the panes of Split View; iOS 26 leaves a gap instead.
    public let divider: Rectangle?

    /// The SDK of an app that gets another window than the whole display because it does not support folding.
    package var olderApp: AppSDK? { device.givesOtherWindows ? device.sdk : nil }

    /// The provenance of the window's size.
    public let sizeProvenance: Provenance
    /// The provenance of the window's safe area.
    public let safeAreaProvenance: Provenance
    /// The provenance of the window's horizontal size class.
    public let sizeClassProvenance: Provenance

    /// Finds the place of a window.
    ///
    /// Safe-area insets are physical: the layout direction does not mirror them, nor the arrangement of windows.
    ///
    /// - Parameter generation: By default the device's default generation.
    /// - Throws: ``PlaceError`` if the device has no such window, orientation or generation.
    public init(
        device: Device, orientation: Orientation, window: Window = .full, generation: Generation? = nil,
        layoutDirection: LayoutDirection = .leftToRight
    ) throws(PlaceError) {
        let generation = generation ?? device.usualGeneration
        let offer = try WindowOffer.find(
            window, on: device, orientation: orientation, generation: generation)
        let isOnScreen = offer.arrangement != .free || device.windowsAreOnOwnScreen
        let screen = isOnScreen ? device.screenSize(in: orientation) : offer.size
        let insets = device.screenInsets(on: generation)
        let frames = offer.arrangement.frames(
            of: offer.size, on: screen, topInset: insets.insets[orientation].top,
            pixelGrid: PixelGrid(scale: device.scale))

        self.device = device
        self.orientation = orientation
        self.window = window
        self.generation = generation
        var environment = TraitEnvironment(
            size: offer.size, scale: device.scale,
            safeArea: offer.held?.safeArea
                ?? offer.arrangement.insets(
                    of: frames.window, on: screen, from: insets.insets[orientation]),
            horizontalSizeClass: offer.horizontalSizeClass,
            verticalSizeClass: device.sizeClasses[orientation].vertical, idiom: device.idiom,
            layoutDirection: layoutDirection)
        if let held = offer.held ?? device.held(orientation) {
            environment.verticalBarEdge = held.verticalBarEdge
            environment.reservedRegions = held.reservedRegions
        }
        // iPadOS 26 gives every window except one that fills the screen buttons to close, minimise and enlarge it.
        environment.hasWindowControls =
            generation.look.hasWindowControls && device.platform == .iOS && device.posture == nil
            && frames.window != Rectangle(size: screen)
        self.environment = environment
        screenSize = screen
        windowFrame = frames.window
        neighbourFrames = frames.neighbours
        divider = frames.divider
        sizeProvenance = offer.sizeProvenance
        safeAreaProvenance =
            device.givesOtherWindows
            ? offer.sizeProvenance
            : offer.held != nil
                ? .assumed("the strip's inset as third parties read it with bars, without them too")
                : offer.arrangement == .wholeScreen
                    ? insets.provenance : .assumed(offer.arrangement.insetsReason)
        sizeClassProvenance = offer.sizeClassProvenance
    }

    /// The same window after its display is folded or flattened: its size stays, and the fold becomes active or
    /// inactive.
    ///
    /// Observed for the halves of Split View, which are opened before the display is folded (wherebear, a simulator of
    /// iOS 27.1). Nil if the display cannot have the posture in this orientation.
    package func folded(to posture: Posture) -> Place? {
        guard let device = device.folded(posture), device.orientations.contains(orientation) else {
            return nil
        }
        var place = self
        place.device = device
        place.environment.reservedRegions.fold?.isActive = posture.isHalfFolded
        return place
    }

    /// The named windows that a device has, the widest first; empty if it has no such orientation or generation.
    public static func windows(
        of device: Device, orientation: Orientation, generation: Generation
    ) -> [Window] {
        Window.named.filter {
            WindowOffer.named($0, on: device, orientation: orientation, generation: generation) != nil
        }
    }
}

extension WindowOffer {
    /// The offer of a named or free window.
    fileprivate static func find(
        _ window: Window, on device: Device, orientation: Orientation, generation: Generation
    ) throws(PlaceError) -> WindowOffer {
        guard device.orientations.contains(orientation) else {
            throw .orientation(orientation, device: device.idAndPosture, offered: device.orientations)
        }
        guard device.isOffered(on: generation) else {
            throw device.postures.isEmpty
                ? .generation(generation, device: device.id)
                : .generationBeforeFolding(
                    generation, device: device.id, offered: Generation.known.filter(device.isOffered))
        }
        let hasFreeWindows = device.hasFreeWindows(on: generation)
        if case .free(let size) = window, hasFreeWindows {
            return try free(size, on: device, orientation: orientation, generation: generation)
        }
        if let offer = named(window, on: device, orientation: orientation, generation: generation) {
            guard offer.size.isUsable else { throw .unusableSize(offer.size) }
            return offer
        }
        throw .window(
            window, device: device.idAndPosture, orientation, generation,
            offered: Place.windows(of: device, orientation: orientation, generation: generation),
            resizable: hasFreeWindows)
    }
}

extension Place {
    /// The same place on a screen with square corners.
    package var withSquareCorners: Place {
        var place = self
        place.device.cornerRadius = 0
        return place
    }
}
