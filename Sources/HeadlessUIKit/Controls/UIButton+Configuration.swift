public import Foundation

extension UIButton {
    /// The contents and the look of a button; title, subtitle and image are drawn, everything else is stored.
    @preconcurrency @MainActor public struct Configuration: Hashable {
        /// The predefined looks that a configuration starts from.
        enum Look: Hashable, Sendable {
            case plain, gray, tinted, filled, bordered, glass
        }

        public enum Size: Hashable, Sendable { case mini, small, medium, large }
        public enum CornerStyle: Hashable, Sendable { case fixed, dynamic, small, medium, large, capsule }
        public enum TitleAlignment: Hashable, Sendable { case automatic, leading, center, trailing }
        public enum MacIdiomStyle: Hashable, Sendable {
            case automatic, bordered, borderless, borderlessTinted
        }
        public enum Indicator: Hashable, Sendable { case automatic, none, popup }

        let look: Look
        public var title: String?
        public var attributedTitle: AttributedString?
        public var subtitle: String?
        /// Compiles only.
        public var attributedSubtitle: AttributedString?
        public var image: UIImage?
        /// Compiles only.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Compiles only.
        public var imagePadding: CGFloat = 0
        /// Compiles only.
        public var titlePadding: CGFloat = 0
        /// Compiles only.
        public var titleAlignment = TitleAlignment.automatic
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public var cornerStyle = CornerStyle.dynamic
        /// Compiles only.
        public var buttonSize = Size.medium
        /// Compiles only.
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var indicator = Indicator.automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        /// Compiles only.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Compiles only.
        public var showsActivityIndicator = false
        /// Compiles only.
        public var automaticallyUpdateForSelection = true
        public var background = UIBackgroundConfiguration.clear()
        /// Compiles only.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Compiles only.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Compiles only.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Compiles only.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// Compiles only.
        public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
        /// Compiles only.
        public var imageReservation: CGFloat = 0

        init(_ look: Look) { self.look = look }

        public static func plain() -> Self { Self(.plain) }
        public static func gray() -> Self { Self(.gray) }
        public static func tinted() -> Self { Self(.tinted) }
        public static func filled() -> Self { Self(.filled) }
        public static func borderless() -> Self { Self(.plain) }
        public static func bordered() -> Self { Self(.bordered) }
        public static func borderedTinted() -> Self { Self(.tinted) }
        public static func borderedProminent() -> Self { Self(.filled) }
        public static func glass() -> Self { Self(.glass) }
        public static func prominentGlass() -> Self { Self(.filled) }
        public static func clearGlass() -> Self { Self(.glass) }

        public mutating func setDefaultContentInsets() {
            contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        }

        public func updated(for button: UIButton) -> Self { self }

        /// The title, with or without attributes.
        var plainTitle: String? { title ?? attributedTitle.map { String($0.characters) } }
    }
}
