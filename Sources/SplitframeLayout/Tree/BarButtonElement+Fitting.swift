package import SplitframeInterface

/// A button with the name of its element.
typealias NamedButton = (name: String, button: BarButtonElement)

extension BarButtonElement {
    /// The width of a button in a bar, in points.
    func width(in metrics: BarMetrics) -> Double {
        if let width { return width }
        guard let title else { return metrics[.leastButtonWidth] }
        let titleWidth = metrics.buttonFont.room(for: title)
        let sides = icon == nil ? 2 * metrics[.buttonPadding] : metrics[.iconRoom]
        return max(metrics[.leastButtonWidth], titleWidth + sides)
    }

    /// Whether two neighbours share one capsule of glass, as images do (measured on iOS 26.1), unless a fixed space parts
    /// them.
    func sharesCapsule(with neighbour: BarButtonElement) -> Bool {
        neighbour.fixedSpace == nil
            && [self, neighbour].allSatisfy {
                $0.title == nil && $0.hasGlass && !$0.hasOwnCapsule && !$0.isProminent
            }
    }

    /// A back button as UIKit fits it into a bar, any other button unchanged.
    ///
    /// The title is that of the previous controller; if it does not fit, "Back"; if that does not fit either, only the
    /// chevron remains.
    func fitting(_ room: Double, in metrics: BarMetrics) -> BarButtonElement {
        guard icon == .back, let title else { return self }
        // "Back" is English, so it is used with Latin titles only.
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

extension [NamedButton] {
    /// Removes the last of the buttons of the lowest priority.
    mutating func removeLeastImportant() {
        let least = map(\.button.visibilityPriority).min()
        lastIndex { $0.button.visibilityPriority == least }.map { _ = remove(at: $0) }
    }

    /// The More button for those of these buttons that are not shown.
    func more(besides shown: [NamedButton]) -> NamedButton {
        var more = BarButtonElement(icon: .more, side: .trailing)
        more.hiddenButtons = labels(besides: shown.map(\.name))
        return ("moreButton", more)
    }

    /// The labels of those of these buttons that are not shown.
    func labels(besides shown: [String]) -> [String] {
        filter { !shown.contains($0.name) }.map(\.button.label)
    }
}

extension Rectangle {
    /// Extends two neighbours in one capsule to the middle between them, so that no part of it is neither's.
    static func meet(_ left: inout Rectangle, _ right: inout Rectangle) {
        let half = (right.minX - left.maxX) / 2
        left.width += half
        (right.x, right.width) = (right.x - half, right.width + half)
    }
}

extension InterfaceElement {
    /// Capsules of glass behind the buttons of a bar, with their numbers in their names.
    static func glass(_ frames: [Rectangle]) -> [InterfaceElement] {
        frames.enumerated().map { InterfaceElement(name: "glass\($0 + 1)", frame: $1, kind: .glass) }
    }
}

extension Font {
    /// The width of a line in whole points, with one to spare on both sides, since widths are estimates.
    func room(for text: String) -> Double { estimatedWidth(of: text).rounded(.up) + 2 }
}

/// The title of a back button.
public struct BackTitle: Hashable, Sendable {
    public var text: String
    /// Whether the app has set a title for the button itself, apart from the controller's title.
    public var isOwn: Bool

    public init(_ text: String, isOwn: Bool = false) {
        self.text = text
        self.isOwn = isOwn
    }
}

extension BarButtonElement {
    /// The back button in a bar; from iOS 26 on it is a chevron alone, unless the app has set a title for it.
    package init(backTo title: BackTitle, in metrics: BarMetrics) {
        let showsTitle = !title.text.isEmpty && (title.isOwn || !metrics.hasGlass)
        self.init(system: .back, title: showsTitle ? title.text : nil)
    }
}
