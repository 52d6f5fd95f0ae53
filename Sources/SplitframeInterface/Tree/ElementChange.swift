/// The change of an element between two interfaces: its old frame and its new one.
public struct ElementChange: Hashable, Codable, Sendable {
    /// The element's path in the tree: `split/primary`.
    public var path: String
    /// The frame in points of the window, nil if the element is new.
    public var before: Rectangle?
    /// The frame in points of the window, nil if the element is gone.
    public var after: Rectangle?
    /// Whether a frame is that of the part in sight, and more of the element lies beneath others.
    package var isPart = false

    public init(path: String, before: Rectangle?, after: Rectangle?) {
        self.path = path
        self.before = before
        self.after = after
    }

    /// `right` or `left` if the new frame lies wholly at that side of the old one; otherwise nil.
    package var sideMove: String? {
        guard let before, let after, before.width > 0, after.width > 0 else { return nil }
        return before.maxX <= after.minX ? "right" : after.maxX <= before.minX ? "left" : nil
    }

    /// A readable name of the element: `primary`, `secondary display-mode button`.
    public var name: String { Self.name(ofElementAt: path) }

    /// A readable name of an element, from its path in the tree.
    package static func name(ofElementAt path: String) -> String {
        var names = path.split(separator: "/").map(String.init)
        if names.count > 1 { names.removeFirst() }
        if names.count > 1, names[0] == "split" { names.removeFirst() }
        if Self.bars.contains(names.dropLast().last ?? ""), let plain = plainButtons[names.last ?? ""] {
            names.replaceSubrange(names.count - 2..<names.count, with: [plain])
            // There is one, in the secondary column.
            if plain == plainButtons["secondaryOnlyButton"] { names = [plain] }
        }
        // Screens above others are numbered.
        names = names.map { $0.hasPrefix("presented") ? "presented" : $0 }
        return names.joined(separator: " ")
    }

    /// The names of bars with buttons, from which their column is told.
    package static let bars = ["bar", "uprightBar"]

    private static let plainButtons = [
        "displayModeButton": "display-mode button", "secondaryOnlyButton": "secondary-only button",
        "popoverButton": "popover button", "back": "back button", "backButton": "back button",
    ]

    /// The text of a changed length, in points: `280 → 240, −40`.
    public static func text(from old: Double, to new: Double) -> String {
        let delta = new - old
        // Lengths that differ only in the third decimal are shown with three decimals.
        let decimals = old.figureText == new.figureText ? 3 : 2
        let texts = [old, new, delta.magnitude].map { $0.text(decimals: decimals) }
        return "\(texts[0]) → \(texts[1]), \(delta < 0 ? "−" : "+")\(texts[2])"
    }
}
