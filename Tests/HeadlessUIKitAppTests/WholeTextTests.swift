import HeadlessUIKitTestSupport
import SplitframeInterface
import SplitframePainting
import SplitframeTestSupport
import SplitframeWireframes
import Testing
import UIKit

/// What an app sizes by its text shows the text: asked of the painter, since a tree always has the whole text.
@MainActor struct `A view in its own size` {
    private static let styles: [UIFont.TextStyle] = [
        .extraLargeTitle, .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout,
        .footnote, .caption1, .caption2,
    ]
    private static let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold, .light, .heavy]

    /// The font of the word with this number: each style in turn, every other one in a weight.
    private static func font(_ number: Int) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: styles[number % styles.count])
        guard number % 2 == 1 else { return font }
        return .systemFont(ofSize: font.pointSize, weight: weights[number / 12 % weights.count])
    }

    /// The views that show a word in a font, each with a word of its own.
    private enum Kind: CaseIterable {
        case label, lines, systemButton, filledButton, imageButton, field, borderedField, placeholder

        @MainActor func view(_ word: String, _ font: UIFont) -> UIView {
            switch self {
            case .label, .lines:
                let label = UILabel()
                label.font = font
                label.text = self == .lines ? word + " " : word
                label.numberOfLines = self == .lines ? 0 : 1
                return label
            case .systemButton:
                let button = UIButton(type: .system)
                button.setTitle(word, for: .normal)
                button.titleLabel?.font = font
                return button
            case .filledButton, .imageButton:
                var configuration: UIButton.Configuration = self == .filledButton ? .filled() : .plain()
                configuration.title = word
                if self == .imageButton { configuration.image = UIImage(systemName: "star") }
                return UIButton(configuration: configuration)
            case .field, .borderedField, .placeholder:
                let field = UITextField()
                field.font = font
                if self == .placeholder { field.placeholder = word } else { field.text = word }
                if self != .field { field.borderStyle = .roundedRect }
                return field
            }
        }
    }

    /// The characters that are painted, one text for each run; fails for those that the fonts lack.
    private func painted(_ page: UIViewController, at scale: Double) throws -> Set<String> {
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        let tree = try #require(InterfaceCapture.tree(of: host))
        let texts = try Painter(fonts: .installed()).session().texts(of: tree.scene, scale: scale)
        #expect(texts.filter(\.hasUnknownGlyphs).map(\.text) == [])
        return Set(texts.map(\.text))
    }

    @Test(arguments: [1.0, 2, 3]) func `shows its whole text`(scale: Double) throws {
        let words = SampleWords.words(isDeepRun ? 5000 : 1600)
        let page = UIViewController()
        for (number, word) in words.enumerated() {
            let kind = Kind.allCases[number % Kind.allCases.count]
            let view = kind.view(word, Self.font(number / Kind.allCases.count))
            view.frame = CGRect(
                origin: CGPoint(x: 20, y: 200 + number % 400), size: view.intrinsicContentSize)
            page.view.addSubview(view)
        }
        let painted = try painted(page, at: scale)
        let missing = words.filter { !painted.contains($0) && !painted.contains($0 + " ") }
        #expect(missing.isEmpty, "\(missing.count): \(missing.prefix(30))")
    }

    @Test(arguments: [1.0, 2, 3]) func `shows both texts of a cell that has room for them`(scale: Double)
        throws
    {
        let words = Array(SampleWords.words(600).shuffled(using: &Self.numbers).prefix(isDeepRun ? 600 : 100))
        var missing: [String] = []
        for start in stride(from: 0, to: words.count, by: 20) {
            let some = Array(words[start..<min(start + 20, words.count)])
            let rows = FilledTable(rows: some.count) { path in
                let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                cell.textLabel?.text = some[path.row]
                cell.detailTextLabel?.text = "·" + some[path.row]
                cell.accessoryType = .disclosureIndicator
                return cell
            }
            let painted = try painted(rows, at: scale)
            missing += some.filter { !painted.contains($0) || !painted.contains("·" + $0) }
        }
        #expect(missing.isEmpty, "\(missing)")
    }

    private static var numbers = SteppedNumbers(seed: 1)
}
