import Foundation
import HeadlessUIKit
import SplitframeTestSupport
import Testing

/// A text of several lines is as high as its lines, wherever its width comes from.
@MainActor struct `A text that wraps` {
    private static let words = [
        "a", "harbour", "of", "the", "lighthouse", "keeper's", "diary", "and", "12", "ships",
    ]

    private func text(_ numbers: inout SteppedNumbers) -> String {
        (0..<Int.random(in: 1...60, using: &numbers)).map { _ in
            Self.words.randomElement(using: &numbers) ?? ""
        }.joined(separator: " ")
    }

    private func label(_ text: String, lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    /// How many lines a width holds, counted apart from the layout: as many words as fit, measured one line at a time.
    private func lines(_ text: String, _ width: CGFloat, _ font: UIFont) -> Int {
        func length(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        var (count, line) = (1, "")
        for word in text.split(separator: " ") {
            let longer = line.isEmpty ? String(word) : line + " " + word
            if !line.isEmpty, length(longer) > width + 0.01 {
                count += 1
                line = String(word)
            } else {
                line = longer
            }
        }
        return count
    }

    private func height(_ lines: Int, _ font: UIFont) -> CGFloat {
        (CGFloat(lines) * font.lineHeight).rounded(.up)
    }

    @Test(arguments: 0..<40)
    func `is as high as its lines, pinned on three sides`(seed: UInt64) {
        var numbers = SteppedNumbers(seed: seed)
        let text = text(&numbers)
        let most = Int.random(in: 0...4, using: &numbers)
        let label = label(text, lines: most)
        label.font = .systemFont(ofSize: CGFloat(Int.random(in: 10...30, using: &numbers)))
        let width = CGFloat(Int.random(in: 200...500, using: &numbers))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width + 40, height: 900))
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        view.layoutIfNeeded()
        let count = lines(text, width, label.font)
        #expect(label.frame.width == width)
        #expect(label.frame.height == height(most == 0 ? count : min(most, count), label.font))
    }

    @Test(arguments: 0..<20)
    func `is as high as its lines in a stack in a stack`(seed: UInt64) {
        var numbers = SteppedNumbers(seed: seed)
        let texts = (0..<3).map { _ in text(&numbers) }
        let labels = texts.map { label($0) }
        let icon = UIView()
        icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
        let column = UIStackView(arrangedSubviews: labels)
        column.axis = .vertical
        column.spacing = 4
        let row = UIStackView(arrangedSubviews: [icon, column])
        row.spacing = 10
        row.translatesAutoresizingMaskIntoConstraints = false
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 350, height: 2000))
        view.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: view.topAnchor),
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        view.layoutIfNeeded()
        let heights = zip(texts, labels).map { height(lines($0, 300, $1.font), $1.font) }
        #expect(labels.map(\.frame.height) == heights)
        #expect(labels.map(\.frame.width) == [300, 300, 300])
        #expect(row.frame.height == heights.reduce(8, +))
    }

    @Test func `wraps at the width that it prefers, and a text view that does not scroll does too`() {
        let text = String(repeating: "lighthouse ", count: 20)
        let label = label(text)
        label.preferredMaxLayoutWidth = 200
        let count = lines(text, 200, label.font)
        #expect(label.intrinsicContentSize.height == height(count, label.font))
        #expect(label.intrinsicContentSize.width <= 200)

        let view = UITextView(frame: .zero)
        view.text = text
        view.font = label.font
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 210, height: 900))
        outer.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: outer.topAnchor),
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame.height == (CGFloat(count) * label.font.lineHeight + 16).rounded(.up))
    }
}
