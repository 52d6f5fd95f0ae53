import Foundation
import Shelf
import Testing
import UIKit

@MainActor struct `A shelf` {
    #if canImport(HeadlessUIKit)
        @Test func `shows the book that is tapped`() throws {
            let host = try HeadlessHost(device: "ipad-pro-11-inch", rootViewController: makeShelf())
            try host.rotate(to: .landscape)
            let split = try #require(host.splitViewController)
            let shelf = try #require(split.viewController(for: .primary) as? ShelfViewController)
            host.tapRow(at: IndexPath(row: 1, section: 0), of: shelf.tableView)
            #expect(split.viewController(for: .secondary)?.title == "Persuasion")
        }
    #endif
}
