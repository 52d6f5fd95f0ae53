import Foundation
import GoldenTesting
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// A coordinator-based mail app with a scene delegate and a split delegate that subclasses another.
@MainActor struct `A mail app with a coordinator` {
    private struct App {
        let mail: MailCoordinator
        let tour: Tour

        @MainActor init(_ place: AppPlace) throws {
            AppLog.shared = AppLog()
            let delegate = MailSceneDelegate()
            mail = delegate.coordinator
            tour = Tour(host: HeadlessHost(place: try place.place, sceneDelegate: delegate))
        }

        @MainActor func tapRow(_ row: Int, of list: UITableViewController) {
            tour.host.tapRow(at: IndexPath(row: row, section: 0), of: list.tableView)
        }

        @MainActor func tapItem(_ index: Int) {
            tour.host.tap((mail.message.navigationItem.rightBarButtonItems ?? [])[index])
        }
    }

    @Test func `tells of each column once when it is mounted, with its words in the tree`() throws {
        let app = try App(.padLandscape)
        let heard = app.tour("mount") {}
        for name in ["Mailboxes", "Inbox", "Message"] {
            #expect(heard.calls(of: name) == Heard.rootAppears(name, in: "stack of \(name)"))
        }
        #expect(heard.lines(of: "split").first == "split willChangeTo twoBesideSecondary")

        let words = try app.tour.words()
        for word in ["Mailboxes", "HOME", "Inbox", "2", "Ada", "Engine notes", "No Message Selected"] {
            #expect(words.contains { $0.caseInsensitiveCompare(word) == .orderedSame }, "\(word)")
        }
        #expect(try app.tour.line(saying: "Sent").contains("symbol=\"paperplane\""))
        #expect(try app.tour.line(saying: "Sent").contains("accessories=disclosure"))
    }

    @Test func `hides the mailboxes where a turned pad has no room for them`() throws {
        let app = try App(.padLandscape)
        app.tour("mount") {}
        for (orientation, call) in [(Orientation.portrait, "Disappear"), (.landscape, "Appear")] {
            let heard = try app.tour("rotate") { try app.tour.host.rotate(to: orientation) }
            #expect(
                heard.calls(of: "Mailboxes").filter { $0.hasPrefix("Mailboxes.") } == [
                    "Mailboxes.will\(call)", "Mailboxes.did\(call)",
                ])
            #expect(heard.appearances.allSatisfy { $0.contains("Mailboxes") })
            #expect(heard.lines.filter { $0 == "split viewWillTransition" }.count == 1)
        }
    }

    @Test func `fills the columns from what is selected, where nobody comes or goes`() throws {
        let app = try App(.padLandscape)
        app.tour("mount") {}
        let sent = app.tour("a mailbox") { app.tapRow(1, of: app.mail.mailboxes) }
        #expect(sent.appearances == [])
        let mail = app.tour("a message") { app.tapRow(0, of: app.mail.messages) }
        #expect(mail.appearances == [])
        let words = try app.tour.words()
        #expect(words.contains("Hello there.") && !words.contains("No Message Selected"))
        #expect(try app.tour.line(saying: "drawing.pdf").contains("symbol=\"paperclip\""))
    }

    @Test(arguments: [AppPlace.padLandscape, .phone])
    func `pushes, presents and goes back in the order of UIKit`(place: AppPlace) throws {
        let app = try App(place)
        app.tour("mount") {}
        app.tour("a mailbox") { app.tapRow(0, of: app.mail.mailboxes) }
        app.tour("a message") { app.tapRow(0, of: app.mail.messages) }

        let push = app.tour("push") { app.tapItem(1) }
        #expect(
            push.calls(of: "Headers", "Message")
                == Heard.push("Headers", over: "Message", in: "stack of Message"))
        #expect(try app.tour.line(saying: "From").contains("secondaryText=\"ada@example.org\""))

        let pop = app.tour("back") { app.tour.host.tapBack() }
        #expect(
            pop.calls(of: "Headers", "Message")
                == Heard.pop("Headers", to: "Message", in: "stack of Message"))

        let sheet = app.tour("reply") { app.tapItem(0) }
        #expect(sheet.calls(of: "stack of Reply") == Heard.present("stack of Reply"))
        #expect(sheet.calls(of: "Reply") == Heard.rootAppears("Reply", in: "stack of Reply"))
        #expect(sheet.appearances.allSatisfy { $0.contains("Reply") }, "1.4: who presents hears nothing")
        #expect(sheet.lines.last == "presentation completed")
        #expect(try app.tour.line("presented1/bar").contains("title=\"Reply\""))
        #expect(try app.tour.words(below: "presented1").contains("Subject"))

        let ended = app.tour("cancel") {
            let reply = app.mail.splitViewController.presentedViewController as? UINavigationController
            if let cancel = reply?.topViewController?.navigationItem.leftBarButtonItem {
                app.tour.host.tap(cancel)
            }
        }
        #expect(ended.calls(of: "stack of Reply") == Heard.dismiss("stack of Reply"))
        #expect(ended.appearances.allSatisfy { $0.contains("Reply") })
        #expect(ended.lines.last == "dismissal completed")
    }

    @Test func `is covered by a picture over the whole window`() throws {
        let app = try App(.padLandscape)
        app.tour("mount") {}
        app.tour("a message") { app.tapRow(0, of: app.mail.messages) }
        let shown = app.tour("attachment") { app.mail.message.openAttachment() }
        for below in ["split", "Message", "Inbox", "Mailboxes"] {
            #expect(
                shown.calls(of: below, "Attachment").filter { !$0.contains("stack") }
                    == Heard.cover("Attachment", over: below))
        }
        #expect(try app.tour.tree().allSatisfy { $0.hasPrefix("presented1") })

        let gone = app.tour("dismissal") { app.mail.splitViewController.dismiss(animated: true) }
        #expect(gone.calls(of: "Attachment") == Heard.dismiss("Attachment"))
        for below in ["split", "Message", "Inbox", "Mailboxes"] {
            #expect(gone.isOrdered("\(below).willAppear", "\(below).didAppear"))
        }
        #expect(!gone.lines.contains { $0.contains("to parent") }, "3: uncovered, nobody moves")
    }

    @Test func `collapses to what is open, goes back, and expands with everyone in place`() throws {
        let app = try App(.padLandscape)
        let split = app.mail.splitViewController
        app.tour("mount") {}
        app.tour("a mailbox") { app.tapRow(0, of: app.mail.mailboxes) }
        app.tour("a message") { app.tapRow(0, of: app.mail.messages) }
        app.tour("push") { app.tapItem(1) }

        let collapse = try app.tour("half") { try app.tour.host.move(to: .half) }
        #expect(split.isCollapsed && collapse.lines.filter { $0 == "split didCollapse" }.count == 1)
        #expect(!collapse.appearances.contains { $0.hasPrefix("Headers.") && $0.contains("Disappear") })
        #expect(try app.tour.words().contains("ada@example.org"))

        app.tour("back to the message") { app.tour.host.tapBack() }
        #expect(try app.tour.words().contains("The notes on the engine are done."))
        let back = app.tour("back to the messages") { app.tour.host.tapBack() }
        #expect(back.isOrdered("Inbox.willAppear", "Inbox.didAppear"))
        #expect(
            back.isOrdered("Message.willDisappear from parent", "Message.didDisappear from parent")
                || back.isOrdered("Message.willDisappear", "Message.didDisappear"))
        #expect(split.isShowing(.supplementary) && !split.isShowing(.secondary))

        let expand = try app.tour("full") { try app.tour.host.move(to: .full) }
        #expect(!split.isCollapsed && expand.lines.filter { $0 == "split didExpand" }.count == 1)
        for name in ["Mailboxes", "Message"] {
            #expect(expand.calls(of: name).first == "\(name).willAppear")
        }
    }

    @Test func `goes through its columns on a phone, one at a time`() throws {
        let app = try App(.phone)
        app.tour("mount") {}
        #expect(try app.tour.words().contains("Mailboxes"))
        let columns = ["Mailboxes", "Inbox", "Message"]
        for (index, list) in [app.mail.mailboxes, app.mail.messages].enumerated() {
            let heard = app.tour("select") { app.tapRow(0, of: list) }
            let (old, new) = (columns[index], columns[index + 1])
            #expect(
                heard.calls(of: old, new).map { $0.replacing(" to parent", with: "") } == [
                    "\(old).willDisappear", "\(new).willAppear", "stack of \(new) willShow \(new)",
                    "\(old).didDisappear", "\(new).didAppear", "stack of \(new) didShow \(new)",
                ])
        }
        for new in ["Inbox", "Mailboxes"] {
            let heard = app.tour("back") { app.tour.host.tapBack() }
            #expect(heard.isOrdered("\(new).willAppear", "\(new).didAppear"))
        }
        let turned = try app.tour("rotate") { try app.tour.host.rotate(to: .landscape) }
        #expect(turned.appearances == [])
    }

    @Test func `looks as its words and frames say`() throws {
        let app = try App(.padLandscape)
        app.tour("mount") {}
        app.tour("a message") { app.tapRow(0, of: app.mail.messages) }
        expectGolden(of: app.tour.host, as: "columns")
        app.tour("reply") { app.tapItem(0) }
        expectGolden(of: app.tour.host, as: "reply")
    }
}
