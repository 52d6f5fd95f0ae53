extension ContentStory {
    /// Documents about a journey.
    package static let files = ContentStory(
        placesTitle: "Browse",
        places: [
            Row(.clock, "Recents"), Row(.person, "Shared"), Row(.folder, "On My iPad", mark: "4"),
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
