public import Foundation
import SplitframeInterface

/// The content of a list's row: a text, a second text and an image.
///
/// Text, second text and image are drawn with their looks, at the places that rows have for them.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, @MainActor Hashable {
    /// The look of a text.
    public struct TextProperties: Hashable, Sendable {
        public enum TextAlignment: Hashable, Sendable { case natural, center, justified }
        public enum TextTransform: Hashable, Sendable { case none, uppercase, lowercase, capitalized }

        public var font: UIFont
        public var color: UIColor
        /// The transformation that the resolved colour has; it is not drawn.
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for any number.
        public var numberOfLines = 0
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none

        init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }

        /// A text as it is shown.
        func transform(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }

        @preconcurrency @MainActor public func resolvedColor() -> UIColor {
            colorTransformer?(color) ?? color
        }

        // MARK: Compiles only
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
    }

    /// The look of an image.
    public struct ImageProperties: Hashable, Sendable {
        public static let standardDimension: CGFloat = 0

        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        /// The transformation that the resolved tint has; it is not drawn.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero

        @preconcurrency @MainActor public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        // MARK: Compiles only
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
        public var strokeColor: UIColor?
        public var strokeWidth: CGFloat = 0
    }

    /// The purpose of a configuration, which determines the height of its row.
    enum Purpose: Hashable, Sendable {
        case row, subtitleRow, valueRow, header, footer
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var prefersSideBySideTextAndSecondaryText = false
    /// Compiles only.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    public var imageToTextPadding = Self.usualImagePadding
    public var textToSecondaryTextHorizontalPadding: CGFloat = 16
    public var textToSecondaryTextVerticalPadding = Self.usualTextPadding
    public var alpha: CGFloat = 1
    let purpose: Purpose

    init(
        _ purpose: Purpose, text: UIFont.TextStyle = .body, color: UIColor = .label,
        secondary: UIFont.TextStyle = .subheadline
    ) {
        self.purpose = purpose
        textProperties = TextProperties(text, color)
        secondaryTextProperties = TextProperties(secondary, .secondaryLabel)
        prefersSideBySideTextAndSecondaryText = purpose == .valueRow
        directionalLayoutMargins = Self.usualMargins
    }

    static let usualMargins = NSDirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16)
    static let usualImagePadding = CGFloat(ViewElement.usualImagePadding)
    static let usualTextPadding: CGFloat = 3

    public static func cell() -> Self { Self(.row) }
    public static func subtitleCell() -> Self { Self(.subtitleRow) }
    public static func valueCell() -> Self { Self(.valueRow, secondary: .body) }
    public static func sidebarCell() -> Self { Self(.row) }
    public static func sidebarSubtitleCell() -> Self { Self(.subtitleRow) }
    public static func accompaniedSidebarCell() -> Self { Self(.row) }
    public static func accompaniedSidebarSubtitleCell() -> Self { Self(.subtitleRow) }
    public static func header() -> Self { Self(.header, text: .headline) }
    public static func footer() -> Self { Self(.footer, text: .footnote, color: .secondaryLabel) }
    public static func plainHeader() -> Self { header() }
    public static func plainFooter() -> Self { footer() }
    public static func groupedHeader() -> Self { header() }
    public static func groupedFooter() -> Self { footer() }
    public static func sidebarHeader() -> Self { header() }
    public static func prominentInsetGroupedHeader() -> Self { header() }
    public static func extraProminentInsetGroupedHeader() -> Self { header() }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> Self { self }

    /// The text, with or without attributes; nil where it is empty.
    var plainText: String? {
        (text ?? attributedText?.string).flatMap { $0.isEmpty ? nil : textProperties.transform($0) }
    }
    var plainSecondaryText: String? {
        (secondaryText ?? secondaryAttributedText?.string)
            .flatMap { $0.isEmpty ? nil : secondaryTextProperties.transform($0) }
    }
}

/// The view of a list configuration, which reads everything from its configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
    }

    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            shown = newValue as? UIListContentConfiguration ?? shown
            invalidateIntrinsicContentSize()
        }
    }

    /// Nil, since texts and image are drawn without a frame of their own.
    open var textLayoutGuide: UILayoutGuide? { nil }
    open var secondaryTextLayoutGuide: UILayoutGuide? { nil }
    open var imageLayoutGuide: UILayoutGuide? { nil }

    /// A size with the height of a row with its texts.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: shown.collectionRowHeight(inWidth: layoutWidth ?? .infinity, traits: traitCollection))
    }
}
