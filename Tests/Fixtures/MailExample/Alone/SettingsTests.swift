import Foundation
import Mail
import Testing
import UIKit

@MainActor struct `Settings` {
    #if canImport(HeadlessUIKit)
        @Test func `stay on the stack of a phone, above the accounts`() throws {
            let host = try HeadlessHost(device: "iPhone 16 Pro", rootViewController: makeSettings())
            let split = try #require(host.splitViewController)
            #expect(split.isCollapsed)
            #expect(
                split.viewController(for: .secondary)?.navigationController?.topViewController?.title
                    == "Home")
        }
    #endif
}
