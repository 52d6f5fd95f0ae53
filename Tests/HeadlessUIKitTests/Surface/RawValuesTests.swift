import HeadlessUIKit
import Testing

struct `A raw value` {
    /// The last case of a list, whose numbers are derived, has UIKit's number (headers of UIKit).
    @Test func `is UIKit's`() {
        #expect(UIBarButtonItem.SystemItem.writingTools.rawValue == 25)
        #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
        #expect(NSLayoutConstraint.Attribute.firstBaseline.rawValue == 12)
        #expect(UIView.ContentMode.bottomRight.rawValue == 12)
        #expect(UIReturnKeyType.continue.rawValue == 11)
        #expect(UIKeyboardType.asciiCapableNumberPad.rawValue == 11)
        #expect(UIEvent.EventSubtype.remoteControlTogglePlayPause.rawValue == 103)
        #expect(UIEvent.EventSubtype.remoteControlEndSeekingForward.rawValue == 109)
        #expect(UIKeyboardHIDUsage.keyboardHome.rawValue == 0x4A)
        #expect(UIKeyboardHIDUsage.keypadPeriod.rawValue == 0x63)
        #expect(UIKeyboardHIDUsage.keyboardF24.rawValue == 0x73)
        #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7)
    }
}
