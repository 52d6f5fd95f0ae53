import SplitframeInterface
import Testing

struct `A word of UIKit` {
    @Test func `is read in UIKit's spelling and in kebab case`() {
        #expect(DisplayMode(name: "oneBesideSecondary") == .oneBesideSecondary)
        #expect(DisplayMode(name: "one-beside-secondary") == .oneBesideSecondary)
        #expect(DisplayMode(name: "OneBesideSecondary") == nil)
        #expect(Generation(name: "iOS26") == .iOS26)
        #expect(Generation(name: "ios26") == nil)
    }

    @Test func `has UIKit's raw value`() {
        #expect(DisplayMode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
        #expect(Column.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(SplitBehavior.allCases.map(\.rawValue) == [0, 1, 2, 3])
    }
}
