import Foundation
import HeadlessUIKit
import Testing

@MainActor struct `An action that opens a window` {
    // UIWindowScene.ActivationAction › init(identifier:alternate:_:) › Discussion: the alternate action stands in where the
    // app cannot have several windows; without one the action is hidden.
    @Test func `an action for a new window is the alternate where there is one window only`() throws {
        var done = 0
        let alternate = UIAction(title: "Show") { _ in done += 1 }
        let action = UIWindowScene.ActivationAction(alternate: alternate) { _ in nil }
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: UIViewController())
        #expect(host.choose("Show", in: UIMenu(children: [action])) && done == 1)
        let alone = UIWindowScene.ActivationAction { _ in
            UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "x"))
        }
        #expect(alone.attributes.contains(.hidden))
    }
}
