import SplitframeInterface
import SplitframeScene

extension BarButtonElement {
    static let font = Font(size: 17)

    /// The room in points that a button takes, its glass included.
    func width(isRound: Bool) -> Double {
        let titleWidth = title.map { Self.font.estimatedWidth(of: $0).rounded(.up) + 2 }
        switch (icon, titleWidth) {
        case (nil, nil), (_?, nil): return 40
        case (nil, let width?): return width + (isRound ? 28 : 26)
        case (_?, let width?): return width + 22 + (isRound ? 20 : 18)
        }
    }

    /// The way back as UIKit fits it into a bar, any other button as it is.
    ///
    /// It names where it leads; where that has no room it says Back, and where that has none either it is the
    /// chevron alone.
    func fitting(_ room: Double, isRound: Bool) -> BarButtonElement {
        guard icon == .back, let title else { return self }
        // The word is English, and out of place among other letters than its own.
        let isLatin = title.unicodeScalars.allSatisfy { $0.value < 0x250 || !$0.properties.isAlphabetic }
        for title in isLatin ? [title, "Back"] : [title] {
            let button = BarButtonElement(icon: icon, title: title, side: side)
            if button.width(isRound: isRound) <= room { return button }
        }
        return BarButtonElement(icon: icon, side: side)
    }
}
