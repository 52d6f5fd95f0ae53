import Foundation
import SplitframeInterface
import SplitframeText

extension UIListContentView: SayingView {
    var said: ViewElement? {
        (configuration as? UIListContentConfiguration)?.element(
            inWidth: bounds.width, traits: traitCollection)
    }
}
