import GoldenTesting
import SplitframeDevices
import SplitframeInterface
import Testing

/// Foundation is not imported here: GoldenTesting brings it.
@MainActor struct `A host in a test` {
    @Test func `stands where a golden of the same place stands`() throws {
        let place = GoldenPlace(.iPadMini6.landscape, window: .half, style: .dark, textSize: .extraLarge)
        let host = try HeadlessHost(on: place, rootViewController: UIViewController())
        #expect(host.place?.device.id == "ipad-mini-6")
        #expect(host.place?.orientation == .landscape && host.place?.window == .half)
        #expect(host.userInterfaceStyle == .dark && host.preferredContentSizeCategory == .extraLarge)
        let other = try HeadlessHost(
            on: .iPadMini6.landscape, window: .half, rootViewController: UIViewController())
        #expect(other.place == host.place)
        #expect(throws: (any Error).self) {
            try HeadlessHost(on: .iPhone16Pro, window: .half, rootViewController: UIViewController())
        }
    }

    @Test func `has Foundation`() {
        #expect(Date(timeIntervalSince1970: 60).timeIntervalSince1970 == 60)
    }
}
