import SplitframeDevices
import SplitframeInterface

/// The arrangement of the system's time and battery at the top of a screen.
enum StatusBar {
    /// No status bar: phones in landscape or that fold, and other devices than phones and tablets.
    case hidden
    /// One line with the time in the middle: phones with a home button.
    case centered(height: Double)
    /// One line with the carrier at the left and the time in the middle: tablets before iOS 12.
    case carrierAtSide(height: Double)
    /// One line with the time at the start: tablets.
    case spread(height: Double, margin: Double)
    /// Beside the notch or the island: the free part of the screen's width on either side.
    case besideHousing(centerY: Double, ear: Double)

    /// The maximum height in points of a line on a phone without a housing.
    private static let highest = 40.0

    init(_ place: Place) {
        let device = place.device
        guard device.platform == .iOS, device.posture == nil else {
            self = .hidden
            return
        }
        switch (device.idiom, place.orientation) {
        case (.phone, .portrait):
            if let housing = device.sensorHousingFrame {
                let centerY = device.sensorHousing == .notch ? housing.midY + 4 : housing.midY
                self = .besideHousing(centerY: centerY, ear: housing.minX)
            } else if place.statusBarHeight > Self.highest {
                // A window without a device has the height of those that have a housing, and no housing.
                self = .besideHousing(
                    centerY: place.statusBarHeight / 2, ear: (place.screenSize.width * 0.34).rounded())
            } else {
                self = .centered(height: place.statusBarHeight)
            }
        case (.pad, _) where place.generation.look.padStatusBar == .timeInMiddle:
            self = .carrierAtSide(height: place.statusBarHeight)
        case (.pad, _):
            self = .spread(
                height: place.statusBarHeight, margin: max(14, device.cornerRadius * 0.5 + 8))
        case (.phone, .landscape), (.phone, .landscapeLeft), (.tv, _), (.mac, _), (.vision, _): self = .hidden
        }
    }
}

extension Sketch {
    /// The time is always 9:41, with full signal and battery, so that a picture does not depend on when it was made.
    mutating func statusBar(on place: Place) {
        let width = place.screenSize.width
        switch StatusBar(place) {
        case .hidden: break
        case .centered(let height):
            let font = Font(size: 12, weight: .semibold)
            let line = Rectangle(x: 0, y: 0, width: width, height: height)
            text("9:41", in: line, font: font, color: theme.ink, alignment: .center)
            signal(x: 8, centerY: height / 2, scale: 0.72)
            wifi(x: 25, centerY: height / 2, side: 14)
            battery(maxX: width - 7, centerY: height / 2, scale: 0.82)
        case .carrierAtSide(let height):
            let font = Font(size: 12, weight: .semibold)
            let line = Rectangle(x: 6, y: 0, width: width - 12, height: height)
            text("iPad", in: line, font: font, color: theme.ink)
            wifi(x: line.minX + font.estimatedWidth(of: "iPad") + 5, centerY: height / 2, side: 15)
            text("9:41", in: line, font: font, color: theme.ink, alignment: .center)
            fullBattery(in: line, font: font)
        case .spread(let height, let margin):
            let font = Font(size: 13, weight: .semibold)
            let line = Rectangle(x: margin, y: 0, width: width - 2 * margin, height: height)
            // Two texts, so that the time comes first in either direction of reading.
            text("9:41", in: line, font: font, color: theme.ink)
            text(
                "Mon Jun 9", in: line.inset(left: font.estimatedWidth(of: "9:41   ")), font: font,
                color: theme.ink)
            let start = fullBattery(in: line, font: font)
            wifi(x: start - 23, centerY: height / 2, side: 17)
        case .besideHousing(let centerY, let ear):
            // A notch leaves less room beside it than an island.
            let scale = ear < 110 ? 0.86 : 1
            let shift = ear < 110 ? 3.0 : 8
            text(
                "9:41", in: Rectangle(x: shift, y: centerY - 11, width: ear, height: 22),
                font: Font(size: 17 * scale, weight: .semibold), color: theme.ink, alignment: .center)
            let cluster = 74 * scale
            let x = width - ear / 2 - cluster / 2 - shift
            signal(x: x, centerY: centerY, scale: scale)
            wifi(x: x + 21 * scale, centerY: centerY, side: 20 * scale)
            battery(maxX: x + cluster, centerY: centerY, scale: scale)
        }
    }

    /// The full battery at a line's end with its percentage; returns the x of its start.
    @discardableResult
    private mutating func fullBattery(in line: Rectangle, font: Font) -> Double {
        battery(maxX: line.maxX, centerY: line.midY, scale: 0.9)
        var percentage = line
        percentage.width -= 32
        text("100%", in: percentage, font: font, color: theme.ink, alignment: .right)
        return percentage.maxX - font.estimatedWidth(of: "100%")
    }

    private mutating func signal(x: Double, centerY: Double, scale: Double) {
        for index in 0..<4 {
            let height = (4 + Double(index) * 2.6) * scale
            fill(
                .roundedRectangle(
                    Rectangle(
                        x: x + Double(index) * 4.7 * scale, y: centerY + 6 * scale - height,
                        width: 3.2 * scale, height: height), radius: scale), theme.ink)
        }
    }

    mutating func wifi(x: Double, centerY: Double, side: Double) {
        // The symbol's fan is between 6 and 21 of its 24 units, so that its middle is below the box's.
        let box = Rectangle(x: x, y: centerY - side * 13.6 / 24, width: side, height: side)
        symbol(.wifi, in: box, theme.ink, width: 2.6)
    }

    private mutating func battery(maxX: Double, centerY: Double, scale: Double) {
        let shell = Rectangle(
            x: maxX - 27 * scale, y: centerY - 6.25 * scale, width: 24.5 * scale, height: 12.5 * scale)
        stroke(
            .roundedRectangle(shell.inset(by: 0.5), radius: 3.8 * scale),
            Stroke(theme.secondaryInk, width: 1))
        fill(.roundedRectangle(shell.inset(by: 2 * scale), radius: 2.2 * scale), theme.ink)
        fill(
            .roundedRectangle(
                Rectangle(
                    x: shell.maxX + 1 * scale, y: centerY - 2.1 * scale, width: 1.6 * scale,
                    height: 4.2 * scale), radius: 0.8 * scale), theme.secondaryInk)
    }
}
