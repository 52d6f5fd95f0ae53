public import Foundation
import SplitframeInterface

extension UIView {
    /// A region of a window that the device reserves (iOS 27.1), in the space of a view.
    public struct ReservedRegion: Hashable, Sendable {
        /// The effect of a region on a window.
        public enum Kind: Hashable, Sendable {
            /// The region covers content: a camera, the status box of an upright strip.
            case occlusion
            /// The region divides content: a fold.
            case division
        }

        /// The regions to return besides active ones.
        public struct QueryOptions: OptionSet, Hashable, Sendable {
            public let rawValue: UInt

            /// Also returns inactive regions, such as the fold of a display that is flat.
            public static let includeInactive = QueryOptions(rawValue: 1 << 0)

            public init(rawValue: UInt) { self.rawValue = rawValue }
        }

        public let kind: Kind
        /// The region with its margins, in points in the view's space; it may lie outside of the view.
        public let frame: CGRect
        /// The margins around the region itself, which are part of the frame.
        public let margins: UIEdgeInsets
        public let isActive: Bool
    }

    /// The window's regions in this view's space, as last announced after a layout of the window.
    func announcedRegions(
        of kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions
    ) -> [ReservedRegion] {
        readsReservedRegions = true
        guard let window else { return [] }
        return window.announcedRegions.all.map { region in
            ReservedRegion(
                kind: ReservedRegion.Kind(region.kind), frame: convert(CGRect(region.frame), from: nil),
                margins: UIEdgeInsets(region.margins), isActive: region.isActive)
        }.filter { $0.kind == kind && ($0.isActive || options.contains(.includeInactive)) }
    }

    /// Requests layout of all views from here down that read regions.
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
