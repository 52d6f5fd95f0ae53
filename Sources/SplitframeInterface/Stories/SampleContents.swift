/// Example content for an app's columns: a few named items, the same in every picture, so that readers recognise them.
package struct SampleContents: Hashable, Sendable {
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

    /// The name of the place on the device itself.
    static let thisDevice = "On My iPad"

    /// The story on a kind of device, which its places name.
    package func on(_ idiom: UserInterfaceIdiom) -> SampleContents {
        var story = self
        for index in places.indices where places[index].name == Self.thisDevice {
            story.places[index].name = "On My \(idiom.product)"
        }
        return story
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
    package var story: SampleContents? {
        switch self {
        case .mail: .mail
        case .files: .files
        case .list, .grid, .text, .map, .image, .web, .form, .empty, .tabs: nil
        }
    }
}

extension SampleContents {
    /// Documents about a journey.
    package static let files = SampleContents(
        placesTitle: "Browse",
        places: [
            Row(.clock, "Recents"), Row(.person, "Shared"), Row(.folder, thisDevice, mark: "4"),
            Row(.folder, "Journey", mark: "9"), Row(.folder, "House"), Row(.download, "Downloads", mark: "2"),
            Row(.tag, "Important"), Row(.trash, "Deleted"),
        ],
        selectedPlace: 3,
        items: [
            Row(.document, "Itinerary", "Text, 24 kB", mark: "Today"),
            Row(.document, "Packing list", "Text, 8 kB", mark: "Today"),
            Row(.image, "Map of the old town", "Picture, 3.1 MB", mark: "Sun"),
            Row(.document, "Train tickets", "PDF, 210 kB", mark: "Sun"),
            Row(.document, "Budget", "Table, 41 kB", mark: "Sat"),
            Row(.image, "Harbour", "Picture, 2.4 MB", mark: "Fri"),
            Row(.document, "Hotel booking", "PDF, 180 kB", mark: "Thu"),
            Row(.document, "Phrases", "Text, 12 kB", mark: "Thu"),
            Row(.music, "Audio guide", "Sound, 18 MB", mark: "Wed"),
        ],
        selectedItem: 0,
        text: [
            "Monday: train at 8:04 from platform 5, change in the middle of the day, arrival at 16:40.",
            "Tuesday: the old town on foot, the museum of maps after lunch, dinner by the harbour.",
            "Wednesday: boat to the islands if the wind allows it, else the botanical garden.",
            "Thursday: market in the morning, train home at 13:12 from platform 2.",
        ])
}

extension SampleContents {
    /// Letters about a garden party.
    package static let mail = SampleContents(
        placesTitle: "Mailboxes",
        places: [
            Row(.tray, "Inbox", mark: "12"), Row(.star, "Favourites", mark: "3"), Row(.flag, "Flagged"),
            Row(.document, "Drafts", mark: "1"), Row(.paperplane, "Sent"), Row(.folder, "Garden"),
            Row(.folder, "Travel"), Row(.folder, "Receipts"), Row(.trash, "Deleted"),
        ],
        selectedPlace: 0,
        items: [
            Row(.person, "Lunch on Thursday?", "Noor: The new place by the river is open", mark: "9:41"),
            Row(.person, "Garden party", "Ben: We still need chairs and a cake", mark: "9:02"),
            Row(.person, "Train tickets", "Ida: Both seats are booked, coach 7", mark: "8:30"),
            Row(.person, "Photos of the lake", "Tom: Here are the twelve best ones", mark: "Sun"),
            Row(.person, "Choir on Monday", "Mara: We begin at seven this week", mark: "Sun"),
            Row(.person, "Your library books", "City library: Two are due on Friday", mark: "Sat"),
            Row(.person, "Recipe", "Ada: Less sugar than you would think", mark: "Sat"),
            Row(.person, "Bicycle repaired", "Workshop: You can fetch it any time", mark: "Fri"),
            Row(.person, "Keys", "Jon: I left them with the neighbours", mark: "Fri"),
            Row(.person, "Weather for the tour", "Ida: Dry until noon, take a coat", mark: "Thu"),
            Row(.person, "Film night", "Noor: Vote for one of the three", mark: "Thu"),
            Row(.person, "Thank you", "Grandmother: The parcel has arrived", mark: "Wed"),
        ],
        selectedItem: 1,
        text: [
            "Hello, the party is on Saturday at three, and if it rains we move into the old greenhouse.",
            "We still need chairs: eight are in my cellar, Ida brings four, and you said that there are six at "
                + "your mother’s. Could you ask her?",
            "Tom bakes the bread. A cake would be lovely, with or without plums.",
            "Until Saturday, Ben",
        ])
}
