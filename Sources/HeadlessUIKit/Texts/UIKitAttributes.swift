public import Foundation

extension AttributeScopes {
    /// UIKit's attributes of an `AttributedString`, which is drawn in the system's font; compiles only.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember path: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

/// A transformation of the attributes of a configuration's text; compiles only.
@preconcurrency @MainActor public struct UIConfigurationTextAttributesTransformer: Hashable {
    public let transform: (AttributeContainer) -> AttributeContainer
    private let identity = UUID()

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    nonisolated public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// A transformation of a configuration's colour, which resolved colours have.
@preconcurrency @MainActor public struct UIConfigurationColorTransformer: Hashable {
    public let transform: (UIColor) -> UIColor
    private let identity = UUID()

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    public static let grayscale = UIConfigurationColorTransformer { $0 }
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    nonisolated public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
