extension ContentStory {
    /// Letters about a garden party.
    package static let mail = ContentStory(
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
                + "your mother's. Could you ask her?",
            "Tom bakes the bread. A cake would be lovely, with or without plums.",
            "Until Saturday, Ben",
        ])
}
