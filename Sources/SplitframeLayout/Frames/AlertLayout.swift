public import SplitframeGeometry
public import SplitframeInterface
import SplitframeText

/// The layout of the texts, fields and buttons of an alert or an action sheet in its card.
///
/// Points, as measured on iOS 26.1: buttons of 48, 16 from the sides and 8 apart, two of an alert side by side, text 30
/// from the sides. The room above and below text, and fields, are assumed.
public struct AlertLayout: Hashable, Sendable {
    /// A button; the cancel button is the first of two side by side, otherwise the last.
    public struct Button: Hashable, Sendable {
        public var title: String
        public var isCancel: Bool
        public var isPreferred: Bool

        public init(title: String, isCancel: Bool = false, isPreferred: Bool = false) {
            self.title = title
            self.isCancel = isCancel
            self.isPreferred = isPreferred
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
            let element = InterfaceElement(
                name: "\(row.view.kind.name)\(index + 1)", frame: place, kind: .view(row.view))
            guard hasGlass, row.view.kind == .button, !row.view.isSelected else { return [element] }
            return [InterfaceElement(name: "glass\(index + 1)", frame: place, kind: .glass), element]
        }
    }

    private var rows: [(view: ViewElement, frame: Rectangle)] {
        var rows: [(view: ViewElement, frame: Rectangle)] = []
        var y = 0.0
        for (text, size, weight) in [(title, 17.0, Font.Weight.semibold), (message, 15, .regular)] {
            guard let text, !text.isEmpty else { continue }
            let room = width - 2 * Length.textInset
            let font = Font(size: size, weight: weight)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
                max(1, (font.estimatedWidth(of: String($0)) / room).rounded(.up))
            }
            let height = lines.reduce(0, +) * (size + 5)
            if y == 0 { y = Length.aboveText }
            var label = ViewElement(.label, text: text, fontSize: size)
            label.fontWeight = weight
            rows.append((label, Rectangle(x: Length.textInset, y: y, width: room, height: height)))
            y += height
        }
        if y > 0 { y += Length.belowText }
        y += Length.buttonInset
        let room = width - 2 * Length.buttonInset
        func add(_ view: ViewElement, height: Double) {
            rows.append((view, Rectangle(x: Length.buttonInset, y: y, width: room, height: height)))
            y += height + Length.gap
        }
        for field in fields { add(field, height: Length.field) }
        let sorted = buttons.filter { !$0.isCancel } + buttons.filter(\.isCancel)
        if pairsButtons, buttons.count == 2 {
            let half = (room - Length.gap) / 2
            for (index, button) in sorted.reversed().enumerated() {
                let x = Length.buttonInset + Double(index) * (half + Length.gap)
                rows.append((button.view, Rectangle(x: x, y: y, width: half, height: Length.button)))
            }
        } else {
            for button in sorted { add(button.view, height: Length.button) }
        }
        return rows
    }
}

extension AlertLayout.Button {
    fileprivate var view: ViewElement { ViewElement(.button, text: title, isSelected: isPreferred) }
}
