public import SplitframeInterface

/// The family of systems that arranges a device's windows.
public enum Platform: NamedCase {
    /// iPhone and iPad: two orientations, windows inside the screen.
    case iOS
    /// An iPad app on the Mac: landscape only, windows of any size.
    case macCatalyst
    /// A window in a room: landscape only, of any size.
    case visionOS
    /// A television: landscape only, one window that fills it.
    case tvOS

    /// The orientations that the system has.
    public var orientations: [Orientation] {
        switch self {
        case .iOS: [.portrait, .landscape]
        case .macCatalyst, .visionOS, .tvOS: [.landscape]
        }
    }

    /// Whether a window without a size of its own fills a display.
    package var hasDisplay: Bool {
        switch self {
        case .iOS, .tvOS: true
        case .macCatalyst, .visionOS: false
        }
    }

    /// Whether people turn its devices, so that pictures say how one is held.
    package var isTurned: Bool { orientations.count > 1 }

    /// The default platform of an idiom.
    public init(idiom: UserInterfaceIdiom) {
        switch idiom {
        case .phone, .pad: self = .iOS
        case .mac: self = .macCatalyst
        case .vision: self = .visionOS
        case .tv: self = .tvOS
        }
    }
}
