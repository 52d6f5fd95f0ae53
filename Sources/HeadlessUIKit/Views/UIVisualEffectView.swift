public import Foundation
import SplitframeInterface

/// An effect of a view on the content beneath it.
@preconcurrency @MainActor open class UIVisualEffect: IdentityHashable {
    init() {}
}

/// A blur of the content beneath, which lets a little of it through in pictures, whatever its style.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// The kinds of blurs, with UIKit's raw values.
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
        case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    public let style: Style

    public init(style: Style) { self.style = style }
}

/// Vibrant colours on a blur; compiles only.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    public let blurEffect: UIBlurEffect

    public init(blurEffect: UIBlurEffect) { self.blurEffect = blurEffect }

    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(blurEffect: blurEffect)
    }
}

/// The kind of content on a blur, with UIKit's raw values; compiles only.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Glass over the content beneath (iOS 26), drawn as a blur.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
    /// The transparency of the glass, with UIKit's raw values.
    public enum Style: Int, Sendable {
        case regular, clear
    }

    public let style: Style
    open var isInteractive = false
    open var tintColor: UIColor?

    public init(style: Style = .regular) { self.style = style }
}

/// A container of glass shapes that merge (iOS 26); compiles only.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
    open var spacing: CGFloat = 0

    public override init() { super.init() }
}

/// A view with an effect beneath its contents.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView()
    override var material: ElementGround? {
        effect is UIBlurEffect || effect is UIGlassEffect ? .material : nil
    }

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        embedContents()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        embedContents()
    }

    private func embedContents() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
