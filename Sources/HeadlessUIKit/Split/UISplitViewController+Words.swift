public import Foundation
public import InterfaceModel

extension UISplitViewController {
    public typealias Style = SplitStyle
    public typealias DisplayMode = InterfaceModel.DisplayMode
    public typealias SplitBehavior = InterfaceModel.SplitBehavior
    public typealias Column = InterfaceModel.Column
    public typealias PrimaryEdge = InterfaceModel.PrimaryEdge
    public typealias BackgroundStyle = InterfaceModel.BackgroundStyle
    public typealias DisplayModeButtonVisibility = InterfaceModel.DisplayModeButtonVisibility

    /// How the split view around a place stands, with UIKit's raw values (iOS 26).
    public enum LayoutEnvironment: Int, Sendable {
        case none = 0
        case expanded = 1
        case collapsed = 2
    }

    /// The number that stands for "the system decides" (measured on iOS 26.1).
    public static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

    static func dimension(_ value: Double?) -> CGFloat { value.map { CGFloat($0) } ?? automaticDimension }

    static func preference(_ value: CGFloat) -> Double? { value == automaticDimension ? nil : Double(value) }
}

extension DisplayMode {
    /// The name before iOS 14 of ``secondaryOnly``.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The name before iOS 14 of ``oneBesideSecondary``.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The name before iOS 14 of ``oneOverSecondary``.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
}
