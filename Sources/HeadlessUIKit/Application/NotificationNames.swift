public import Foundation

// Notifications that apps observe; headless they are not posted, because an app never enters the background.

extension UIApplication {
    public static let didBecomeActiveNotification = notification("UIApplicationDidBecomeActive")
    public static let willResignActiveNotification = notification("UIApplicationWillResignActive")
    public static let didEnterBackgroundNotification = notification("UIApplicationDidEnterBackground")
    public static let willEnterForegroundNotification = notification("UIApplicationWillEnterForeground")
    public static let willTerminateNotification = notification("UIApplicationWillTerminate")
    public static let didReceiveMemoryWarningNotification = notification(
        "UIApplicationDidReceiveMemoryWarning")
    public static let significantTimeChangeNotification = notification("UIApplicationSignificantTimeChange")
    public static let userDidTakeScreenshotNotification = notification("UIApplicationUserDidTakeScreenshot")
    public static let backgroundRefreshStatusDidChangeNotification = notification(
        "UIApplicationBackgroundRefreshStatusDidChange")
    public static let protectedDataDidBecomeAvailableNotification = notification(
        "UIApplicationProtectedDataDidBecomeAvailable")
    public static let protectedDataWillBecomeUnavailableNotification = notification(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    public static let didFinishLaunchingNotification = notification("UIApplicationDidFinishLaunching")
}

extension UIScene {
    public static let willConnectNotification = notification("UISceneWillConnect")
    public static let didDisconnectNotification = notification("UISceneDidDisconnect")
    public static let didActivateNotification = notification("UISceneDidActivate")
    public static let willDeactivateNotification = notification("UISceneWillDeactivate")
    public static let didEnterBackgroundNotification = notification("UISceneDidEnterBackground")
    public static let willEnterForegroundNotification = notification("UISceneWillEnterForeground")
}

extension UIDevice {
    public static let orientationDidChangeNotification = notification("UIDeviceOrientationDidChange")
    public static let batteryLevelDidChangeNotification = notification("UIDeviceBatteryLevelDidChange")
    public static let batteryStateDidChangeNotification = notification("UIDeviceBatteryStateDidChange")
    public static let proximityStateDidChangeNotification = notification("UIDeviceProximityStateDidChange")
}

extension UIScreen {
    public static let didConnectNotification = notification("UIScreenDidConnect")
    public static let didDisconnectNotification = notification("UIScreenDidDisconnect")
    public static let modeDidChangeNotification = notification("UIScreenModeDidChange")
    public static let brightnessDidChangeNotification = notification("UIScreenBrightnessDidChange")
    public static let capturedDidChangeNotification = notification("UIScreenCapturedDidChange")
}

extension UIWindow {
    public static let didBecomeKeyNotification = notification("UIWindowDidBecomeKey")
    public static let didResignKeyNotification = notification("UIWindowDidResignKey")
    public static let didBecomeVisibleNotification = notification("UIWindowDidBecomeVisible")
    public static let didBecomeHiddenNotification = notification("UIWindowDidBecomeHidden")
}

extension UIResponder {
    public static let keyboardWillShowNotification = notification("UIKeyboardWillShow")
    public static let keyboardDidShowNotification = notification("UIKeyboardDidShow")
    public static let keyboardWillHideNotification = notification("UIKeyboardWillHide")
    public static let keyboardDidHideNotification = notification("UIKeyboardDidHide")
    public static let keyboardWillChangeFrameNotification = notification("UIKeyboardWillChangeFrame")
    public static let keyboardDidChangeFrameNotification = notification("UIKeyboardDidChangeFrame")
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

func notification(_ word: String) -> Notification.Name { Notification.Name("\(word)Notification") }
