import SplitframeDevices
import SplitframeInterface
import SplitframeRequests
import SplitframeWireframes
import Testing

@testable import GoldenTesting

struct `A golden's address` {
    private func address(
        window: Window = .full, generation: Generation = .iOS26,
        direction: LayoutDirection = .leftToRight, look: Look = .golden, named name: String? = nil,
        packages: Set<String> = ["/home/mail"]
    ) -> GoldenAddress? {
        var request = SplitRequest(on: .iPadMini6)
        request.orientation = .landscape
        request.window = window
        request.generation = generation
        request.direction = direction
        return GoldenAddress(
            of: Selection(request, look: look), name: name, test: nil, fileID: "MailTests/ColumnTests.swift",
            filePath: "/home/mail/Tests/MailTests/ColumnTests.swift", isPackage: packages.contains)
    }

    @Test func `lies beside the nearest manifest`() throws {
        #expect(address()?.folder == "/home/mail/Snapshots")
        #expect(
            address(packages: ["/home/mail", "/home/mail/Tests"])?.folder == "/home/mail/Tests/Snapshots")
        #expect(address(packages: []) == nil)
    }

    @Test func `names target, test, device and what differs from the usual`() throws {
        let start = "MailTests/ColumnTests.swift/"
        #expect(address()?.name == start + "ipad-mini-6.landscape")
        #expect(address(window: .half)?.name == start + "ipad-mini-6.landscape.half")
        #expect(
            address(generation: .iOS14, named: "a/b c")?.name
                == start + "a-b-c.ipad-mini-6.landscape.iOS14")
        #expect(
            address(direction: .rightToLeft, look: Look(theme: .dark, scale: 2, bezel: false))?.name
                == start + "ipad-mini-6.landscape.rtl.dark.2x")
    }
}
