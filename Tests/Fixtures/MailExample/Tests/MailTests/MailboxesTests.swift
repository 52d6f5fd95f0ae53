#if canImport(GoldenTesting)
    import GoldenTesting
    import Mail
    import Testing
    import UIKit

    @MainActor struct `Mailboxes` {
        @Test(arguments: HeldDevice.matrix(of: .iPadMini6, .iPhone16Pro))
        func `look as they did`(device: HeldDevice) {
            expectGolden(of: makeMailboxes(), on: device)
        }

        @Test func `fit half a screen`() {
            expectGolden(of: makeMailboxes(), on: .iPadMini6.landscape, window: .half)
        }
    }
#endif
