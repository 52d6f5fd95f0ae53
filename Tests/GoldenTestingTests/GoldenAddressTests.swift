import SplitframeDevices
import SplitframeInterface
import Testing

@testable import GoldenTesting

struct `A golden's address` {
    private func address(
        window: Window = .full, generation: Generation = .iOS26, named name: String? = nil,
        packages: Set<String> = ["/home/mail"]
    ) throws -> GoldenAddress? {
        GoldenAddress(
            place: try Place(
                device: .iPadMini6, orientation: .landscape, window: window, generation: generation),
            name: name, test: nil, fileID: "MailTests/ColumnTests.swift",
            filePath: "/home/mail/Tests/MailTests/ColumnTests.swift", isPackage: packages.contains)
    }

    @Test func `lies beside the nearest manifest`() throws {
        #expect(try address()?.folder == "/home/mail/Snapshots")
        #expect(
            try address(packages: ["/home/mail", "/home/mail/Tests"])?.folder == "/home/mail/Tests/Snapshots")
        #expect(try address(packages: []) == nil)
    }

    @Test func `names target, test, device and what differs from the usual`() throws {
        let start = "MailTests/ColumnTests.swift/"
        #expect(try address()?.name == start + "ipad-mini-6.landscape")
        #expect(try address(window: .half)?.name == start + "ipad-mini-6.landscape.half")
        #expect(
            try address(generation: .iOS14, named: "a/b c")?.name
                == start + "a-b-c.ipad-mini-6.landscape.iOS14")
    }
}
