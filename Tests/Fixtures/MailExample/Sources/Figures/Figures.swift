import Mail
import SplitframeFigures

/// What the documents show.
@main struct Figures: FigureList {
    static var figures: [Figure] {
        Figure("mail", on: .iPadPro13InchM4, .landscape) { makeMail() }
        Figure("mail-upright", on: .iPadPro11InchM4, .portrait) { makeMail() }
        Figure("mail-half", on: .iPadPro11InchM4, .landscape, window: .half) { makeMail() }
        Figure("mail-phone", on: .iPhone16Pro, .portrait) { makeMail() }
        Figure("mail-right-to-left", on: .iPadMini6, .landscape, direction: .rightToLeft) { makeMail() }
        Figure("settings", on: .iPadMini6, .landscape) { makeSettings() }
        Figure("settings-phone", on: .iPhone16ProMax, .landscape) { makeSettings() }
        Figure("compose", on: .iPadPro11InchM4, .landscape) {
            makeSettings()
        } after: { host in
            host.rootViewController?.present(makeCompose(), animated: false)
        }
    }
}
