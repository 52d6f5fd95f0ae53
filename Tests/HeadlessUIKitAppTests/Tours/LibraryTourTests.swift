import Foundation
import GoldenTesting
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// A library whose sidebar is an outline in a diffable list.
@MainActor struct `A library with a diffable sidebar` {
    private struct App {
        let split: LibrarySplitViewController
        let tour: Tour

        @MainActor init(_ place: AppPlace) throws {
            AppLog.shared = AppLog()
            split = LibrarySplitViewController()
            tour = Tour(host: HeadlessHost(place: try place.place, rootViewController: split))
            tour("mount") {}
        }

        @MainActor func path(of title: String) throws -> IndexPath {
            let list = split.sidebar
            let item = try #require(
                list.dataSource.snapshot().itemIdentifiers.first { $0.title == title }, "\(title)")
            return try #require(list.dataSource.indexPath(for: item))
        }

        @MainActor func tap(_ title: String) throws {
            tour.host.tapItem(at: try path(of: title), of: split.sidebar.collectionView)
        }

        /// The words of the sidebar's rows.
        @MainActor func rows() throws -> [String] {
            try tour.tree().filter { $0.contains("/content/row") || $0.contains("/content/header") }
                .filter { $0.hasPrefix("split/primary") }
                .compactMap { $0.firstMatch(of: #/text="([^"]*)"/#).map { String($0.1) } }
        }
    }

    @Test(arguments: [AppPlace.padLandscape, .phone])
    func `says its groups and rows with their symbols`(place: AppPlace) throws {
        let app = try App(place)
        #expect(
            try app.rows() == [
                "Music", "Albums", "Artists", "Playlists", "Morning", "Workout",
            ])
        #expect(try app.tour.line(saying: "Artists").contains("symbol=\"music.mic\""))
        #expect(try app.tour.line(saying: "Library").contains("prefersLargeTitle=true"))
    }

    @Test func `opens and closes a group by a tap on it, and selects rows alone`() throws {
        let app = try App(.padLandscape)
        try app.tour("close") { try app.tap("Music") }
        #expect(try app.rows() == ["Music", "Playlists", "Morning", "Workout"])
        try app.tour("open") { try app.tap("Music") }
        #expect(try app.rows().prefix(3) == ["Music", "Albums", "Artists"])
        #expect(app.split.songs.name == "Albums", "a group is never selected")
    }

    @Test func `is changed by swipes, menus and buttons`() throws {
        let app = try App(.padLandscape)
        let (host, list) = (app.tour.host, app.split.sidebar.collectionView)
        let path = try app.path(of: "Workout")
        app.tour("swipe") {
            #expect(host.swipeItem(at: path, of: list!, choosing: "Delete"))
        }
        #expect(try !app.rows().contains("Workout"))
        #expect(host.swipeActions(at: try app.path(of: "Music"), of: list!) == nil)

        let menu = try #require(host.contextMenu(at: try app.path(of: "Morning"), of: list!))
        #expect(menu.children.map(\.title) == ["Rename", "Delete"])
        app.tour("rename") { #expect(host.choose("Rename", in: menu)) }
        #expect(try app.rows().suffix(2) == ["Playlists", "Evening"])

        let add = try #require(app.split.sidebar.navigationItem.rightBarButtonItem)
        app.tour("add") { host.tap(add) }
        #expect(try app.rows().suffix(2) == ["Evening", "New Playlist"])
    }

    @Test(arguments: [AppPlace.padLandscape, .phone])
    func `goes from a row to songs, to a song, to a sheet and back`(place: AppPlace) throws {
        let app = try App(place)
        let host = app.tour.host
        let selected = try app.tour("select") { try app.tap("Morning") }
        #expect(selected.appearances.isEmpty == !place.isCompact)
        #expect(
            try app.tour.words().contains { $0.caseInsensitiveCompare("Songs of Morning") == .orderedSame })
        #expect(try app.tour.line(saying: "First of Morning").contains("accessories=checkmark,disclosure"))
        #expect(try app.tour.line(saying: "Second of Morning").contains("secondaryText=\"Side A\""))

        let push = app.tour("song") {
            host.tapItem(at: IndexPath(item: 1, section: 0), of: app.split.songs.collectionView)
        }
        #expect(push.calls(of: "Song", "Songs") == Heard.push("Song", over: "Songs", in: "stack of Songs"))
        #expect(try app.tour.words().contains("Play"))
        let pop = app.tour("back") { host.tapBack() }
        #expect(pop.calls(of: "Song", "Songs") == Heard.pop("Song", to: "Songs", in: "stack of Songs"))
        #expect(app.split.songs.collectionView.indexPathsForSelectedItems?.isEmpty != false)

        let info = try #require(app.split.songs.navigationItem.rightBarButtonItem)
        let sheet = app.tour("info") { host.tap(info) }
        #expect(sheet.appearances.filter { !$0.contains("isAppearing") } == Heard.present("Info"))
        #expect(try app.tour.line("presented1").contains("hasGrabber=true"))
        let gone = app.tour("swipe down") { #expect(host.dismissPresented()) }
        #expect(
            gone.lines == [
                "presentation shouldDismiss Info", "presentation willDismiss Info",
                "Info.willDisappear dismissed", "Info.didDisappear dismissed",
                "presentation didDismiss Info",
            ])
    }

    @Test func `collapses onto the songs, goes back to the sidebar and expands`() throws {
        let app = try App(.padLandscape)
        try app.tour("select") { try app.tap("Morning") }
        let collapse = try app.tour("half") { try app.tour.host.move(to: .half) }
        #expect(app.split.isCollapsed)
        #expect(collapse.calls(of: "Songs").filter { $0.hasPrefix("Songs.") } == [], "it stays on screen")
        #expect(collapse.isOrdered("Library.willDisappear", "Library.didDisappear"))

        let back = app.tour("back") { app.tour.host.tapBack() }
        #expect(back.isOrdered("Library.willAppear", "Library.didAppear"))
        #expect(app.split.sidebar.collectionView.indexPathsForSelectedItems?.isEmpty == true)
        let expand = try app.tour("full") { try app.tour.host.move(to: .full) }
        #expect(expand.isOrdered("Songs.willAppear", "Songs.didAppear"))
        #expect(expand.calls(of: "Library").filter { $0.hasPrefix("Library.") } == [], "it stays on screen")
        let turned = try app.tour("rotate") { try app.tour.host.rotate(to: .portrait) }
        #expect(turned.lines.contains("split viewWillTransition"))
    }

    @Test func `looks as its words and frames say`() throws {
        let pad = try App(.padLandscape)
        try pad.tour("select") { try pad.tap("Morning") }
        expectGolden(of: pad.tour.host)
        let phone = try App(.phone)
        try phone.tour("select") { try phone.tap("Morning") }
        let info = try #require(phone.split.songs.navigationItem.rightBarButtonItem)
        phone.tour("info") { phone.tour.host.tap(info) }
        expectGolden(of: phone.tour.host)
    }
}
