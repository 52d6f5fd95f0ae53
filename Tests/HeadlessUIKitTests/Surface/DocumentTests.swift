import Foundation
import HeadlessUIKit
import SplitframeTestSupport
import Testing

/// Documents, as the reference of UIDocument has them.
@MainActor struct `A document` {
    private final class Text: UIDocument {
        var text = ""
        var errors = 0

        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = String(decoding: try #require(contents as? Data), as: UTF8.self)
        }
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }
    }

    private let folder: TemporaryFolder
    private let url: URL

    init() throws {
        folder = try TemporaryFolder()
        url = URL(filePath: "\(folder.path)/Plan.txt")
    }

    private var written: String? { try? String(contentsOf: url, encoding: .utf8) }

    // UIDocument › Overview: closed at first, opened from its file, and saved when it is closed.
    @Test func `is opened, changed and closed`() async throws {
        try Data("old".utf8).write(to: url)
        let document = Text(fileURL: url)
        #expect(document.documentState == .closed && document.localizedName == "Plan")
        #expect(await document.open())
        #expect(document.text == "old" && document.documentState == .normal)
        document.text = "new"
        document.updateChangeCount(.done)
        #expect(document.hasUnsavedChanges && written == "old")
        #expect(await document.close())
        #expect(written == "new" && !document.hasUnsavedChanges && document.documentState == .closed)
    }

    // UIDocument › save(to:for:completionHandler:): a new document is made by saving it, and is open then.
    @Test func `is made by saving it, and tells when the host settles`() throws {
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: UIViewController())
        let document = Text(fileURL: url)
        document.text = "first"
        var told: [Bool] = []
        document.save(to: url, for: .forCreating) { told.append($0) }
        #expect(told.isEmpty)
        host.settle()
        #expect(told == [true] && written == "first" && document.documentState == .normal)
    }

    // UIDocument › stateChangedNotification and handleError(_:userInteractionPermitted:).
    @Test func `tells of its state, and of what goes wrong`() async {
        let document = Text(fileURL: url)
        let heard = Heard()
        let token = NotificationCenter.default.addObserver(
            forName: UIDocument.stateChangedNotification, object: document, queue: nil
        ) { _ in MainActor.assumeIsolated { heard.count += 1 } }
        defer { NotificationCenter.default.removeObserver(token as Any) }
        #expect(await document.open() == false)
        #expect(document.errors == 1 && document.documentState == .closed && heard.count == 0)
        let nowhere = URL(filePath: "\(folder.path)/no/Plan.txt")
        #expect(await document.save(to: nowhere, for: .forCreating) == false)
        #expect(document.documentState.contains(.savingError) && heard.count == 1)
        #expect(await document.save(to: url, for: .forCreating))
        #expect(document.documentState == .normal && heard.count == 2)
    }

    @MainActor private final class Heard {
        var count = 0
    }
}
