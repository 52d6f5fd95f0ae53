import Foundation
import GoldenTesting
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Recipes, searched, with alerts, action sheets, popovers and sheets.
@MainActor struct `Recipes with a search and alerts` {
    private struct App {
        let split: RecipesSplitViewController
        let tour: Tour

        @MainActor init(_ place: AppPlace) throws {
            AppLog.shared = AppLog()
            split = RecipesSplitViewController()
            tour = Tour(host: HeadlessHost(place: try place.place, rootViewController: split))
            tour("mount") {}
        }

        @MainActor func select(_ row: Int, of list: UITableViewController) {
            tour.host.tapRow(at: IndexPath(row: row, section: 0), of: list.tableView)
        }
    }

    @Test(arguments: [AppPlace.padLandscape, .phone])
    func `shows what it finds above the list, and takes it away`(place: AppPlace) throws {
        let app = try App(place)
        let (host, list) = (app.tour.host, app.split.list)
        #expect(try app.tour.line(saying: "Find a recipe").contains("kind=search"))
        let typed = app.tour("type") { #expect(host.type("pe", into: list.search.searchBar)) }
        #expect(typed.contains("search presented"))
        #expect(typed.isOrdered("Results.willAppear", "Results.didAppear"), "l.7: it is on screen")
        var words = try app.tour.words(below: "split/primary")
        #expect(words.contains("Pear Tart") && !words.contains("Bread"))
        let searching = try app.tour.line(saying: "Find a recipe")
        #expect(searching.contains("text=\"pe\""))
        #expect(
            try app.tour.tree().contains { $0.hasPrefix("split/primary/bar\t") } == !place.isCompact,
            "6.4: on phones the bar makes room for the search")

        let chosen = app.tour("choose") { app.select(0, of: list.results) }
        #expect(chosen.isOrdered("Results.willDisappear", "Results.didDisappear"))
        #expect(app.split.recipe.title == "Pear Tart" || app.split.recipe.title == "Apple Pie")
        #expect(app.split.isShowing(.secondary))
        if place.isCompact { app.tour("back") { host.tapBack() } }
        words = try app.tour.words(below: "split/primary")
        #expect(words.contains("Bread"), "the list is whole again")
    }

    @Test(arguments: [AppPlace.padLandscape, .phone])
    func `asks for a name in an alert`(place: AppPlace) throws {
        let app = try App(place)
        let host = app.tour.host
        let add = try #require(app.split.list.navigationItem.rightBarButtonItem)
        let asked = app.tour("add") { host.tap(add) }
        #expect(asked.appearances == [], "1.4: who presents it hears nothing")
        #expect(asked.lines.last == "alert presented")
        let words = try app.tour.words(below: "presented1")
        #expect(words == ["New Recipe", "Give it a name.", "Name", "Cancel", "Add"])
        #expect(try app.tour.line("presented1").contains(",320,"))

        let alert = try #require(app.split.presentedViewController as? UIAlertController)
        let field = try #require(alert.textFields?.first)
        app.tour("type") { #expect(host.type("Soup", into: field)) }
        #expect(try app.tour.words(below: "presented1").contains("Soup"))
        app.tour("choose") { #expect(host.choose("Add", in: alert)) }
        #expect(try app.tour.words(below: "split/primary").contains("Soup"))
        #expect(try !app.tour.tree().contains { $0.hasPrefix("presented") })
    }

    @Test func `presents a popover below its button and a sheet from below`() throws {
        let app = try App(.padLandscape)
        let (host, recipe) = (app.tour.host, app.split.recipe)
        let shown = app.tour("timer") { host.tap(recipe.timerItem) }
        #expect(shown.appearances.filter { !$0.contains("isAppearing") } == Heard.present("Timer"))
        #expect(try app.tour.line("presented1").contains("presentation=popover"))
        #expect(try app.tour.words(below: "presented1") == ["12 minutes"])
        let gone = app.tour("tap beside") { #expect(host.dismissPresented()) }
        #expect(
            gone.lines == [
                "presentation shouldDismiss Timer", "presentation willDismiss Timer",
                "Timer.willDisappear dismissed", "Timer.didDisappear dismissed",
                "presentation didDismiss Timer",
            ])

        app.tour("servings") { host.tap(recipe.servingsItem) }
        #expect(try app.tour.words(below: "presented1") == ["How many?"])
        recipe.presentedViewController?.isModalInPresentation = true
        let kept = app.tour("swipe") { #expect(!host.dismissPresented()) }
        #expect(kept.lines == ["presentation didAttemptToDismiss Servings"])
        let ended = app.tour("dismiss") { recipe.dismiss(animated: true) }
        #expect(ended.lines == Heard.dismiss("Servings"), "the app's own dismissal asks nobody")
    }

    @Test(arguments: [AppPlace.padLandscape, .phone])
    func `asks before it deletes, in a popover or a card`(place: AppPlace) throws {
        let app = try App(place)
        let (host, recipe) = (app.tour.host, app.split.recipe)
        app.tour("select") { app.select(1, of: app.split.list) }
        app.tour("delete") { host.tap(recipe.deleteItem) }
        let words = try app.tour.words(below: "presented1")
        #expect(
            words == (place.isCompact ? ["Delete Bread?", "Delete", "Cancel"] : ["Delete Bread?", "Delete"]))
        let sheet = try #require(app.split.presentedViewController as? UIAlertController)
        let chosen = app.tour("choose") { #expect(host.choose("Delete", in: sheet)) }
        #expect(chosen.lines == ["deleted"])
    }

    @Test func `pushes steps, turns, collapses, goes back and expands`() throws {
        let app = try App(.padLandscape)
        let host = app.tour.host
        app.tour("select") { app.select(0, of: app.split.list) }
        let push = app.tour("steps") { host.tap(app.split.recipe.stepsButton) }
        #expect(
            push.calls(of: "Steps", "Recipe") == Heard.push("Steps", over: "Recipe", in: "stack of Recipe"))
        try app.tour("rotate") { try host.rotate(to: .portrait) }
        try app.tour("rotate") { try host.rotate(to: .landscape) }
        let collapse = try app.tour("half") { try host.move(to: .half) }
        #expect(collapse.isOrdered("Steps.willDisappear", "Steps.didDisappear"), "the list comes first here")
        let expand = try app.tour("full") { try host.move(to: .full) }
        #expect(expand.isOrdered("Steps.willAppear", "Steps.didAppear"))
        let pop = app.tour("back") { host.tapBack() }
        #expect(
            pop.calls(of: "Steps", "Recipe") == Heard.pop("Steps", to: "Recipe", in: "stack of Recipe"))
    }

    @Test func `looks as its words and frames say`() throws {
        let pad = try App(.padLandscape)
        pad.tour("select") { pad.select(0, of: pad.split.list) }
        pad.tour("timer") { pad.tour.host.tap(pad.split.recipe.timerItem) }
        expectGolden(of: pad.tour.host)
        let phone = try App(.phone)
        let add = try #require(phone.split.list.navigationItem.rightBarButtonItem)
        phone.tour("add") { phone.tour.host.tap(add) }
        expectGolden(of: phone.tour.host, as: "alert")
        let other = try App(.phone)
        other.tour("type") { other.tour.host.type("pe", into: other.split.list.search.searchBar) }
        expectGolden(of: other.tour.host, as: "search")
    }
}
