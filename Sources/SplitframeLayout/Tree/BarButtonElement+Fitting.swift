import SplitframeInterface
import SplitframeText

extension BarButtonElement {
    /// The room in points that a button takes in a bar.
    func width(in metrics: BarMetrics) -> Double {
        guard let title else { return metrics[.leastButtonWidth] }
        let words = metrics.buttonFont.room(for: title)
        let sides = icon == nil ? 2 * metrics[.buttonPadding] : metrics[.iconRoom]
        return max(metrics[.leastButtonWidth], words + sides)
    }

    /// Whether two neighbours stand on one capsule of glass: images do (measured on iOS 26.1).
    func sharesCapsule(with neighbour: BarButtonElement) -> Bool {
        [self, neighbour].allSatisfy { $0.title == nil && $0.hasGlass && !$0.standsAlone && !$0.isProminent }
    }

    /// The way back as UIKit fits it into a bar, any other button as it is.
    ///
    /// It names where it leads; where that has no room it says Back, and where that has none either it is the
    /// chevron alone.
    func fitting(_ room: Double, in metrics: BarMetrics) -> BarButtonElement {
        guard icon == .back, let title else { return self }
        // The word is English, and out of place among other letters than its own.
        let isLatin = title.unicodeScalars.allSatisfy { $0.value < 0x250 || !$0.properties.isAlphabetic }
        for title in isLatin ? [title, "Back"] : [title] {
            var button = self
            button.title = title
            if button.width(in: metrics) <= room { return button }
        }
        var chevron = self
        chevron.title = nil
        return chevron
    }
}

extension Font {
    /// The whole points that a line needs, with one to spare on both sides: widths are estimates.
    func room(for text: String) -> Double { estimatedWidth(of: text).rounded(.up) + 2 }
}
