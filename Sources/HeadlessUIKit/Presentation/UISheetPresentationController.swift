public import Foundation
import SplitframeInterface
import SplitframeLayout

/// A presentation as a sheet.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet may rest, in ascending order.
    open var detents: [Detent] = [.large()] { didSet { placeAgain() } }
    /// The detent at which the sheet rests; nil for the first.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { placeAgain() } }
    open var prefersGrabberVisible = false
    /// The preferred side of the sheet where there is room beside it (its header, iOS 27).
    open var preferredPlacement = Placement.automatic { didSet { placeAgain() } }

    /// The horizontal position of a sheet in the window, with UIKit's raw values.
    public enum Placement: Int, Sendable {
        case automatic, leading, center, trailing
    }

    /// Groups changes that UIKit animates.
    open func animateChanges(_ changes: () -> Void) { changes() }

    /// Updates the heights of custom detents.
    open func invalidateDetents() { placeAgain() }

    /// The current detent: the selected one, or the first that has a height.
    func restingDetent(in context: any UISheetPresentationControllerDetentResolutionContext) -> Detent? {
        let active = detents.filter { $0.resolvedValue(in: context) != nil }
        return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
    }

    private func placeAgain() { presentedViewController.surroundingWindow?.placePresented() }

    // MARK: Compiles only
    open var preferredCornerRadius: CGFloat?
    /// Where there is little height, a sheet fills the window.
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
}

/// The context in which a detent computes its height.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the content at the large detent, in points.
    var maximumDetentValue: CGFloat { get }
}

/// The context for the detents of a sheet.
struct DetentResolutionContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor open class Detent: IdentityHashable {
        /// The identifier of a detent.
        public struct Identifier: Hashable, Sendable, RawRepresentable {
            public let rawValue: String

            public static let medium = Identifier(rawValue: "medium")
            public static let large = Identifier(rawValue: "large")

            public init(_ rawValue: String) { self.rawValue = rawValue }

            public init(rawValue: String) { self.rawValue = rawValue }
        }

        public typealias Context = any UISheetPresentationControllerDetentResolutionContext

        public let identifier: Identifier
        private let resolver: (Context) -> CGFloat?

        init(_ identifier: Identifier, resolver: @escaping (Context) -> CGFloat?) {
            self.identifier = identifier
            self.resolver = resolver
        }

        open class func medium() -> Detent {
            Detent(.medium) { context in
                let scale = max(1, Double(context.containerTraitCollection.displayScale))
                let most = Double(context.maximumDetentValue)
                return SheetHeight.medium.value(of: most, grid: PixelGrid(scale: scale)).map { CGFloat($0) }
            }
        }

        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// Makes a custom height in points, without the safe area; nil leaves the detent out, and a greater value than
        /// the maximum is reduced to it.
        open class func custom(
            identifier: Identifier? = nil, resolver: @escaping (Context) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
        }

        /// The height of the content in points.
        open func resolvedValue(in context: Context) -> CGFloat? {
            resolver(context).map { min($0, context.maximumDetentValue) }
        }
    }
}

/// A sheet's delegate, which is never called, because the host drags no sheet; compiles only.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
}
