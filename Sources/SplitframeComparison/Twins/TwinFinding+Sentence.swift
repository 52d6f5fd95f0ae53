import SplitframeGeometry
import SplitframeInterface

extension TwinFinding: CustomStringConvertible {
    /// The finding as a short text: `primary column 320 → 375 pt (+55)`.
    public var description: String { sentence(of: subject) }

    /// The finding as a short text with a given subject.
    func sentence(of subject: String) -> String {
        switch change {
        case .added: "\(subject) is new"
        case .removed: "\(subject) is gone"
        case .reordered: "\(subject) is drawn before what used to lie below it"
        case .attribute("frame", let old?, let new?):
            "\(subject) \(FrameChange(old: old, new: new).map(\.description) ?? "frame \(old) → \(new)")"
        case .attribute("safeArea", let old?, let new?):
            "\(subject) safe area \(EdgeChanges(old: old, new: new)?.description ?? "\(old) → \(new)")"
        case .attribute(let name, let old, let new):
            "\(subject) \(name) \(old?.description ?? "none") → \(new?.description ?? "none")"
        }
    }

    /// A readable name of the finding's element: `primary column`, `secondary bar`.
    public var subject: String {
        let names = path.split(separator: "/")
        let inner = names.count > 1 ? names.dropFirst() : names[...]
        return inner.joined(separator: " ") + noun
    }

    /// The noun after the name of a column or screen; empty if the name contains it.
    var noun: String {
        guard part == .screen else { return isColumn ? " column" : "" }
        return path.split(separator: "/").last?.hasPrefix("screen") == true ? "" : " screen"
    }
}

/// The changed distances from a rectangle's edges.
private struct EdgeChanges: CustomStringConvertible {
    let description: String

    init?(old: TwinValue, new: TwinValue) {
        guard let old = old.numbers, let new = new.numbers, old.count == 4, new.count == 4 else { return nil }
        let edges = ["top", "left", "bottom", "right"]
        description = edges.indices.filter { old[$0] != new[$0] }
            .map { "\(edges[$0]) \(old[$0].pointText) → \(new[$0].pointText) pt" }.joined(separator: ", ")
    }
}

/// The change of a frame as a short text, without numbers that follow from others.
struct FrameChange: CustomStringConvertible {
    private let old: [Double]
    private let new: [Double]

    init?(old: TwinValue, new: TwinValue) {
        guard let old = old.numbers, let new = new.numbers, old.count == 4, new.count == 4 else { return nil }
        self.old = old
        self.new = new
    }

    var description: String {
        (changes(start: 0, length: 2, names: ("x", "")) + changes(start: 1, length: 3, names: ("y", "height")))
            .joined(separator: ", ")
    }

    /// The most informative number: the width if it changed, else the frame's x, else its height, else its y.
    var mostInformativeNumber: String? {
        (changes(2, named: "") + changes(0, named: "x") + changes(3, named: "height") + changes(1, named: "y"))
            .first
    }

    /// The changes along one axis, without a start that moved because the far edge stayed.
    private func changes(start: Int, length: Int, names: (start: String, length: String)) -> [String] {
        guard old[length] != new[length] else { return changes(start, named: names.start) }
        let farEdgeStays = abs(old[start] + old[length] - new[start] - new[length]) < 0.002
        return changes(length, named: names.length) + (farEdgeStays ? [] : changes(start, named: names.start))
    }

    private func changes(_ index: Int, named name: String) -> [String] {
        let delta = new[index] - old[index]
        guard delta != 0 else { return [] }
        let sign = delta > 0 ? "+" : "−"
        // Numbers that differ only in the third decimal are shown with three decimals.
        let decimals = old[index].figureText == new[index].figureText ? 3 : 2
        let texts = [old[index], new[index], abs(delta)].map { $0.text(decimals: decimals) }
        let numbers = "\(texts[0]) → \(texts[1]) pt (\(sign)\(texts[2]))"
        return [name.isEmpty ? numbers : "\(name) \(numbers)"]
    }
}
