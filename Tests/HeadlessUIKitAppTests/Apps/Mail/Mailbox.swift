import UIKit

struct Mail: Hashable {
    let sender: String
    let subject: String
    let text: String
}

struct Mailbox: Hashable {
    let name: String
    let symbol: String
    let mails: [Mail]

    static let all = [
        Mailbox(
            name: "Inbox", symbol: "tray",
            mails: [
                Mail(sender: "Ada", subject: "Engine notes", text: "The notes on the engine are done."),
                Mail(sender: "Grace", subject: "Compiler", text: "It compiles. Have a look."),
            ]),
        Mailbox(
            name: "Sent", symbol: "paperplane",
            mails: [Mail(sender: "Me", subject: "Hello", text: "Hello there.")]),
    ]
}
