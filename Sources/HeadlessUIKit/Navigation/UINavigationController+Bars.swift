import Foundation
import SplitframeInterface
import SplitframeLayout

extension UINavigationController {
    /// Whether the top shows a toolbar: not where it hides bottom bars, and from iOS 26 on not without items.
    var showsToolbar: Bool {
        guard !isToolbarHidden, !hidesBottomBar else { return false }
        return !barMetrics.system.look.hasGlass || ownTop?.toolbarItems?.isEmpty == false
    }

    /// Whether a controller that was pushed takes the bars at the bottom away.
    var hidesBottomBar: Bool { ownControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

    /// The safe area that bars leave what lies on top, in points.
    func safeAreaBetweenBars(of top: UIViewController) -> UIEdgeInsets {
        guard let view = loadedView else { return .zero }
        var insets = view.safeAreaInsets
        let (system, screen) = barMetrics
        if !isNavigationBarHidden {
            if view.convert(CGPoint.zero, to: nil).y == 0 {
                insets.top = max(insets.top, system[.navigationBarTop, screen])
            }
            insets.top += system[.navigationBarHeight, screen]
            if system.look.hasLargeTitles, !screen.isLow, hasLargeTitle(above: top) {
                let size = UIFont.TextStyle.largeTitle.size(
                    at: top.traitCollection.preferredContentSizeCategory)
                insets.top +=
                    system[.largeTitleRoom, screen] + ColumnContents.largeTitleGrowth(size: Double(size))
            }
        }
        if showsToolbar {
            let row = system[.toolbarTop, screen] + system[.toolbarRow, screen]
            if !system.look.hasGlass {
                insets.bottom += row
            } else if tabBarController?.showsBarAtBottom == true {
                insets.bottom += row + system[.bottomBarGap, screen]
            } else {
                insets.bottom = max(insets.bottom, row + system[.toolbarBottom, screen])
            }
        }
        return insets
    }

    /// The system and the kind of screen that decide how large bars are; the column does not.
    private var barMetrics: (system: Generation, screen: ScreenKind) {
        let traits = (splitViewController ?? self).traitCollection.values
        return (traits.system, traits.screenKind)
    }
}
