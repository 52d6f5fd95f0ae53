import UIKit

/// Something in a room of the house.
struct Thing: Hashable {
    let name: String
    let note: String
    let symbol: String
    var price = 40
    var isLent = false
    var isFavourite = false
}

struct Room: Hashable {
    let name: String
    let symbol: String
    let things: [Thing]

    static let all = [
        Room(
            name: "Living Room", symbol: "sofa",
            things: [
                Thing(
                    name: "Lamp", note: "Brass, with a green shade", symbol: "lamp.desk", isFavourite: true),
                Thing(
                    name: "Record Player", note: "Needs a new needle", symbol: "opticaldisc", isLent: true),
                Thing(
                    name: "Bookshelf", note: "Oak, two metres and ten high, fixed to the wall behind it",
                    symbol: "books.vertical", price: 320),
                Thing(name: "Sofa", note: "", symbol: "sofa", price: 1200),
                Thing(name: "Cushions", note: "Four of them", symbol: "square.stack", isLent: true),
            ]),
        Room(
            name: "Kitchen", symbol: "fork.knife",
            things: [
                Thing(name: "Kettle", note: "Whistles", symbol: "cup.and.saucer"),
                Thing(name: "Knives", note: "Sharpened in May", symbol: "scissors", isFavourite: true),
            ]),
        Room(name: "Garage", symbol: "car", things: [Thing(name: "Bicycle", note: "", symbol: "bicycle")]),
        Room(name: "Garden", symbol: "leaf", things: []),
    ]
}
