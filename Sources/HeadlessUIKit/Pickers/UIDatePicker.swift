public import Foundation
import SplitframeInterface

/// A control for choosing a date, whose value the host's `choose(_:in:)` changes and reports.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// The part of a date to choose, with UIKit's raw values.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
    /// The date; pictures show it where the app sets one, as they know no clock.
    open var date: Date {
        get { givenDate ?? Date() }
        set { givenDate = newValue }
    }
    private(set) var givenDate: Date? { didSet { invalidateIntrinsicContentSize() } }
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var countDownDuration: TimeInterval = 0
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { invalidateIntrinsicContentSize() }
    }
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // The type is UIKit's.
    open var calendar: Calendar! = .current
    /// The time zone of the date as it is drawn; nil for that of the calendar, which is that of the system.
    open var timeZone: TimeZone?

    open func setDate(_ date: Date, animated: Bool) {
        self.date = min(max(date, minimumDate ?? date), maximumDate ?? date)
    }

    /// A compact picker is as wide as its parts; heights of the wheels and of the inline calendar are assumed.
    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .automatic, .compact:
            CGSize(width: width(of: partWidths), height: 34)
        case .wheels: CGSize(width: 320, height: 216)
        case .inline: CGSize(width: 320, height: 336)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: size) }

    // MARK: Compiles only
    open var minuteInterval = 1
    open var roundsToMinuteInterval = true
    open var locale: Locale?
}

/// The style of a date picker, with UIKit's raw values.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}

extension UIDatePicker: DrawnControl {
    /// The parts of the date in boxes side by side, or as wheels; a calendar has the month above and the day below.
    var drawing: ControlDrawing? {
        let words = words
        let value =
            givenDate == nil && datePickerMode != .countDownTimer ? nil : words.joined(separator: ", ")
        var parts: [ControlDrawing.Part] = []
        var row = bounds
        switch datePickerStyle {
        case .automatic, .compact: row = bounds.insetBy(dx: 0, dy: max(0, (bounds.height - 34) / 2))
        case .wheels:
            parts.append((ViewElement(.outline), bounds))
            row = CGRect(x: 8, y: bounds.midY - 17, width: max(0, bounds.width - 16), height: 34)
        case .inline:
            parts.append((ViewElement(.outline), bounds))
            row = CGRect(x: 8, y: 8, width: max(0, bounds.width - 16), height: 34)
        }
        // Parts share what the picker is wider or narrower than they are.
        let own = partWidths
        let more = (row.width - width(of: own)) / CGFloat(own.count)
        var x = row.minX
        for (word, width) in zip(words, own) {
            let part = CGRect(x: x, y: row.minY, width: max(0, width + more), height: row.height)
            parts.append((ViewElement(.segment, text: word), part))
            x = part.maxX + Self.gap
        }
        return ControlDrawing(name: "datePicker", value: value, parts: parts)
    }

    /// The distance between two parts, in points (assumed).
    private static let gap: CGFloat = 6

    /// How wide each part is by its own text, with 12 points on either side (assumed).
    private var partWidths: [CGFloat] {
        words.map { UIFont.systemFont(ofSize: 17).width(of: [$0]).rounded(.up) + 24 }
    }

    /// The width of parts beside each other, with the gaps between them.
    private func width(of parts: [CGFloat]) -> CGFloat {
        parts.reduce(Self.gap * CGFloat(parts.count - 1), +)
    }

    /// The parts of the date as English words; what they stand for where the app has set no date.
    private var words: [String] {
        var calendar = calendar ?? .current
        if let timeZone { calendar.timeZone = timeZone }
        let found = givenDate.map {
            calendar.dateComponents([.year, .month, .day, .hour, .minute], from: $0)
        }
        let month = found?.month.flatMap { Self.months.indices.contains($0 - 1) ? Self.months[$0 - 1] : nil }
        let (year, day) = (found?.year.map { "\($0)" }, found?.day.map { "\($0)" })
        let date = month.flatMap { month in day.flatMap { day in year.map { "\(month) \(day), \($0)" } } }
        let time = found?.hour.flatMap { hour in found?.minute.map { Self.time(hour, $0) } }
        return switch datePickerMode {
        case .time: [time ?? "Time"]
        case .date: [date ?? "Date"]
        case .dateAndTime: [date ?? "Date", time ?? "Time"]
        case .countDownTimer:
            ["\(Int(countDownDuration) / 3600) hours", "\(Int(countDownDuration) / 60 % 60) min"]
        case .yearAndMonth: [month ?? "Month", year ?? "Year"]
        }
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// A time with twelve hours: `9:41 AM`.
    private static func time(_ hour: Int, _ minute: Int) -> String {
        "\((hour + 11) % 12 + 1):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
    }
}
