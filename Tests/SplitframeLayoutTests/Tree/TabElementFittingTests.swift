import SplitframeInterface
import SplitframeLayout
import Testing

struct `Tabs that fit` {
    private static let tabs = ["Home", "Search", "Library"].map { title in
        var tab = TabElement(title: title)
        tab.isSeparate = title == "Search"
        return tab
    }

    @Test(arguments: [
        (3, ["Home", "Library", "Search"]), (.max, ["Home", "Library", "Search"]), (2, ["More", "Search"]),
    ])
    func `end with the one that stands apart`(most: Int, titles: [String]) {
        #expect(Self.tabs.fitting(most).map(\.title) == titles)
    }
}
