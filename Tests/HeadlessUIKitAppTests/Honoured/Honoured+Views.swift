import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport

extension VisibleProperty {
    /// Views, their layers, images, and the contents of rows.
    static let views = grounds + plain + layers + images + rows

    /// The backgrounds of the system above a label, and those of the app.
    private static let grounds: [VisibleProperty] = [
        ground("systemBackground") { .systemBackground },
        ground("secondarySystemBackground") { .secondarySystemBackground },
        ground("tertiarySystemBackground") { .tertiarySystemBackground },
        ground("systemGroupedBackground") { .systemGroupedBackground },
        ground("secondarySystemGroupedBackground") { .secondarySystemGroupedBackground },
        ground("systemFill") { .systemFill },
        ground("quaternarySystemFill") { .quaternarySystemFill },
        ground("separator") { .separator },
        ground("tintColor") { .tintColor },
        ground("half of systemBackground") { UIColor.systemBackground.withAlphaComponent(0.5) },
        ground("systemTeal") { .systemTeal },
    ]

    private static let plain: [VisibleProperty] = [
        .drawn("UIView.alpha", of: { parent() }) { $0.alpha = 0.5 },
        .drawn("UIView.isHidden", of: { parent() }) { $0.isHidden = true },
        .drawn("UIView.clipsToBounds", of: { parent() }) { $0.clipsToBounds = true },
        .drawn("UIView.clipsToBounds", "UIScrollView", of: { scrolling() }) { $0.clipsToBounds = false },
        .drawn("UIView.tintColor", of: { parent(of: button()) }) { $0.tintColor = .systemRed },
        .drawn("UIView.transform", "translation", of: { parent() }) {
            $0.transform = CGAffineTransform(translationX: 30, y: 10)
        },
        .drawn("UIView.transform", "scale", of: { parent() }) {
            $0.transform = CGAffineTransform(scaleX: 2, y: 2)
        },
        .leftOut(
            "UIView.transform", "rotation",
            because: "texts and frames are level: of a turned view the box around it is drawn"),
        .drawn("UIView.semanticContentAttribute", "UILabel", of: { label() }) {
            $0.semanticContentAttribute = .forceRightToLeft
        },
        .drawn("UIView.overrideUserInterfaceStyle", of: { parent() }) {
            $0.overrideUserInterfaceStyle = .dark
        },
        .drawn("UIView.cornerConfiguration", of: { parent() }) { $0.cornerConfiguration = .capsule() },
        .drawn(
            "UIView.tintColor", "the navigation controller's view", pages: { inNavigation(nil) },
            or: { inNavigation(.systemRed) }),
        .drawn("UIVisualEffectView.effect", of: { UIVisualEffectView(effect: nil) }) {
            $0.effect = UIBlurEffect(style: .regular)
        },
        .compilesOnly("UIView.draw(_:)"),
        .compilesOnly("UIView.mask"),
        .compilesOnly("UIView.tintAdjustmentMode"),
    ]

    private static let layers: [VisibleProperty] = [
        .drawn("CALayer.backgroundColor", of: { UIView() }) {
            $0.layer.backgroundColor = UIColor.red.cgColor
        },
        .drawn("CALayer.cornerRadius", of: { parent() }) { $0.layer.cornerRadius = 12 },
        .drawn("CALayer.borderWidth", of: { parent() }) { $0.layer.borderWidth = 3 },
        .drawn("CALayer.borderColor", of: { bordered() }) { $0.layer.borderColor = UIColor.red.cgColor },
        .drawn("CALayer.opacity", of: { parent() }) { $0.layer.opacity = 0.5 },
        .drawn("CALayer.masksToBounds", of: { parent() }) { $0.layer.masksToBounds = true },
        .drawn("CALayer.addSublayer(_:)", of: { parent() }) {
            let layer = CALayer()
            layer.frame = CGRect(x: 20, y: 5, width: 40, height: 20)
            layer.backgroundColor = UIColor.red.cgColor
            $0.layer.addSublayer(layer)
        },
        .drawn(
            "CAGradientLayer.colors", "", { gradient([.red, .blue]) }, or: { gradient([.green, .blue]) }),
        .compilesOnly("CAShapeLayer.path"),
        .compilesOnly("CALayer.shadowOpacity"),
        .drawn("CALayer.maskedCorners", of: { parent(radius: 12) }) {
            $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        },
    ]

    private static let images: [VisibleProperty] = [
        .drawn("UIImageView.image", "symbols", of: { image(symbol: "star") }) {
            $0.image = UIImage(systemName: "heart")
        },
        .drawn("UIImageView.image", "symbols without a drawing", of: { image(symbol: "tortoise") }) {
            $0.image = UIImage(systemName: "hare")
        },
        .drawn("UIImageView.image", "names of assets", of: { image(named: "face") }) {
            $0.image = UIImage(named: "hand")
        },
        .drawn("UIView.contentMode", "UIImageView", of: { image(symbol: "star") }) {
            $0.contentMode = .center
        },
        .drawn("UIView.tintColor", "UIImageView", of: { image(symbol: "star") }) {
            $0.tintColor = .systemRed
        },
        .drawn("UIImageView.isHighlighted", of: { highlighted() }) { $0.isHighlighted = true },
        .drawn("UIImageView.preferredSymbolConfiguration", of: { centered() }) {
            $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
        },
        .drawn("UIImage.withTintColor(_:)", of: { image(symbol: "star") }) {
            $0.image = $0.image?.withTintColor(.systemRed)
        },
        .drawn("UIImage.withRenderingMode(_:)", of: { image(symbol: "star") }) {
            $0.image = $0.image?.withRenderingMode(.alwaysOriginal)
        },
        .drawn("UIImage.SymbolConfiguration.init(paletteColors:)", of: { image(symbol: "star") }) {
            $0.image = UIImage(
                systemName: "star",
                withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.systemRed]))
        },
        .drawn("UIImage.SymbolConfiguration.init(pointSize:)", of: { centered() }) {
            $0.image = UIImage(
                systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
        },
        .leftOut(
            "UIImage.SymbolConfiguration.init(weight:)", because: "the lines of a symbol are always as thick"),
    ]

    private static let rows: [VisibleProperty] = [
        .drawn(
            "UIBackgroundConfiguration.customView", "", pages: { list { _ in } },
            or: {
                list { cell in
                    let ground = UIView()
                    ground.backgroundColor = .systemYellow
                    var background = UIBackgroundConfiguration.clear()
                    background.customView = ground
                    cell.backgroundConfiguration = background
                }
            }),
        row("text") { $0.text = "Other" },
        row("attributedText") {
            $0.text = nil
            $0.attributedText = NSAttributedString(
                string: "Row", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
        },
        row("secondaryText") { $0.secondaryText = "second" },
        row("image") { $0.image = UIImage(systemName: "star") },
        row("directionalLayoutMargins") { $0.directionalLayoutMargins.leading = 60 },
        row("alpha") { $0.alpha = 0.3 },
        row("imageToTextPadding") { $0.imageToTextPadding = 40 },
        row("textToSecondaryTextVerticalPadding") { $0.textToSecondaryTextVerticalPadding = 12 },
        row("prefersSideBySideTextAndSecondaryText") { $0.prefersSideBySideTextAndSecondaryText = true },
        text("color") { $0.textProperties.color = .systemRed },
        text("font") { $0.textProperties.font = .boldSystemFont(ofSize: 20) },
        text("color", "second text") { $0.secondaryTextProperties.color = .systemRed },
        text("font", "second text") { $0.secondaryTextProperties.font = .boldSystemFont(ofSize: 13) },
        text("transform") { $0.textProperties.transform = .uppercase },
        text("alignment") { $0.textProperties.alignment = .center },
        .drawn("UIListContentConfiguration.ImageProperties.tintColor", of: { listView() }) {
            change($0) { $0.imageProperties.tintColor = .systemRed }
        },
        .drawn("UIListContentConfiguration.ImageProperties.preferredSymbolConfiguration", of: { listView() })
        {
            change($0) {
                $0.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
            }
        },
        .drawn("UIListContentConfiguration.ImageProperties.maximumSize", of: { listView() }) {
            change($0) { $0.imageProperties.maximumSize = CGSize(width: 10, height: 10) }
        },
        .compilesOnly("UIListContentConfiguration.ImageProperties.reservedLayoutSize"),
    ]

    private static func ground(
        _ name: String, _ color: @escaping @MainActor @Sendable () -> UIColor
    ) -> VisibleProperty {
        .drawn("UIView.backgroundColor", "\(name) above a label", of: { covering() }) {
            $0.subviews[1].backgroundColor = color()
        }
    }

    @MainActor private static func covering() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        let cover = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 40))
        view.addSubview(label())
        view.addSubview(cover)
        return view
    }

    @MainActor private static func label() -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        label.text = "Words"
        return label
    }

    @MainActor private static func button() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.frame.size = CGSize(width: 100, height: 40)
        return button
    }

    /// A coloured view of 100 × 40 points with something wider in it.
    @MainActor private static func parent(of view: UIView? = nil, radius: CGFloat = 0) -> UIView {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        parent.layer.cornerRadius = radius
        parent.backgroundColor = .systemTeal
        parent.addSubview(view ?? label())
        return parent
    }

    @MainActor private static func scrolling() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.addSubview(label())
        return view
    }

    @MainActor private static func inNavigation(_ tint: UIColor?) -> UIViewController {
        let page = UIViewController()
        let button = button()
        button.frame.origin = CGPoint(x: 40, y: 200)
        page.view.addSubview(button)
        let navigation = UINavigationController(rootViewController: page)
        navigation.view.tintColor = tint
        return navigation
    }

    @MainActor private static func bordered() -> UIView {
        let view = parent()
        view.layer.borderWidth = 3
        return view
    }

    @MainActor private static func gradient(_ colors: [UIColor]) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let layer = CAGradientLayer()
        layer.frame = view.bounds
        layer.colors = colors.map(\.cgColor)
        view.layer.addSublayer(layer)
        return view
    }

    @MainActor private static func image(symbol name: String) -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: name))
        view.frame.size = CGSize(width: 120, height: 80)
        return view
    }

    @MainActor private static func image(named name: String) -> UIImageView {
        let view = UIImageView(image: UIImage(named: name))
        view.frame.size = CGSize(width: 120, height: 80)
        return view
    }

    @MainActor private static func centered() -> UIImageView {
        let view = image(symbol: "star")
        view.contentMode = .center
        return view
    }

    @MainActor private static func highlighted() -> UIImageView {
        let view = image(symbol: "star")
        view.highlightedImage = UIImage(systemName: "heart")
        return view
    }

    @MainActor private static func listView() -> UIListContentView {
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("Row", "more")
        content.image = UIImage(systemName: "folder")
        let view = UIListContentView(configuration: content)
        view.frame.size = CGSize(width: 300, height: 62)
        return view
    }

    @MainActor private static func change(
        _ view: UIListContentView, _ change: (inout UIListContentConfiguration) -> Void
    ) {
        guard var content = view.configuration as? UIListContentConfiguration else { return }
        change(&content)
        view.configuration = content
    }

    private static func row(
        _ name: String, _ change: @escaping @MainActor @Sendable (inout UIListContentConfiguration) -> Void
    ) -> VisibleProperty {
        .drawn("UIListContentConfiguration.\(name)", of: { listView() }) { Self.change($0, change) }
    }

    private static func text(
        _ name: String, _ note: String = "",
        _ change: @escaping @MainActor @Sendable (inout UIListContentConfiguration) -> Void
    ) -> VisibleProperty {
        .drawn("UIListContentConfiguration.TextProperties.\(name)", note, of: { listView() }) {
            Self.change($0, change)
        }
    }

    /// A table with one row.
    @MainActor private static func list(
        _ change: @escaping @MainActor @Sendable (UITableViewCell) -> Void
    ) -> UIViewController {
        FilledTable { _ in
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row"
            change(cell)
            return cell
        }
    }
}
