import Foundation
import HeadlessUIKit
import Testing

@MainActor struct `A key command` {
    private final class Notes: UIViewController {
        var log: [String] = []
        var isLocked = false

        func add(_ command: UIKeyCommand) { log.append("add \(command.input ?? "")") }
        func remove() { log.append("remove") }
        func removeAll() { log.append("remove all") }

        static let add = Selector(Notes.add(_:), named: "add:")
        static let removeAll = Selector(Notes.removeAll, named: "removeAll")

        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(title: "New", action: Self.add, input: "n", modifierFlags: .command),
                UIKeyCommand(
                    title: "Delete", action: Selector(Notes.remove), input: UIKeyCommand.inputDelete,
                    modifierFlags: .command,
                    alternates: [
                        UICommandAlternate(
                            title: "Delete All", action: Self.removeAll, modifierFlags: .alternate)
                    ]),
            ]
        }

        override func validate(_ command: UICommand) {
            if isLocked { command.attributes.insert(.disabled) }
        }
    }

    private let notes = Notes()

    @Test func `runs where its key is pressed with just its modifiers`() throws {
        let host = try HeadlessHost(
            device: "ipad-10th", rootViewController: UINavigationController(rootViewController: notes))
        #expect(host.press("n", .command))
        #expect(!host.press("n") && !host.press("n", [.command, .shift]) && !host.press("m", .command))
        #expect(host.press(UIKeyCommand.inputDelete, .command))
        #expect(host.press(UIKeyCommand.inputDelete, [.command, .alternate]))
        #expect(notes.log == ["add n", "remove", "remove all"])
    }

    @Test func `that is added to a controller runs too, and none that its target disables`() throws {
        let root = UIViewController()
        root.addKeyCommand(UIKeyCommand(input: "r", modifierFlags: [], action: "gone:"))
        root.addKeyCommand(UIKeyCommand(input: "d", modifierFlags: [], action: Notes.removeAll))
        root.addChild(notes)
        root.view.addSubview(notes.view)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: root)
        #expect(host.press("d") && notes.log == ["remove all"])
        #expect(!host.press("r"), "nobody on screen has it")
        notes.isLocked = true
        #expect(!host.press("d") && !host.press("n", .command) && notes.log.count == 1)
    }

    @Test func `of a menu does the same when it is chosen`() throws {
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: notes)
        let menu = UIMenu(children: [
            UIMenu(children: [UICommand(title: "Remove All", action: Notes.removeAll)]),
            UICommand(title: "Gone", action: "gone:"),
        ])
        #expect(host.choose("Remove All", in: menu))
        #expect(!host.choose("Gone", in: menu))
        #expect(notes.log == ["remove all"])
    }
}
