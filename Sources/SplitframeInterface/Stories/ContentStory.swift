/// What the columns of an app show in pictures that a reader follows: a few named things, the same in every picture.
package struct ContentStory: Hashable, Sendable {
    /// One line of a list.
    package struct Row: Hashable, Sendable {
        package var icon: BarButtonElement.Icon
        package var name: String
        /// What stands below the name; empty where nothing does.
        package var detail = ""
        /// What stands at the row's end: a time, a number.
        package var mark = ""

        init(_ icon: BarButtonElement.Icon, _ name: String, _ detail: String = "", mark: String = "") {
            self.icon = icon
            self.name = name
            self.detail = detail
            self.mark = mark
        }
    }

    /// How far into the app a column leads.
    package enum Level: Hashable, Sendable {
        /// The places in which things lie: mailboxes, folders.
        case places
        /// The things of one place.
        case items
        /// One thing.
        case item
    }

    package var placesTitle: String
    package var places: [Row]
    /// The place whose items are shown.
    package var selectedPlace: Int
    package var items: [Row]
    /// The item that is shown.
    package var selectedItem: Int
    /// The paragraphs of the item.
    package var text: [String]

    /// What a column shows; two columns begin with the items, and a compact column has them too.
    package static func level(of column: Column, in style: SplitStyle) -> Level? {
        switch column {
        case .primary: style == .tripleColumn ? .places : .items
        case .supplementary, .compact: .items
        case .secondary: .item
        case .inspector: nil
        }
    }

    package func title(of level: Level) -> String {
        switch level {
        case .places: placesTitle
        case .items: places[selectedPlace].name
        case .item: items[selectedItem].name
        }
    }

    /// The row that is selected at a level; nil where there are no rows.
    package func selectedRow(of level: Level) -> Int? {
        switch level {
        case .places: selectedPlace
        case .items: selectedItem
        case .item: nil
        }
    }
}

extension ContentElement.Kind {
    /// The story that the kind tells; nil for bars.
    package var story: ContentStory? {
        switch self {
        case .mail: .mail
        case .files: .files
        case .list, .grid, .text, .map, .image, .web, .form, .empty, .tabs: nil
        }
    }
}
