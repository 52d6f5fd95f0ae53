public import SplitframeInterface

/// The kind of a presented controller, as far as its frame depends on it.
public enum PresentedKind: Hashable, Sendable {
    case fullScreen
    /// A sheet as large as a page.
    case pageSheet(SheetHeight)
    /// A sheet with its own size where the width is regular; nil for the system's size.
    case formSheet(SheetHeight, size: Size?)
    /// A popover with its size, its source in the window and the permitted arrow sides; without a permitted side it
    /// lies over its source, and from a bar button it never has an arrow.
    case popover(
        size: Size?, source: Rectangle, isFromBar: Bool, arrows: Set<PopoverArrow> = PopoverArrow.any)
    /// A card in the middle; its height in points.
    case alert(height: Double)
}

/// The height at which a sheet rests.
public enum SheetHeight: Hashable, Sendable {
    case large
    case medium
    /// The height of the sheet's content above the safe area, in points.
    case custom(Double)
}

/// The place of a presented controller in its window, in points.
public struct PresentedFrame: Hashable, Sendable {
    /// The presentation after adaptation to the available room.
    public var presentation: ScreenPresentation
    public var frame: Rectangle
    public var safeArea: EdgeInsets
    /// Whether the width is compact inside the presentation.
    public var isCompact: Bool
    /// The side of a popover's arrow; nil where there is no arrow.
    public var arrow: PopoverArrow?
    /// Where along that side the arrow points, in points of the window; nil for the middle of the side.
    public var anchor: Double?
}

extension PresentedFrame {
    /// Makes the frame of a presented controller in a window from figures of iOS 26.1, which older systems share unless
    /// they have their own (`PresentedFigure` and the generations have the sources).
    ///
    /// - Parameter placement: The side that a sheet asks for where a fold divides the window.
    public init(
        of kind: PresentedKind, in environment: TraitEnvironment, generation: Generation = .standard,
        placement: SheetPlacement = .automatic
    ) {
        self = PresentedFrame(of: kind, onFlat: environment, generation: generation)
            .clearOfFold(kind, placement: placement, in: environment)
        lower(to: kind.sheetHeight, in: environment)
        if case .popover(_, let source, _, _) = kind { anchor = arrow?.anchor(towards: source, on: frame) }
        guard presentation == .sheet else { return }
        safeArea.left = max(0, environment.safeArea.left - frame.minX)
        safeArea.right = max(0, environment.safeArea.right - (environment.size.width - frame.maxX))
    }

    private init(
        of kind: PresentedKind, onFlat environment: TraitEnvironment, generation: Generation
    ) {
        let window = environment.size
        let whole = Rectangle(size: window)
        switch kind {
        case .fullScreen:
            self.init(
                presentation: .fullScreen, frame: whole, safeArea: environment.safeArea, isCompact: false)
        case .alert(let height):
            let safe = whole.inset(by: environment.safeArea)
            let width = min(generation[.alertWidth], safe.width)
            self.init(
                presentation: .alert,
                frame: Rectangle(
                    x: (window.width - width) / 2, y: safe.y + (safe.height - height) / 2, width: width,
                    height: height), safeArea: .zero, isCompact: true)
        case .pageSheet, .formSheet, .popover:
            self =
                if environment.verticalSizeClass == .compact {
                    PresentedFrame(
                        presentation: .fullScreen, frame: whole, safeArea: environment.safeArea,
                        isCompact: false)
                } else if environment.horizontalSizeClass == .compact {
                    Self.phoneSheet(kind.sheetHeight, in: environment)
                } else {
                    Self.regular(kind, in: environment, generation)
                }
        }
    }

    /// Makes the frame of a controller that covers another one inside the window.
    public init(inside frame: Rectangle, safeArea: EdgeInsets) {
        self.init(presentation: .root, frame: frame, safeArea: safeArea, isCompact: false)
    }

    /// The maximum height of a sheet's content in a window, in points; detents range from 0 to it.
    ///
    /// - Parameter kind: The sheet at its largest.
    public static func sheetMaximum(
        of kind: PresentedKind, in environment: TraitEnvironment, generation: Generation = .standard,
        placement: SheetPlacement = .automatic
    ) -> Double {
        PresentedFrame(of: kind, in: environment, generation: generation, placement: placement).contentHeight
    }

    private var contentHeight: Double { max(0, frame.height - safeArea.bottom) }

    /// Lowers a sheet where the width is regular; its lower edge stays where it is.
    private mutating func lower(to height: SheetHeight, in environment: TraitEnvironment) {
        guard environment.horizontalSizeClass == .regular,
            presentation == .sheet || presentation == .formSheet,
            let value = height.value(of: contentHeight, grid: environment.pixelGrid)
        else { return }
        let rise = contentHeight - min(value, contentHeight)
        (frame.y, frame.height) = (frame.y + rise, frame.height - rise)
    }

    /// A sheet at the bottom of a phone; if it is not large, it is a card, drawn slightly smaller than it is laid out.
    private static func phoneSheet(_ height: SheetHeight, in environment: TraitEnvironment) -> PresentedFrame
    {
        let window = environment.size
        let top = max(PresentedFigure.leastSheetTop, environment.safeArea.top)
        let bottom = EdgeInsets(top: 0, left: 0, bottom: environment.safeArea.bottom, right: 0)
        let most = window.height - top - bottom.bottom
        guard let value = height.value(of: most, grid: environment.pixelGrid), value < most else {
            let frame = Rectangle(x: 0, y: top, width: window.width, height: window.height - top)
            return PresentedFrame(presentation: .sheet, frame: frame, safeArea: bottom, isCompact: true)
        }
        let margin = PresentedFigure.cardMargin
        let width = window.width - 2 * margin
        let card = (value + environment.safeArea.bottom) * width / window.width
        let frame = Rectangle(x: margin, y: window.height - margin - card, width: width, height: card)
        return PresentedFrame(presentation: .card, frame: frame, safeArea: bottom, isCompact: true)
    }

    private static func regular(
        _ kind: PresentedKind, in environment: TraitEnvironment, _ generation: Generation
    ) -> PresentedFrame {
        let window = environment.size
        switch kind {
        case .pageSheet:
            let top = environment.safeArea.top + PresentedFigure.pageSheetGap
            let width = pageSheetWidth(in: environment, height: window.height - top)
            let frame = Rectangle(
                x: (window.width - width) / 2, y: top, width: width, height: window.height - top)
            let safeArea = EdgeInsets(top: 0, left: 0, bottom: environment.safeArea.bottom, right: 0)
            return PresentedFrame(presentation: .sheet, frame: frame, safeArea: safeArea, isCompact: false)
        case .formSheet(_, let size):
            let width = min(size?.width ?? generation[.formSheetWidth], window.width)
            let height = min(size?.height ?? generation[.formSheetHeight], window.height)
            let frame = Rectangle(
                x: (window.width - width) / 2, y: (window.height - height) / 2 - PresentedFigure.formRise,
                width: width, height: height)
            return PresentedFrame(presentation: .formSheet, frame: frame, safeArea: .zero, isCompact: true)
        case .popover(let size, let source, let isFromBar, let arrows):
            let size =
                size ?? Size(width: PresentedFigure.popoverWidth, height: PresentedFigure.popoverHeight)
            if isFromBar {
                let frame = besideBar(size, source, in: environment)
                return PresentedFrame(presentation: .popover, frame: frame, safeArea: .zero, isCompact: true)
            }
            let arrow = PopoverArrow(to: source, from: size, in: environment, among: arrows)
            let frame = besideSource(size, source, arrow, in: environment)
            return PresentedFrame(
                presentation: .popover, frame: frame, safeArea: arrow?.insets ?? .zero, isCompact: true,
                arrow: arrow)
        case .fullScreen, .alert:
            return PresentedFrame(of: kind, onFlat: environment, generation: generation)
        }
    }

    private static func besideBar(
        _ size: Size, _ source: Rectangle, in environment: TraitEnvironment
    ) -> Rectangle {
        let margin = PresentedFigure.popoverMargin
        let last = max(margin, environment.size.width - margin - size.width)
        return Rectangle(
            x: min(max(source.midX - size.width / 2, margin), last),
            y: environment.safeArea.top + PresentedFigure.popoverBelowBar, width: size.width,
            height: size.height)
    }

    /// The frame beside its source, at the arrow's distance, with its middle as near to the source's as the window
    /// permits.
    private static func besideSource(
        _ size: Size, _ source: Rectangle, _ arrow: PopoverArrow?, in environment: TraitEnvironment
    ) -> Rectangle {
        let margin = PresentedFigure.popoverMargin
        let window = environment.size
        func clamped(_ start: Double, _ length: Double, in whole: Double) -> Double {
            min(max(start, margin), max(margin, whole - margin - length))
        }
        let width = size.width + (arrow?.isAtSide == true ? PresentedFigure.arrow : 0)
        let height = size.height + (arrow?.isAtSide == false ? PresentedFigure.arrow : 0)
        let x = clamped(source.midX - width / 2, width, in: window.width)
        let y = clamped(source.midY - height / 2, height, in: window.height)
        return switch arrow {
        case .left: Rectangle(x: source.maxX, y: y, width: width, height: height)
        case .right: Rectangle(x: source.minX - width, y: y, width: width, height: height)
        case .up: Rectangle(x: x, y: source.maxY, width: width, height: height)
        case .down: Rectangle(x: x, y: max(margin, source.minY - height), width: width, height: height)
        case nil: Rectangle(x: x.rounded(.down), y: y.rounded(.down), width: width, height: height)
        }
    }
}

extension PopoverArrow {
    /// The safe area of a popover, whose content reaches beneath its arrow (assumed, as UIKit has it since iOS 13).
    fileprivate var insets: EdgeInsets {
        let arrow = PresentedFigure.arrow
        return EdgeInsets(
            top: self == .up ? arrow : 0, left: self == .left ? arrow : 0,
            bottom: self == .down ? arrow : 0, right: self == .right ? arrow : 0)
    }
}

extension PresentedKind {
    fileprivate var sheetHeight: SheetHeight {
        switch self {
        case .pageSheet(let height), .formSheet(let height, _): height
        case .popover, .fullScreen, .alert: .large
        }
    }
}

extension SheetHeight {
    /// The height of the content in points, given its maximum; nil for the maximum.
    package func value(of most: Double, grid: PixelGrid) -> Double? {
        switch self {
        case .large: nil
        case .medium: (most * PresentedFigure.mediumShare / grid.pixel).rounded(.down) * grid.pixel
        case .custom(let height): height
        }
    }
}

/// The figures of presentations, in points: measured on iOS 26.1 simulators (iPhone 16, iPhone SE 3, iPad A16) unless
/// noted.
enum PresentedFigure {
    static let provenance = Provenance.measured(
        system: "iOS 26.1", device: "simulators of iPhone 16, iPhone SE 3 and iPad A16")
    static let leastSheetTop = 30.0
    /// The distance of a sheet that is not large from the sides and the bottom of a phone.
    static let cardMargin = 8.0
    /// 425 of 759 points on an iPhone 16, 356.5 of 637 on an iPhone SE, 364 of 650 in a form sheet.
    static let mediumShare = 0.56
    static let pageSheetGap = 10.0
    /// The distance of a form sheet's middle above the window's.
    static let formRise = 5.0
    static let popoverMargin = 19.0
    static let popoverBelowBar = 30.0
    static let arrow = 13.0
    /// The least distance of an arrow's tip from the corners of its popover, which are round (assumed).
    static let arrowInset = 39.0
    /// Assumed, where the app has no preferred size.
    static let popoverWidth = 320.0
    /// Assumed, like the width.
    static let popoverHeight = 480.0
}
