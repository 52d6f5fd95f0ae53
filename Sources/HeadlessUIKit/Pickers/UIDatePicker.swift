public import Foundation

/// A control for choosing a date; headless its value is stored, and the host's `choose(_:in:)` changes and reports it.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// The part of a date to choose, with UIKit's raw values.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    /// Compiles only.
    open var datePickerMode = Mode.dateAndTime
    open var date = Date()
    open var minimumDate: Date?
    open var maximumDate: Date?
    /// Compiles only.
    open var minuteInterval = 1
    /// Compiles only.
    open var countDownDuration: TimeInterval = 0
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    /// Compiles only.
    open var roundsToMinuteInterval = true
    /// Compiles only.
    open var locale: Locale?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // The type is UIKit's.
    open var calendar: Calendar! = .current
    /// Compiles only.
    open var timeZone: TimeZone?

    open func setDate(_ date: Date, animated: Bool) {
        self.date = min(max(date, minimumDate ?? date), maximumDate ?? date)
    }

    /// Heights of the wheels and of the inline calendar are assumed.
    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .automatic, .compact: CGSize(width: 190, height: 34)
        case .wheels: CGSize(width: 320, height: 216)
        case .inline: CGSize(width: 320, height: 336)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: size) }
}

/// The style of a date picker, with UIKit's raw values; compiles only.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}
