import SplitframeInterface
import SplitframeLayout
import Testing

struct `A property in words` {
    @Test func `is read and written back under its UIKit name`() throws {
        for name in SplitPropertyKey.all.map(\.name) {
            let value =
                switch name {
                case "presentsWithGesture", "showsSecondaryOnlyButton": "true"
                case "primaryEdge": "trailing"
                case "primaryBackgroundStyle": "none"
                default: "automatic"
                }
            let property = try SplitProperty(name: name, value: value)
            #expect(property.name == name && property.valueText == value)
        }
        #expect(SplitPropertyKey.all.map(\.name).contains("maximumInspectorColumnWidth"))
        #expect(!SplitPropertyKey.all.map(\.name).contains("maximumSecondaryColumnWidth"))
    }

    @Test(arguments: [1.0 / 3, 0.25, 0, 1])
    func `is the same share when it is read back`(share: Double) throws {
        let property = SplitProperty.width(.primary, .preferredFraction, share)
        #expect(try SplitProperty(name: property.name, value: property.valueText) == property)
    }

    @Test(arguments: [
        ("preferredPrimaryColumnWidth", "nan"), ("preferredPrimaryColumnWidth", "-1"),
        ("preferredPrimaryColumnWidth", "wide"), ("preferredPrimaryColumnWidthFraction", "1.5"),
        ("presentsWithGesture", "maybe"), ("preferredDisplayMode", "sideways"),
    ])
    func `refuses a value it does not take and says what it takes`(name: String, value: String) {
        #expect {
            try SplitProperty(name: name, value: value)
        } throws: { error in
            guard case .badValue(value, name, let expected) = error as? SplitPropertyError else {
                return false
            }
            return !expected.isEmpty
        }
    }

    /// Measured on iOS 26.1: the mode writes the behaviour, in every state; secondaryOnly and automatic do not.
    @Test(arguments: [
        (DisplayMode.oneBesideSecondary, SplitBehavior.tile), (.twoBesideSecondary, .tile),
        (.oneOverSecondary, .overlay), (.twoOverSecondary, .overlay), (.twoDisplaceSecondary, .displace),
        (.secondaryOnly, .automatic),
    ])
    func `of the preferred mode writes the preferred behaviour`(mode: DisplayMode, behavior: SplitBehavior) {
        let state = SplitState(SplitConfiguration(style: .tripleColumn))
            .settled(after: .set(.preferredDisplayMode(mode)))
        #expect(state.configuration.preferredSplitBehavior == behavior)
    }
}
