import GoldenTesting
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// The eight situations of iPhone Duo, as an app's own tests hold them.
@MainActor struct `A mail app on iPhone Duo` {
    @Test(arguments: [
        HeldDevice.iPhoneDuo.closed, .iPhoneDuo.closed.landscape, .iPhoneDuo.open.landscape,
        .iPhoneDuo.open.portrait, .iPhoneDuo.book, .iPhoneDuo.laptop, .iPhoneDuo.splitLeft,
        .iPhoneDuo.splitRight,
    ])
    func `looks as recorded`(device: HeldDevice) throws {
        AppLog.shared = AppLog()
        let host = HeadlessHost(
            place: try Place(device: device.device, orientation: device.orientation, window: device.window),
            sceneDelegate: MailSceneDelegate())
        expectGolden(of: host)
    }
}
