public import Foundation

// Names that apps listen to; headless nobody posts them, because no app goes into the background there.

extension UIApplication {
    public static let didBecomeActiveNotification = notification("UIApplicationDidBecomeActive")
    public static let willResignActiveNotification = notification("UIApplicationWillResignActive")
    public static let didEnterBackgroundNotification = notification("UIApplicationDidEnterBackground")
    public static let willEnterForegroundNotification = notification("UIApplicationWillEnterForeground")
    public static let willTerminateNotification = notification("UIApplicationWillTerminate")
    public static let didReceiveMemoryWarningNotification = notification(
        "UIApplicationDidReceiveMemoryWarning")
}

extension UIScene {
    public static let didActivateNotification = notification("UISceneDidActivate")
    public static let willDeactivateNotification = notification("UISceneWillDeactivate")
    public static let didEnterBackgroundNotification = notification("UISceneDidEnterBackground")
    public static let willEnterForegroundNotification = notification("UISceneWillEnterForeground")
}

extension UIDevice {
    public static let orientationDidChangeNotification = notification("UIDeviceOrientationDidChange")
}

extension UIResponder {
    public static let keyboardWillShowNotification = notification("UIKeyboardWillShow")
    public static let keyboardDidShowNotification = notification("UIKeyboardDidShow")
    public static let keyboardWillHideNotification = notification("UIKeyboardWillHide")
    public static let keyboardDidHideNotification = notification("UIKeyboardDidHide")
    public static let keyboardWillChangeFrameNotification = notification("UIKeyboardWillChangeFrame")
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

private func notification(_ word: String) -> Notification.Name { Notification.Name("\(word)Notification") }
