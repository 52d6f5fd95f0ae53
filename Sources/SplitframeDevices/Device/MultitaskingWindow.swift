public import SplitframeInterface

/// One window of Split View or Slide Over, iPadOS 9 to 18, as measured or published.
public struct MultitaskingWindow: Hashable, Sendable {
    /// The part of the screen.
    public enum Split: NamedCase {
        case full
        case twoThirds
        case half
        case oneThird
        case slideOver
        /// The halves of an unfolded display.
        case splitLeft
        case splitRight
    }

    public var orientation: Orientation
    public var split: Split
    /// Width and height in points.
    public var size: Size
    public var horizontalSizeClass: SizeClass
    public var evidence: Evidence
    /// The distance in points of a Slide Over card from the edges of the screen; nil for a card of full height.
    public var cardInset: Double?
    /// The SDK of the apps that have the window.
    public var sdk = AppSDK.newest
    /// Values read from the window itself, if they differ from the part of the screen that it covers.
    public var held: HeldScreen?

    public init(
        orientation: Orientation, split: Split, size: Size, horizontalSizeClass: SizeClass,
        evidence: Evidence, cardInset: Double? = nil
    ) {
        self.orientation = orientation
        self.split = split
        self.size = size
        self.horizontalSizeClass = horizontalSizeClass
        self.evidence = evidence
        self.cardInset = cardInset
    }
}

/// The SDK that an app was built with, for devices on which apps built with older SDKs get other windows.
public enum AppSDK: NamedCase {
    case sdk26
    case sdk27
    case sdk27point1

    /// The SDK that supports devices that fold; apps built with it have the whole display.
    package static let newest = AppSDK.sdk27point1

    /// The version as written on the command line: `27.0`.
    public var name: String {
        switch self {
        case .sdk26: "26"
        case .sdk27: "27.0"
        case .sdk27point1: "27.1"
        }
    }
}
