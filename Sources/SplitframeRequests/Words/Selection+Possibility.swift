public import SplitframeDevices
import SplitframeInterface
import SplitframeLayout

extension Selection {
    /// Where the split view stands.
    ///
    /// - Throws: ``SelectionError/place(_:)`` where the device has no such window, orientation or generation.
    public func place() throws(SelectionError) -> Place {
        do {
            return try Place(
                device: device, orientation: orientation, window: window, generation: generation,
                layoutDirection: direction)
        } catch {
            throw .place(error)
        }
    }

    /// Why UIKit would never show this, or nil where it would.
    public var impossibility: SelectionError? {
        if !generation.rules.hasColumnStyles, style != .unspecified {
            return .styleBeforeColumns(style, generation)
        }
        if style == .unspecified, splitBehavior != .automatic { return .classicHasNoBehavior(splitBehavior) }
        if showsInspector, style == .unspecified || !generation.rules.hasInspector {
            return .noInspector(style, generation)
        }
        if !largeTitles.isEmpty, !generation.look.hasLargeTitles { return .noLargeTitles(generation) }
        do throws(SelectionError) {
            _ = try place()
            return nil
        } catch {
            return error
        }
    }

    /// Whether the style offers the mode under the behavior; asking for another is allowed and falls back.
    var modeIsOffered: Bool {
        guard displayMode != .automatic else { return true }
        let behaviors = splitBehavior == .automatic ? SplitBehavior.allCases : [splitBehavior]
        return behaviors.contains { style.modes(under: $0).contains(displayMode) }
    }
}
