import Foundation
import GoldenTesting
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Reminders, wired by targets, selectors, notifications, keys and gestures.
@MainActor struct `Reminders with targets and actions` {
    private struct App {
        let split: RemindersSplitViewController
        let tour: Tour

        @MainActor init(_ place: AppPlace) throws {
            AppLog.shared = AppLog()
            ReminderStore.shared = ReminderStore()
            split = RemindersSplitViewController()
            tour = Tour(host: HeadlessHost(place: try place.place, rootViewController: split))
            tour("mount") {}
        }

        @MainActor func select(_ row: Int) {
            tour.host.tapRow(at: IndexPath(row: row, section: 0), of: split.list.tableView)
        }

        @MainActor func rows() throws -> [String] {
            try tour.tree().filter { $0.contains("/content/row") }
                .compactMap { $0.firstMatch(of: #/ text="([^"]*)"/#).map { String($0.1) } }
        }
    }

    @Test func `takes what buttons, keys, gestures and the pull send`() throws {
        let app = try App(.padLandscape)
        let (host, list) = (app.tour.host, app.split.list)
        #expect(try app.rows() == ["Buy milk", "Call Ada"])
        let add = try #require(list.navigationItem.rightBarButtonItem)
        app.tour("button") { #expect(host.tap(add)) }
        app.tour("key") { #expect(host.press("n", .command)) }
        #expect(try app.rows() == ["Buy milk", "Call Ada", "New Reminder", "New Reminder"])
        #expect(try app.tour.words().contains("4 open"), "the notification's observer says it")

        let footer = try #require(list.tableView.tableFooterView)
        app.tour("long press") { #expect(host.longPress(footer)) }
        #expect(try app.tour.words().contains("3 open"))
        app.tour("pull") { host.pullToRefresh(list.tableView) }
        #expect(list.refreshes == 1 && list.refreshControl?.isRefreshing == false)
        app.tour("edit") { #expect(host.tap(list.editButtonItem)) }
        #expect(list.tableView.isEditing)
    }

    @Test(arguments: [AppPlace.padLandscape, .phone])
    func `goes from a row to its controls, to notes, to a sheet and back`(place: AppPlace) throws {
        let app = try App(place)
        let (host, reminder) = (app.tour.host, app.split.reminder)
        app.tour("select") { app.select(1) }
        #expect(try app.tour.line(saying: "High").contains("kind=segment"))
        #expect(try app.tour.tree().contains { $0.contains("kind=label text=\"Call Ada\"") })
        app.tour("controls") {
            host.tap(reminder.doneSwitch)
            host.tapSegment(1, of: reminder.prioritySegments)
        }
        #expect(reminder.log == ["done true", "priority High"])
        #expect(try app.tour.line(saying: "High").contains("isSelected=true"))

        let push = app.tour("double tap") { #expect(host.tap(reminder.titleLabel, times: 2)) }
        #expect(
            push.calls(of: "Notes", "Reminder")
                == Heard.push("Notes", over: "Reminder", in: "stack of Reminder"))
        let pop = app.tour("back") { host.tapBack() }
        #expect(
            pop.calls(of: "Notes", "Reminder") == Heard.pop("Notes", to: "Reminder", in: "stack of Reminder"))

        let sheet = app.tour("swipe up") { #expect(host.swipe(reminder.view, .up)) }
        #expect(sheet.calls(of: "stack of Share") == Heard.present("stack of Share"))
        #expect(try app.tour.line("presented1").contains("presentation=sheet"))
        let share = try #require(app.split.presentedViewController as? UINavigationController)
        let done = try #require(share.topViewController?.navigationItem.leftBarButtonItem)
        let gone = app.tour("done") { #expect(host.tap(done)) }
        #expect(gone.calls(of: "stack of Share") == Heard.dismiss("stack of Share"))
        #expect(app.split.presentedViewController == nil)
    }

    @Test func `turns, collapses to its list, and expands`() throws {
        let app = try App(.padLandscape)
        app.tour("select") { app.select(0) }
        for orientation in [Orientation.portrait, .landscape] {
            try app.tour("rotate") { try app.tour.host.rotate(to: orientation) }
        }
        let collapse = try app.tour("half") { try app.tour.host.move(to: .half) }
        #expect(collapse.isOrdered("Reminder.willDisappear", "Reminder.didDisappear"))
        #expect(collapse.calls(of: "Reminders").filter { $0.hasPrefix("Reminders.") } == [])
        app.tour("select") { app.select(1) }
        app.tour("back") { app.tour.host.tapBack() }
        let expand = try app.tour("full") { try app.tour.host.move(to: .full) }
        #expect(expand.isOrdered("Reminder.willAppear", "Reminder.didAppear"))
    }

    @Test func `hears no notification once it is gone`() throws {
        let app = try App(.padLandscape)
        NotificationCenter.default.removeObserver(app.split.list)
        ReminderStore.shared.add("unheard")
        app.tour("add") {}
        #expect(try app.tour.words().contains("2 open"))
    }

    @Test func `looks as its words and frames say`() throws {
        let app = try App(.padLandscape)
        app.tour("select") { app.select(1) }
        expectGolden(of: app.tour.host)
    }
}
