public import Foundation
public import SplitframeInterface

// The types behind UISplitViewController's nested types, so that an app that imports only UIKit sees their cases.
@_exported public import enum SplitframeInterface.BackgroundStyle
@_exported public import enum SplitframeInterface.Column
@_exported public import struct SplitframeInterface.ContentElement
@_exported public import enum SplitframeInterface.DisplayMode
@_exported public import enum SplitframeInterface.DisplayModeButtonVisibility
@_exported public import enum SplitframeInterface.PrimaryEdge
@_exported public import enum SplitframeInterface.SplitBehavior
@_exported public import enum SplitframeInterface.SplitStyle

extension UISplitViewController {
    public typealias Style = SplitStyle
    public typealias DisplayMode = SplitframeInterface.DisplayMode
    public typealias SplitBehavior = SplitframeInterface.SplitBehavior
    public typealias Column = SplitframeInterface.Column
    public typealias PrimaryEdge = SplitframeInterface.PrimaryEdge
    public typealias LayoutEnvironment = SplitLayoutEnvironment
    public typealias BackgroundStyle = SplitframeInterface.BackgroundStyle
    public typealias DisplayModeButtonVisibility = SplitframeInterface.DisplayModeButtonVisibility

    /// The number that stands for an automatic value (measured on iOS 26.1).
    public static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

    static func dimension(_ value: Double?) -> CGFloat { value.map { CGFloat($0) } ?? automaticDimension }

    static func preference(_ value: CGFloat) -> Double? { value == automaticDimension ? nil : Double(value) }
}

extension DisplayMode {
    /// The name of ``secondaryOnly`` before iOS 14.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The name of ``oneBesideSecondary`` before iOS 14.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The name of ``oneOverSecondary`` before iOS 14.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
}
