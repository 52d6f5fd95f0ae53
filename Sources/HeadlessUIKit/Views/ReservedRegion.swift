public import Foundation
import SplitframeInterface

extension UIView {
    /// A part of a window that the device keeps for itself (iOS 27.1), in the space of the view that was asked.
    public struct ReservedRegion: Hashable, Sendable {
        /// What a region does to a window.
        public enum Kind: Hashable, Sendable {
            /// It hides what lies beneath: a camera, the status bar of an upright strip.
            case occlusion
            /// It parts what lies on both sides: a fold.
            case division
        }

        /// Which regions are asked for besides those in force.
        public struct QueryOptions: OptionSet, Hashable, Sendable {
            public let rawValue: UInt

            /// Also those that are not in force, as the fold of a display that lies flat.
            public static let includeInactive = QueryOptions(rawValue: 1 << 0)

            public init(rawValue: UInt) { self.rawValue = rawValue }
        }

        public let kind: Kind
        /// The region with its margins, in points of the view; it may lie outside of the view.
        public let frame: CGRect
        /// What of the frame is room around the region itself.
        public let margins: UIEdgeInsets
        public let isActive: Bool
    }

    /// The regions that this view has been told of: those of its window, once that was laid out in its place.
    func toldRegions(
        of kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions
    ) -> [ReservedRegion] {
        readsReservedRegions = true
        guard let window else { return [] }
        return window.toldRegions.all.map { region in
            ReservedRegion(
                kind: ReservedRegion.Kind(region.kind), frame: convert(CGRect(region.frame), from: nil),
                margins: UIEdgeInsets(region.margins), isActive: region.isActive)
        }.filter { $0.kind == kind && ($0.isActive || options.contains(.includeInactive)) }
    }

    /// Asks everyone from here down who reads regions to lay out again.
    func regionsChanged() {
        if readsReservedRegions { setNeedsLayout() }
        for view in subviews { view.regionsChanged() }
    }
}

extension UIView.ReservedRegion.Kind {
    fileprivate init(_ kind: SplitframeInterface.ReservedRegion.Kind) {
        self =
            switch kind {
            case .occlusion: .occlusion
            case .division: .division
            }
    }
}
