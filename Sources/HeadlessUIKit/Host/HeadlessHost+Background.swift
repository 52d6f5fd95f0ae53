import Foundation

// An app with a scene delegate is told about its life cycle there, any other app in its application delegate, in the
// documented order. No controller appears or disappears, as in UIKit.

extension HeadlessHost {
    /// Leaves the app for the home screen: it resigns, goes to the background, and says what to restore later.
    public func enterBackground() {
        guard application.applicationState == .active else { return settle() }
        act {
            tell {
                $0.sceneWillResignActive(scene)
            } otherwise: {
                $0.applicationWillResignActive(application)
            }
            post(UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification)
            (scene.activationState, application.applicationState) = (.background, .background)
            tell {
                $0.sceneDidEnterBackground(scene)
            } otherwise: {
                $0.applicationDidEnterBackground(application)
            }
            post(UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
            saveActivities()
            scene.session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
        }
    }

    /// Those whose activity is to be saved bring it up to date.
    private func saveActivities() {
        let savers = ([scene, window].compactMap(\.self) + (rootViewController?.shownHierarchy ?? []))
            .filter { $0.userActivity?.needsSave == true }
        for saver in savers { saver.userActivity.map(saver.updateUserActivityState) }
        for saver in savers { saver.userActivity?.needsSave = false }
    }

    /// Returns from the home screen to the app.
    public func enterForeground() {
        guard application.applicationState == .background else { return settle() }
        act {
            tell {
                $0.sceneWillEnterForeground(scene)
            } otherwise: {
                $0.applicationWillEnterForeground(application)
            }
            post(UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
            (scene.activationState, application.applicationState) = (.foregroundInactive, .inactive)
            becomeActive()
        }
    }

    func becomeActive() {
        (scene.activationState, application.applicationState) = (.foregroundActive, .active)
        tell {
            $0.sceneDidBecomeActive(scene)
        } otherwise: {
            $0.applicationDidBecomeActive(application)
        }
        post(UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
    }

    private func tell(
        _ call: (any UISceneDelegate) -> Void, otherwise callApp: (any UIApplicationDelegate) -> Void
    ) {
        if let delegate = scene.delegate {
            call(delegate)
        } else if let delegate = application.delegate {
            callApp(delegate)
        }
    }

    /// Posts the notifications of scene and app; those of a scene not for an app that lives without (assumed).
    private func post(_ ofScene: Notification.Name, _ ofApplication: Notification.Name) {
        if scene.delegate != nil || application.delegate == nil { post(ofScene, about: scene) }
        post(ofApplication, about: application)
    }
}
