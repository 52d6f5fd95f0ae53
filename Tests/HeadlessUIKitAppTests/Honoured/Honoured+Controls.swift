import Foundation
import HeadlessUIKit

extension VisibleProperty {
    /// Controls, buttons and fields.
    static let controls = buttons + configurations + fields + others

    private static let buttons: [VisibleProperty] = [
        .drawn("UIControl.isEnabled", "UIButton", of: { button() }) { $0.isEnabled = false },
        .drawn("UIControl.isSelected", "UIButton", of: { button() }) { $0.isSelected = true },
        .drawn("UIControl.isHighlighted", "UIButton", of: { button() }) { $0.isHighlighted = true },
        .drawn("UIButton.setTitle(_:for:)", of: { button() }) { $0.setTitle("Send", for: .normal) },
        .drawn("UIButton.setAttributedTitle(_:for:)", of: { button() }) {
            $0.setAttributedTitle(
                NSAttributedString(
                    string: "Save", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]),
                for: .normal)
        },
        .drawn("UIButton.setTitleColor(_:for:)", of: { button() }) { $0.setTitleColor(.red, for: .normal) },
        .drawn("UIButton.setImage(_:for:)", of: { button() }) {
            $0.setImage(UIImage(systemName: "trash"), for: .normal)
        },
        .drawn("UIButton.setImage(_:for:)", "symbols without a drawing", of: { image("tortoise") }) {
            $0.setImage(UIImage(systemName: "hare"), for: .normal)
        },
        .drawn("UIButton.titleLabel", "font", of: { button() }) {
            $0.titleLabel?.font = .boldSystemFont(ofSize: 24)
        },
        .drawn("UIButton.titleLabel", "numberOfLines", of: { button(long) }) {
            $0.titleLabel?.numberOfLines = 0
        },
        .drawn("UIControl.contentHorizontalAlignment", "UIButton", of: { button() }) {
            $0.contentHorizontalAlignment = .left
        },
        .drawn("UIButton.role", of: { configured() }) { $0.role = .destructive },
        .leftOut("UIButton.menu", "opened by a tap", because: "no open menu is drawn"),
        .leftOut(
            "UIContextMenuInteraction", "opened by a long press",
            because: "no open menu is drawn, nor the preview beside it"),
        .compilesOnly("UIControl.contentVerticalAlignment"),
        .compilesOnly("UIButton.setBackgroundImage(_:for:)"),
    ]

    private static let configurations: [VisibleProperty] = [
        look("tinted()") { UIButton.Configuration.tinted() },
        look("gray()") { UIButton.Configuration.gray() },
        look("filled()") { UIButton.Configuration.filled() },
        look("bordered()") { UIButton.Configuration.bordered() },
        look("glass()") { UIButton.Configuration.glass() },
        .drawn("UIControl.isEnabled", "UIButton.Configuration", of: { configured() }) {
            $0.isEnabled = false
        },
        .drawn("UIControl.isEnabled", "UIButton.Configuration.filled()", of: { configured(.filled()) }) {
            $0.isEnabled = false
        },
        .drawn("UIControl.isSelected", "UIButton.Configuration", of: { configured() }) {
            $0.isSelected = true
        },
        configuration("title") { $0.title = "Send" },
        configuration("attributedTitle") {
            $0.title = nil
            var title = AttributedString("Save")
            title.font = UIFont.boldSystemFont(ofSize: 17)
            $0.attributedTitle = title
        },
        configuration("subtitle") { $0.subtitle = "now" },
        configuration("attributedSubtitle") { $0.attributedSubtitle = AttributedString("now") },
        configuration("image") { $0.image = nil },
        configuration("imagePadding") { $0.imagePadding = 30 },
        configuration("imagePlacement", "top") { $0.imagePlacement = .top },
        configuration("imagePlacement", "trailing") { $0.imagePlacement = .trailing },
        configuration("preferredSymbolConfigurationForImage") {
            $0.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 30)
        },
        configuration("buttonSize") { $0.buttonSize = .small },
        configuration("showsActivityIndicator") { $0.showsActivityIndicator = true },
        configuration("indicator") { $0.indicator = .popup },
        configuration("baseForegroundColor") { $0.baseForegroundColor = .systemGreen },
        configuration("baseBackgroundColor", in: .filled()) { $0.baseBackgroundColor = .systemGreen },
        configuration("cornerStyle", in: .filled()) { $0.cornerStyle = .capsule },
        configuration("background", "strokeColor") {
            $0.background.strokeColor = .systemRed
            $0.background.strokeWidth = 2
        },
        configuration("background", "backgroundColor", in: .filled()) {
            $0.background.backgroundColor = .systemOrange
        },
        .drawn("UIButton.Configuration.titlePadding", of: { subtitled() }) {
            $0.configuration?.titlePadding = 12
        },
        .drawn("UIButton.Configuration.titleLineBreakMode", of: { wrapping() }) {
            $0.configuration?.titleLineBreakMode = .byTruncatingTail
        },
        .compilesOnly("UIButton.Configuration.titleAlignment"),
        .compilesOnly("UIButton.Configuration.titleTextAttributesTransformer"),
        .compilesOnly("UIButton.Configuration.imageColorTransformer"),
    ]

    private static let fields: [VisibleProperty] = [
        .drawn("UITextField.text", of: { field() }) { $0.text = "Grace" },
        .drawn("UITextField.placeholder", of: { UITextField() }) { $0.placeholder = "Name" },
        .drawn("UITextField.font", of: { field() }) { $0.font = .systemFont(ofSize: 24) },
        .drawn("UITextField.textColor", of: { field() }) { $0.textColor = .systemRed },
        .drawn("UITextField.textAlignment", of: { field() }) { $0.textAlignment = .right },
        .drawn("UITextField.isSecureTextEntry", of: { field() }) { $0.isSecureTextEntry = true },
        .drawn("UITextField.clearButtonMode", of: { field() }) { $0.clearButtonMode = .always },
        .drawn("UITextField.leftView", of: { field(.always) }) {
            $0.leftView = UIImageView(image: UIImage(systemName: "person"))
        },
        .drawn("UITextField.rightView", of: { field(.always) }) {
            $0.rightView = UIImageView(image: UIImage(systemName: "lock"))
        },
        .drawn(
            "UITextField.leftViewMode", of: { field(.never, UIImageView(image: UIImage(systemName: "lock"))) }
        ) {
            $0.leftViewMode = .always
        },
        .drawn("UITextField.borderStyle", "roundedRect", of: { field() }) { $0.borderStyle = .roundedRect },
        .drawn("UITextField.borderStyle", "line", of: { field() }) { $0.borderStyle = .line },
        .drawn("UITextField.borderStyle", "bezel", of: { field() }) { $0.borderStyle = .bezel },
        .drawn("UIControl.isEnabled", "UITextField", of: { field() }) { $0.isEnabled = false },
        .drawn("UITextField.attributedText", of: { field() }) {
            $0.attributedText = NSAttributedString(
                string: "Ada", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
        },
        .drawn("UITextField.attributedPlaceholder", of: { empty() }) {
            $0.attributedPlaceholder = NSAttributedString(
                string: "Name", attributes: [.foregroundColor: UIColor.systemRed])
        },
        .leftOut("UITextField.background", because: "a picture has no pixels here"),
        .leftOut("UITextField.becomeFirstResponder()", because: "no keyboard and no cursor is drawn"),
        .compilesOnly("UITextField.minimumFontSize"),
    ]

    private static let others: [VisibleProperty] = [
        .drawn("UIControl.isEnabled", "UISwitch", of: { UISwitch() }) { $0.isEnabled = false },
        .drawn("UISwitch.isOn", of: { UISwitch() }) { $0.isOn = true },
        .drawn("UISwitch.onTintColor", of: { on() }) { $0.onTintColor = .systemRed },
        .compilesOnly("UISwitch.thumbTintColor"),
        .drawn("UIControl.isEnabled", "UISlider", of: { UISlider() }) { $0.isEnabled = false },
        .drawn("UISlider.value", of: { UISlider() }) { $0.value = 0.6 },
        .drawn("UISlider.minimumTrackTintColor", of: { half() }) { $0.minimumTrackTintColor = .systemRed },
        .leftOut("UISlider.setThumbImage(_:for:)", because: "every knob is drawn alike"),
        .compilesOnly("UISlider.thumbTintColor"),
        .drawn("UIControl.isEnabled", "UIStepper", of: { UIStepper() }) { $0.isEnabled = false },
        .drawn("UIStepper.value", "at its maximum", of: { UIStepper() }) { $0.value = 100 },
        .drawn("UIControl.isEnabled", "UISegmentedControl", of: { segments() }) { $0.isEnabled = false },
        .drawn("UISegmentedControl.setEnabled(_:forSegmentAt:)", of: { segments() }) {
            $0.setEnabled(false, forSegmentAt: 1)
        },
        .drawn("UISegmentedControl.selectedSegmentIndex", of: { segments() }) { $0.selectedSegmentIndex = 1 },
        .drawn("UISegmentedControl.selectedSegmentTintColor", of: { segments() }) {
            $0.selectedSegmentTintColor = .systemRed
        },
        .drawn("UISegmentedControl.setTitleTextAttributes(_:for:)", of: { segments() }) {
            $0.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
        },
        .drawn("UISegmentedControl.setImage(_:forSegmentAt:)", of: { segments() }) {
            $0.setImage(UIImage(systemName: "tortoise"), forSegmentAt: 0)
        },
        .drawn("UISegmentedControl.setImage(_:forSegmentAt:)", "symbols without a drawing", of: { animals() })
        {
            $0.setImage(UIImage(systemName: "hare"), forSegmentAt: 0)
        },
        .drawn("UISegmentedControl.setWidth(_:forSegmentAt:)", of: { segments() }) {
            $0.setWidth(40, forSegmentAt: 0)
        },
        .drawn("UIView.backgroundColor", "UISegmentedControl", of: { segments() }) {
            $0.backgroundColor = .systemYellow
        },
        .drawn("UIProgressView.progress", of: { UIProgressView() }) { $0.progress = 0.5 },
        .drawn("UIProgressView.progressTintColor", of: { halfDone() }) { $0.progressTintColor = .systemRed },
        .compilesOnly("UIProgressView.trackTintColor"),
        .leftOut("UIProgressView.progressViewStyle", because: "every track is drawn 4 points high"),
        .drawn("UIActivityIndicatorView.isAnimating", of: { UIActivityIndicatorView(style: .large) }) {
            $0.startAnimating()
        },
        .drawn("UIActivityIndicatorView.color", of: { wheel() }) { $0.color = .systemRed },
    ]

    private static let long = "Save all of these changes to the library"

    @MainActor private static func button(_ title: String = "Save") -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame.size = CGSize(width: 200, height: 60)
        return button
    }

    @MainActor private static func image(_ name: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: name), for: .normal)
        return button
    }

    @MainActor private static func configured(_ look: UIButton.Configuration = .plain()) -> UIButton {
        var look = look
        look.title = "Save"
        look.image = UIImage(systemName: "folder")
        let button = UIButton(configuration: look)
        button.frame.size = CGSize(width: 200, height: 80)
        return button
    }

    @MainActor private static func subtitled() -> UIButton {
        let button = configured()
        button.configuration?.subtitle = "now"
        return button
    }

    @MainActor private static func wrapping() -> UIButton {
        let button = configured()
        button.configuration?.title = long
        return button
    }

    private static func look(
        _ name: String, _ make: @escaping @MainActor @Sendable () -> UIButton.Configuration
    ) -> VisibleProperty {
        .drawn("UIButton.Configuration.\(name)", "", { configured() }, or: { configured(make()) })
    }

    private static func configuration(
        _ name: String, _ note: String = "",
        in look: @escaping @MainActor @Sendable @autoclosure () -> UIButton.Configuration = .plain(),
        _ change: @escaping @MainActor @Sendable (inout UIButton.Configuration) -> Void
    ) -> VisibleProperty {
        .drawn("UIButton.Configuration.\(name)", note, of: { configured(look()) }) { button in
            guard var configuration = button.configuration else { return }
            change(&configuration)
            button.configuration = configuration
        }
    }

    @MainActor private static func field(
        _ mode: UITextField.ViewMode = .never, _ left: UIView? = nil
    ) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.text = "Ada"
        (field.leftView, field.leftViewMode, field.rightViewMode) = (left, mode, mode)
        return field
    }

    @MainActor private static func empty() -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.placeholder = "Name"
        return field
    }

    @MainActor private static func on() -> UISwitch {
        let control = UISwitch()
        control.isOn = true
        return control
    }

    @MainActor private static func half() -> UISlider {
        let control = UISlider()
        control.value = 0.5
        return control
    }

    @MainActor private static func segments() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.selectedSegmentIndex = 0
        return control
    }

    @MainActor private static func animals() -> UISegmentedControl {
        let control = segments()
        control.setImage(UIImage(systemName: "tortoise"), forSegmentAt: 0)
        return control
    }

    @MainActor private static func halfDone() -> UIProgressView {
        let view = UIProgressView()
        view.progress = 0.5
        return view
    }

    @MainActor private static func wheel() -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: .large)
        view.startAnimating()
        return view
    }
}
