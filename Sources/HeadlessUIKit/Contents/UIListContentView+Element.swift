import Foundation
import SplitframeInterface
import SplitframeText

extension UIListContentView: ElementView {
    var element: ViewElement? {
        (configuration as? UIListContentConfiguration)?.element(
            inWidth: bounds.width, traits: traitCollection)
    }
}
