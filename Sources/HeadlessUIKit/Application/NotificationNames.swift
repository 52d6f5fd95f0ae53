public import Foundation

// Notifications that apps observe; they have no actor, as in UIKit. Posted are those of an app's life cycle, its windows,
// rotations and memory warnings; the others are not, because headless an app has neither hardware nor a keyboard.

extension UIApplication {
    nonisolated public static let didBecomeActiveNotification = notification("UIApplicationDidBecomeActive")
    nonisolated public static let willResignActiveNotification = notification("UIApplicationWillResignActive")
    nonisolated public static let didEnterBackgroundNotification = notification(
        "UIApplicationDidEnterBackground")
    nonisolated public static let willEnterForegroundNotification = notification(
        "UIApplicationWillEnterForeground")
    nonisolated public static let willTerminateNotification = notification("UIApplicationWillTerminate")
    nonisolated public static let didReceiveMemoryWarningNotification = notification(
        "UIApplicationDidReceiveMemoryWarning")
    nonisolated public static let significantTimeChangeNotification = notification(
        "UIApplicationSignificantTimeChange")
    nonisolated public static let userDidTakeScreenshotNotification = notification(
        "UIApplicationUserDidTakeScreenshot")
    nonisolated public static let backgroundRefreshStatusDidChangeNotification = notification(
        "UIApplicationBackgroundRefreshStatusDidChange")
    nonisolated public static let protectedDataDidBecomeAvailableNotification = notification(
        "UIApplicationProtectedDataDidBecomeAvailable")
    nonisolated public static let protectedDataWillBecomeUnavailableNotification = notification(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    nonisolated public static let didFinishLaunchingNotification = notification(
        "UIApplicationDidFinishLaunching")
}

extension UIScene {
    nonisolated public static let willConnectNotification = notification("UISceneWillConnect")
    nonisolated public static let didDisconnectNotification = notification("UISceneDidDisconnect")
    nonisolated public static let didActivateNotification = notification("UISceneDidActivate")
    nonisolated public static let willDeactivateNotification = notification("UISceneWillDeactivate")
    nonisolated public static let didEnterBackgroundNotification = notification("UISceneDidEnterBackground")
    nonisolated public static let willEnterForegroundNotification = notification("UISceneWillEnterForeground")
}

extension UIDevice {
    nonisolated public static let orientationDidChangeNotification = notification(
        "UIDeviceOrientationDidChange")
    nonisolated public static let batteryLevelDidChangeNotification = notification(
        "UIDeviceBatteryLevelDidChange")
    nonisolated public static let batteryStateDidChangeNotification = notification(
        "UIDeviceBatteryStateDidChange")
    nonisolated public static let proximityStateDidChangeNotification = notification(
        "UIDeviceProximityStateDidChange")
}

extension UIScreen {
    nonisolated public static let didConnectNotification = notification("UIScreenDidConnect")
    nonisolated public static let didDisconnectNotification = notification("UIScreenDidDisconnect")
    nonisolated public static let modeDidChangeNotification = notification("UIScreenModeDidChange")
    nonisolated public static let brightnessDidChangeNotification = notification(
        "UIScreenBrightnessDidChange")
    nonisolated public static let capturedDidChangeNotification = notification("UIScreenCapturedDidChange")
}

extension UIWindow {
    nonisolated public static let didBecomeKeyNotification = notification("UIWindowDidBecomeKey")
    nonisolated public static let didResignKeyNotification = notification("UIWindowDidResignKey")
    nonisolated public static let didBecomeVisibleNotification = notification("UIWindowDidBecomeVisible")
    nonisolated public static let didBecomeHiddenNotification = notification("UIWindowDidBecomeHidden")
}

extension UIResponder {
    nonisolated public static let keyboardWillShowNotification = notification("UIKeyboardWillShow")
    nonisolated public static let keyboardDidShowNotification = notification("UIKeyboardDidShow")
    nonisolated public static let keyboardWillHideNotification = notification("UIKeyboardWillHide")
    nonisolated public static let keyboardDidHideNotification = notification("UIKeyboardDidHide")
    nonisolated public static let keyboardWillChangeFrameNotification = notification(
        "UIKeyboardWillChangeFrame")
    nonisolated public static let keyboardDidChangeFrameNotification = notification(
        "UIKeyboardDidChangeFrame")
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    nonisolated public static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
}

func notification(_ word: String) -> Notification.Name { Notification.Name("\(word)Notification") }
