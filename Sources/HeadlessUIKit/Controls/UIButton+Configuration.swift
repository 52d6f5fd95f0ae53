public import Foundation

extension UIButton {
    /// The contents and the look of a button.
    @preconcurrency @MainActor public struct Configuration: Hashable {
        /// The predefined looks that a configuration starts from.
        enum Look: Hashable, Sendable {
            case plain, gray, tinted, filled, bordered, glass
        }

        public enum Size: Hashable, Sendable { case mini, small, medium, large }
        public enum CornerStyle: Hashable, Sendable { case fixed, dynamic, small, medium, large, capsule }
        public enum TitleAlignment: Hashable, Sendable { case automatic, leading, center, trailing }
        public enum Indicator: Hashable, Sendable { case automatic, none, popup }

        let look: Look
        public var title: String?
        public var attributedTitle: AttributedString?
        public var subtitle: String?
        public var attributedSubtitle: AttributedString?
        public var image: UIImage?
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var contentInsets = Self.usualInsets
        private static let usualInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var indicator = Indicator.automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var showsActivityIndicator = false
        public var automaticallyUpdateForSelection = true
        public var background = UIBackgroundConfiguration.clear()
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

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

        public mutating func setDefaultContentInsets() { contentInsets = Self.usualInsets }

        public func updated(for button: UIButton) -> Self { self }

        /// The title, with or without attributes.
        var plainTitle: String? { title ?? attributedTitle.map { String($0.characters) } }

        /// The insets that the app has set, or else those of the size; small and large buttons are 28 and 50 points
        /// high (assumed: as many apps draw beside them).
        var insets: NSDirectionalEdgeInsets {
            guard contentInsets == Self.usualInsets else { return contentInsets }
            return switch buttonSize {
            case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: contentInsets
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        /// The font of the title: body, in small buttons subheadline (assumed).
        var font: UIFont {
            switch buttonSize {
            case .mini, .small: .preferredFont(forTextStyle: .subheadline)
            case .medium, .large: .preferredFont(forTextStyle: .body)
            }
        }

        // MARK: Compiles only
        public var titleAlignment = TitleAlignment.automatic
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    }
}
