public import SplitframeInterface

/// The layout of the texts, fields and buttons of an alert or an action sheet in its card.
///
/// Points, as measured on iOS 26.1: buttons of 48, 16 from the sides and 8 apart, two of an alert side by side, text 30
/// from the sides. The room above and below text, and fields, are assumed. Texts are broken into lines, and stand in the
/// middle before iOS 26, as in Apple's guidelines of that time.
public struct AlertLayout: Hashable, Sendable {
    /// A button; the cancel button is the first of two side by side, otherwise the last.
    public struct Button: Hashable, Sendable {
        public var title: String
        public var isCancel: Bool
        public var isPreferred: Bool
        public var isEnabled: Bool
        /// The colour of its title, as that of a destructive action; nil for that of buttons.
        public var color: ElementColor?

        public init(
            title: String, isCancel: Bool = false, isPreferred: Bool = false, isEnabled: Bool = true,
            color: ElementColor? = nil
        ) {
            self.title = title
            self.isCancel = isCancel
            self.isPreferred = isPreferred
            self.isEnabled = isEnabled
            self.color = color
        }
    }

    public var title: String?
    public var message: String?
    /// The fields, with their text or their placeholder.
    public var fields: [ViewElement]
    public var buttons: [Button]
    /// Whether two buttons share a row.
    public var pairsButtons: Bool
    public var width: Double

    public init(
        title: String?, message: String?, fields: [ViewElement] = [], buttons: [Button], pairsButtons: Bool,
        width: Double
    ) {
        self.title = title
        self.message = message
        self.fields = fields
        self.buttons = buttons
        self.pairsButtons = pairsButtons
        self.width = width
    }

    private enum Length {
        static let textInset = 30.0
        static let buttonInset = 16.0
        static let button = 48.0
        static let gap = 8.0
        /// Assumed: above text, and between text and the row below.
        static let aboveText = 22.0
        static let belowText = 8.0
        /// Assumed.
        static let field = 44.0
    }

    /// The card's height in points.
    public var height: Double { (rows.last?.frame.maxY ?? 0) + Length.buttonInset }

    /// The elements of a card with this frame in the window, in drawing order.
    public func elements(in frame: Rectangle, hasGlass: Bool) -> [InterfaceElement] {
        rows.enumerated().flatMap { index, row in
            let place = row.frame.offset(x: frame.minX, y: frame.minY)
            var element = InterfaceElement(
                name: "\(row.view.kind.name)\(index + 1)", frame: place, kind: .view(row.view))
            // A preferred button is filled, in the shape of the others.
            if row.view.isSelected {
                element.style.background = row.color
                if hasGlass { element.style.cornerRadius = place.height / 2 }
            } else {
                element.style.foreground = row.color
            }
            if !hasGlass, case .view(var label) = element.kind, label.kind == .label {
                label.alignment = .center
                element.kind = .view(label)
            }
            guard hasGlass, row.view.kind == .button, !row.view.isSelected else { return [element] }
            return [InterfaceElement(name: "glass\(index + 1)", frame: place, kind: .glass), element]
        }
    }

    private typealias Row = (view: ViewElement, color: ElementColor?, frame: Rectangle)

    private var rows: [Row] {
        var rows: [Row] = []
        var y = 0.0
        for (text, size, weight) in [(title, 17.0, Font.Weight.semibold), (message, 15, .regular)] {
            guard let text, !text.isEmpty else { continue }
            let room = width - 2 * Length.textInset
            let font = Font(size: size, weight: weight)
            let lines = font.lines(of: text, width: room)
            let height = Double(lines.count) * (size + 5)
            if y == 0 { y = Length.aboveText }
            var label = ViewElement(.label, text: text, fontSize: size)
            label.fontWeight = weight
            label.lines = lines.count > 1 ? lines : []
            rows.append((label, nil, Rectangle(x: Length.textInset, y: y, width: room, height: height)))
            y += height
        }
        if y > 0 { y += Length.belowText }
        y += Length.buttonInset
        let room = width - 2 * Length.buttonInset
        func add(_ view: ViewElement, _ color: ElementColor? = nil, height: Double) {
            rows.append((view, color, Rectangle(x: Length.buttonInset, y: y, width: room, height: height)))
            y += height + Length.gap
        }
        for var field in fields {
            // An alert draws the edges of its fields itself.
            field.fieldBorder = nil
            add(field, height: Length.field)
        }
        let sorted = buttons.filter { !$0.isCancel } + buttons.filter(\.isCancel)
        if pairsButtons, buttons.count == 2 {
            let half = (room - Length.gap) / 2
            for (index, button) in sorted.reversed().enumerated() {
                let x = Length.buttonInset + Double(index) * (half + Length.gap)
                let frame = Rectangle(x: x, y: y, width: half, height: Length.button)
                rows.append((button.view, button.color, frame))
            }
        } else {
            for button in sorted { add(button.view, button.color, height: Length.button) }
        }
        return rows
    }
}

extension AlertLayout.Button {
    fileprivate var view: ViewElement {
        var button = ViewElement(.button, text: title, isSelected: isPreferred)
        button.isEnabled = isEnabled
        return button
    }
}
