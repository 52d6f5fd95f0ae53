/// Example content for an app's columns: a few named items, the same in every picture, so that readers recognise them.
package struct ContentStory: Hashable, Sendable {
    /// One line of a list.
    package struct Row: Hashable, Sendable {
        package var icon: BarButtonElement.Icon
        package var name: String
        /// The text below the name; may be empty.
        package var detail = ""
        /// The text at the row's end: a time, a number.
        package var mark = ""

        init(_ icon: BarButtonElement.Icon, _ name: String, _ detail: String = "", mark: String = "") {
            self.icon = icon
            self.name = name
            self.detail = detail
            self.mark = mark
        }
    }

    /// The depth of a column's content in the app.
    package enum Level: Hashable, Sendable {
        /// The places that contain items: mailboxes, folders.
        case places
        /// The items of one place.
        case items
        /// One item.
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

    /// The level of a column's content: the primary of two columns and a compact column show the items; nil for the
    /// inspector.
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

    /// The row that is selected at a level; nil if there are no rows.
    package func selectedRow(of level: Level) -> Int? {
        switch level {
        case .places: selectedPlace
        case .items: selectedItem
        case .item: nil
        }
    }
}

extension ContentElement.Kind {
    /// The story of the content's kind; nil for bars.
    package var story: ContentStory? {
        switch self {
        case .mail: .mail
        case .files: .files
        case .list, .grid, .text, .map, .image, .web, .form, .empty, .tabs: nil
        }
    }
}
