import SplitframeInterface

extension BarMetrics {
    /// The figures for a split view's generation and the screen that it is on.
    init(_ generation: Generation, in environment: TraitEnvironment) {
        let screen = Screen(environment)
        let height = generation[.navigationBarHeight]
        self =
            if generation.look.hasGlass {
                .glass(on: screen, barHeight: BarFigure(height, .measured))
            } else if generation.look.hasLargeTitles {
                .from12(on: screen, padBarHeight: height)
            } else {
                .plain(
                    on: screen, hasLargeTitles: false, barHeight: BarFigure(height, .heights),
                    toolbar: BarFigure(44, .heights), tabBar: BarFigure(49, .heights))
            }
    }

    /// Changes what is otherwise in a panel that floats above a column.
    mutating func standInPanel() {
        barTop = BarFigure(0, .measured)
        center = BarFigure(
            barHeight.points / 2, .assumed("not measured in panels, whose edge no capsule should touch"))
    }

    /// The screens on which bars have sizes of their own.
    private enum Screen {
        case phone
        /// A phone in landscape; the larger ones are wide enough for bars as tall as upright.
        case lowPhone(isRegular: Bool)
        case pad

        init(_ environment: TraitEnvironment) {
            switch (environment.idiom, environment.verticalSizeClass) {
            case (.phone, .regular): self = .phone
            case (.phone, .compact):
                self = .lowPhone(isRegular: environment.horizontalSizeClass == .regular)
            case (.pad, _), (.mac, _), (.tv, _), (.vision, _): self = .pad
            }
        }

        func choose(_ phone: Double, low: Double, pad: Double) -> Double {
            switch self {
            case .phone: phone
            case .lowPhone: low
            case .pad: pad
            }
        }

        var isLow: Bool { if case .lowPhone = self { true } else { false } }
    }

    private static func glass(on screen: Screen, barHeight: BarFigure) -> BarMetrics {
        func measured(_ phone: Double, low: Double, pad: Double) -> BarFigure {
            BarFigure(screen.choose(phone, low: low, pad: pad), .measured)
        }
        let row = measured(48, low: 44, pad: 44)
        return BarMetrics(
            look: .glass, barHeight: barHeight, barTop: measured(10, low: 24, pad: 0),
            margin: measured(16, low: 38, pad: 10), gap: BarFigure(12, .measured),
            buttonHeight: BarFigure(44, .measured), leastButtonWidth: BarFigure(44, .measured),
            buttonPadding: BarFigure(16, .measured), iconRoom: BarFigure(48, .convention),
            center: BarFigure(22, .measured), titleAside: BarFigure(12, .measured),
            largeTitleMargin: measured(16, low: 16, pad: 20), hasLargeTitles: !screen.isLow,
            toolbarRow: row, toolbarTop: BarFigure(10, .measured),
            toolbarBottom: measured(28, low: 28, pad: 25), toolbarMargin: measured(28, low: 28, pad: 10),
            // Two images share 106 2/3 points, and one alone is as wide as high.
            toolbarGap: BarFigure(106 + 2.0 / 3 - 2 * 48, .measured), leastItemWidth: row,
            tabRow: screen.isLow
                ? BarFigure(44, .assumed("what the home indicator leaves of 64 points"))
                : BarFigure(62, .measured),
            tabBottom: measured(21, low: 20, pad: 21), tabWidth: BarFigure(86, .measured),
            tabPadding: BarFigure(8, .measured), tabInset: BarFigure(4, .convention),
            stackGap: BarFigure(8, .convention))
    }

    /// iOS 12 to 18.
    private static func from12(on screen: Screen, padBarHeight: Double) -> BarMetrics {
        func height(_ phone: Double, pad: Double) -> BarFigure {
            let low = if case .lowPhone(isRegular: true) = screen { phone } else { 32.0 }
            return BarFigure(screen.choose(phone, low: low, pad: pad), .heights)
        }
        return plain(
            on: screen, hasLargeTitles: !screen.isLow, barHeight: height(44, pad: padBarHeight),
            toolbar: height(44, pad: 50), tabBar: height(49, pad: 50))
    }

    private static func plain(
        on screen: Screen, hasLargeTitles: Bool, barHeight: BarFigure, toolbar: BarFigure, tabBar: BarFigure
    ) -> BarMetrics {
        let none = BarFigure(0, .documented("bars before iOS 26 are part of their columns"))
        return BarMetrics(
            look: .plain, barHeight: barHeight, barTop: none, margin: BarFigure(8, .convention),
            gap: BarFigure(2, .convention), buttonHeight: BarFigure(40, .convention),
            leastButtonWidth: BarFigure(40, .convention), buttonPadding: BarFigure(13, .convention),
            iconRoom: BarFigure(40, .convention),
            center: BarFigure(barHeight.points / 2, barHeight.provenance),
            titleAside: BarFigure(8, .convention),
            largeTitleMargin: BarFigure(screen.choose(16, low: 16, pad: 20), .convention),
            hasLargeTitles: hasLargeTitles, toolbarRow: toolbar, toolbarTop: none, toolbarBottom: none,
            toolbarMargin: BarFigure(16, .convention), toolbarGap: none,
            leastItemWidth: BarFigure(48, .convention), tabRow: tabBar, tabBottom: none,
            tabWidth: BarFigure(.infinity, .convention), tabPadding: none, tabInset: none, stackGap: none)
    }
}

extension Provenance {
    fileprivate static let heights = Provenance.reported(
        "heights read on devices: Tencent/QMUI_iOS#633; hacknicity.medium.com on bars in iOS 12")
}
