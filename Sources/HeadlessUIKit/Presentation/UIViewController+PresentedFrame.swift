import Foundation
import SplitframeInterface
import SplitframeLayout

extension UIViewController {
    /// The frame of this presented controller in its window; nil where it is not presented.
    var presentedFrame: PresentedFrame? {
        guard let presenter, let window = surroundingWindow else { return nil }
        if shownStyle.staysInContext, presenter.definesPresentationContext,
            let context = presenter.viewIfLoaded,
            presenter.parent != nil || context.frameInWindow != window.bounds
        {
            return PresentedFrame(
                inside: context.frameInWindow.values, safeArea: context.safeAreaInsets.values)
        }
        var environment = window.environment
        // An app may keep a popover where there is little room, and a form sheet except on phones, where every sheet is
        // at the lower edge (assumed).
        let isKept = shownStyle == .popover || shownStyle == .formSheet && environment.idiom == .pad
        if isKept, ownPresentationController.keepsStyle {
            environment.horizontalSizeClass = .regular
            environment.verticalSizeClass = .regular
        }
        return PresentedFrame(
            of: presentedKind(in: environment), in: environment,
            generation: window.traitCollection.values.system, placement: sheetPlacement)
    }

    /// The side that the app prefers, unless the sheet comes from a view (header of iOS 27).
    private var sheetPlacement: SheetPlacement {
        guard popoverPresentationController?.sourceView == nil, let sheet = shownSheet else {
            return .automatic
        }
        return switch sheet.preferredPlacement {
        case .automatic: .automatic
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    /// Whether this would be a popover in a window, but has no source.
    func lacksPopoverSource(in window: UIWindow?) -> Bool {
        guard modalPresentationStyle == .popover, let popover = popoverPresentationController,
            let environment = window?.environment, !isSheet(in: environment),
            environment.horizontalSizeClass == .regular, environment.verticalSizeClass == .regular
        else { return false }
        return popover.sourceView == nil && popover.barButtonItem == nil
    }

    /// Whether the controller is a sheet in an environment, although its style is that of a popover.
    private func isSheet(in environment: TraitEnvironment) -> Bool {
        environment.horizontalSizeClass == .compact || isSheetOnPhones && environment.idiom == .phone
    }

    private func presentedKind(in environment: TraitEnvironment) -> PresentedKind {
        if let alert = self as? UIAlertController {
            let isPopover =
                alert.preferredStyle == .actionSheet && environment.horizontalSizeClass == .regular
                && environment.verticalSizeClass == .regular
            guard isPopover else { return .alert(height: alert.layout(asPopover: false).height) }
            return .popover(
                size: Size(
                    width: UIAlertController.popoverWidth, height: alert.layout(asPopover: true).height),
                source: popoverSource,
                isFromBar: popoverPresentationController?.barButtonItem != nil, arrows: [])
        }
        let size = preferredContentSize == .zero ? nil : preferredContentSize.values
        switch shownStyle {
        case .automatic, .pageSheet: return .pageSheet(sheetHeight(in: environment, of: .pageSheet(.large)))
        case .formSheet: return formSheet(size, in: environment)
        // Without room for a popover, it is a sheet.
        case .popover where isSheet(in: environment):
            return formSheet(size, in: environment)
        case .popover:
            return .popover(
                size: size, source: popoverSource,
                isFromBar: popoverPresentationController?.barButtonItem != nil,
                arrows: popoverPresentationController?.permittedArrowDirections.arrows ?? PopoverArrow.any)
        case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext:
            return .fullScreen
        }
    }

    private func formSheet(_ size: Size?, in environment: TraitEnvironment) -> PresentedKind {
        .formSheet(sheetHeight(in: environment, of: .formSheet(.large, size: size)), size: size)
    }

    /// The sheet of this controller, or the one that its popover adapts to; nil for other styles.
    var shownSheet: UISheetPresentationController? {
        sheetPresentationController ?? popoverPresentationController?.adaptiveSheetPresentationController
    }

    private func sheetHeight(in environment: TraitEnvironment, of largest: PresentedKind) -> SheetHeight {
        guard let sheet = shownSheet, let window = surroundingWindow else { return .large }
        let most = PresentedFrame.sheetMaximum(
            of: largest, in: environment, generation: window.traitCollection.values.system,
            placement: sheetPlacement)
        let context = DetentResolutionContext(
            containerTraitCollection: window.traitCollection, maximumDetentValue: CGFloat(most))
        guard let value = sheet.restingDetent(in: context)?.resolvedValue(in: context) else { return .large }
        return value < context.maximumDetentValue ? .custom(Double(value)) : .large
    }

    /// The source of a popover in the window; a bar button counts as the end of its bar.
    private var popoverSource: Rectangle {
        let window = surroundingWindow?.bounds ?? .zero
        guard let popover = popoverPresentationController else { return Rectangle(size: window.size.values) }
        if let item = popover.barButtonItem {
            let owner = surroundingWindow?.shownControllers.first { $0.navigationItem.hasButton(item) }
            let bar = owner?.navigationController?.viewIfLoaded?.frameInWindow ?? window
            let isMirrored = surroundingWindow?.environment.layoutDirection == .rightToLeft
            let isAtLeft = owner?.navigationItem.leadingItems.contains(item) == true
            return Rectangle(
                x: Double(isAtLeft != isMirrored ? bar.minX : bar.maxX), y: 0, width: 0, height: 0)
        }
        guard let view = popover.sourceView else {
            return Rectangle(x: Double(window.midX), y: Double(window.midY), width: 0, height: 0)
        }
        let rect = view.convert(popover.sourceRect == .zero ? view.bounds : popover.sourceRect, to: nil)
        return Rectangle(
            x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height)
        )
    }
}

extension UIAlertController {
    /// The width of an action sheet as a popover in points (measured on iOS 26.1, iPad A16).
    static let popoverWidth = 288.0

    /// The width of the card in points.
    ///
    /// It is read from the window, since an alert's own traits depend on its frame.
    var cardWidth: Double { (surroundingWindow?.traitCollection.values.system ?? .standard)[.alertWidth] }
}
