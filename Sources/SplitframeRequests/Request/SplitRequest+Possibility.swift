import SplitframeDevices
import SplitframeInterface
import SplitframeLayout

extension SplitRequest {
    /// The reason why UIKit would never show this, or nil if it would.
    public var impossibility: SelectionError? {
        if !generation.rules.hasColumnStyles, style != .unspecified {
            return .styleBeforeColumns(style, generation)
        }
        if style == .unspecified, splitBehavior != .automatic { return .classicHasNoBehavior(splitBehavior) }
        if showsInspector, style == .unspecified || !generation.rules.hasInspector {
            return .noInspector(style, generation)
        }
        if showsInspector, !device.platform.hasInspector {
            return .noInspectorOnPlatform(device.platform, device: device.id)
        }
        if !device.platform.hasOverlays, let word = wantedOverlay {
            return .noOverlayOnPlatform(word, device.platform, device: device.id)
        }
        if !largeTitles.isEmpty, !generation.look.hasLargeTitles { return .noLargeTitles(generation) }
        do throws(SelectionError) {
            _ = try place()
            return nil
        } catch {
            return error
        }
    }

    /// Whether the style offers the mode under the behavior; other modes may be requested, but UIKit falls back to an
    /// offered one.
    var modeIsOffered: Bool {
        guard displayMode != .automatic else { return true }
        let behaviors = splitBehavior == .automatic ? SplitBehavior.allCases : [splitBehavior]
        return behaviors.contains { style.modes(under: $0).contains(displayMode) }
    }

    /// The first requested value that lets columns overlay or displace the secondary.
    private var wantedOverlay: String? {
        let asked = properties + [.preferredSplitBehavior(splitBehavior), .preferredDisplayMode(displayMode)]
        return asked.first { Self.overlays.contains($0) }?.valueText
    }

    private static let overlays: Set<SplitProperty> = [
        .preferredSplitBehavior(.overlay), .preferredSplitBehavior(.displace),
        .preferredDisplayMode(.oneOverSecondary), .preferredDisplayMode(.twoOverSecondary),
        .preferredDisplayMode(.twoDisplaceSecondary),
    ]
}

extension Platform {
    /// Whether split views have an inspector column: `Column.inspector` is declared for neither tvOS nor visionOS.
    fileprivate var hasInspector: Bool {
        switch self {
        case .iOS, .macCatalyst: true
        case .visionOS, .tvOS: false
        }
    }

    /// Whether columns can overlay or displace the secondary: those behaviors are not declared for visionOS.
    fileprivate var hasOverlays: Bool {
        switch self {
        case .iOS, .macCatalyst, .tvOS: true
        case .visionOS: false
        }
    }
}
