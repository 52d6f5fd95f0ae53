import Foundation
import SplitframeTestSupport
import Testing

@testable import SplitframeCommand

struct `Advice on a scenario` {
    private let folder: TemporaryFolder
    private let transcript = ConsoleTranscript()

    /// A classic split view whose panes both have a navigation bar, on an iPad in landscape.
    init() throws {
        folder = try TemporaryFolder()
        let text = """
            {"environment": {"device": "ipad-mini-6", "orientation": "landscape"},
             "splitView": {"style": "unspecified", "viewControllers": [
               {"viewController": "nav[A]", "content": "list", "selectedRow": 0},
               {"viewController": "nav[B]"}]}}
            """
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    private var path: String { folder.path + "/both.json" }

    @Test func `looks at the app's own bars, step by step`() async {
        #expect(await transcript.run("lint", path) == .findings)
        #expect(transcript.text.contains("both panes show a navigation bar at once"))
        #expect(transcript.text.contains("ipad-mini-6 (landscape, full, step mounted)"))
    }

    @Test func `finds nothing where one pane shows alone`() async {
        #expect(await transcript.run("lint", path, "--device", "iphone-16-pro") == .done)
        #expect(transcript.text == "Nothing found.\n")
    }

    @Test func `names what window controls cover in windows of other sizes`() async throws {
        let text = """
            {"environment": {"device": "ipad-mini-6", "orientation": "landscape"},
             "splitView": {"style": "unspecified", "viewControllers": [
               {"viewController": "A", "content": "list", "selectedRow": 0}, {"viewController": "nav[B]"}]}}
            """
        try Data(text.utf8).write(to: URL(filePath: path))
        #expect(await transcript.run("lint", path) == .findings)
        #expect(transcript.text.contains("lies beneath the window's controls"))
        #expect(!transcript.text.contains("(landscape, full"))
    }

    @Test func `is not asked what the scenario says itself`() async {
        #expect(await transcript.run("lint", path, "--style", "doubleColumn") == .usage)
    }
}
