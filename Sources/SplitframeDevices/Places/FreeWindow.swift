public import SplitframeInterface

/// Windows of any size: where they are available, their limits, and their provenance.
extension Device {
    /// Whether windows of any size are available under a generation.
    ///
    /// On iOS and iPadOS they need an iPad with multitasking, or since iOS 27 an iPhone that does not fold, whose apps
    /// are then in iPhone Mirroring or on an iPad; some systems have the full window only.
    public func hasFreeWindows(on generation: Generation) -> Bool {
        guard isOffered(on: generation), generation.places.windows != .full else { return false }
        return switch platform {
        case .iOS:
            idiom == .pad
                ? !multitasking.isEmpty : generation.places.resizesPhones && postures.isEmpty
        case .macCatalyst, .visionOS: true
        case .tvOS: false
        }
    }

    /// The largest free window in points.
    ///
    /// Outside iPadOS there is no screen that limits it; the pixels of the largest display Apple sells (recalled, 6016
    /// x 3384) prevent a typing error from requesting a picture of gigabytes.
    func largestWindow(in orientation: Orientation) -> Size {
        windowsAreOnOwnScreen ? screenSize(in: orientation) : Size(width: 6016, height: 3384)
    }

    /// Whether free windows are on the device's own screen; those of iPhone apps are on another.
    var windowsAreOnOwnScreen: Bool {
        switch platform {
        case .iOS: idiom == .pad
        case .tvOS: true
        case .macCatalyst, .visionOS: false
        }
    }
}

extension WindowOffer {
    /// The offer of a free window of this size.
    ///
    /// - Throws: ``PlaceError/unusableSize(_:)`` or ``PlaceError/largerThanScreen(_:screen:device:)``.
    static func free(
        _ size: Size, on device: Device, orientation: Orientation, generation: Generation
    ) throws(PlaceError) -> WindowOffer {
        guard size.isUsable else { throw .unusableSize(size) }
        let largest = device.largestWindow(in: orientation)
        guard size.width <= largest.width, size.height <= largest.height else {
            throw .largerThanScreen(size, screen: largest, device: device.id)
        }
        let followsWidth = device.platform == .iOS && device.idiom == .pad
        let isPhone = device.idiom == .phone
        return WindowOffer(
            window: .free(size), size: size, arrangement: .free,
            sizeProvenance: sizeProvenance(of: device, generation: generation),
            horizontalSizeClass: followsWidth
                ? SizeClass(width: size.width)
                : isPhone ? .compact : device.sizeClasses[orientation].horizontal,
            sizeClassProvenance: followsWidth
                ? SizeClass.widthProvenance : isPhone ? .phoneWindows : device.sizeClassProvenance)
    }

    private static func sizeProvenance(of device: Device, generation: Generation) -> Provenance {
        if device.idiom == .phone {
            return .documented(
                "WWDC26 session 278: iPhone apps resize freely in iPhone Mirroring and on iPad")
        }
        return switch device.platform {
        case .macCatalyst, .visionOS:
            .assumed("resizes freely; no minimum is known, the size is the one asked for")
        case .iOS, .tvOS:
            switch generation.places.windows {
            case .free, .full: .documented("HIG: windows resize freely on iPadOS 26")
            case .panes:
                .assumed(
                    device.stageManager16to18
                        ? "Stage Manager snaps to sizes of its own, mostly unknown; taken as asked for"
                        : "without Stage Manager no free windows before iPadOS 26; taken as asked for")
            }
        }
    }
}

extension Provenance {
    /// The provenance of the width class of an iPhone app's window.
    fileprivate static let phoneWindows = Provenance.reported(
        "fatbobman, From size class to available space: compact at any width, in previews of Xcode 27 and on iPads"
    )
}

extension SizeClass {
    /// The width in points of the narrowest window known to be regular; the widest known compact one has 639.
    private static let regularWidth = 678.0

    static let widthProvenance = Provenance.assumed(
        "regular from 678 points on, which reproduces every known window of Split View; "
            + "the width of the switch itself is unpublished, somewhere in 640...678")

    /// The horizontal size class of an iPad's window without published values.
    public init(width: Double) {
        self = width >= Self.regularWidth ? .regular : .compact
    }
}
