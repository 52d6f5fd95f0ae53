import SplitframeGeometry

/// The fields of a window's line: the traits and the generation whose rules apply.
extension InterfaceTree: TwinPart {
    static let blank = InterfaceTree(
        environment: TraitEnvironment(size: .zero, scale: 1), generation: .standard,
        root: InterfaceElement(name: "", frame: .zero, kind: .separator))

    static let fields: [TwinField<Self>] = [
        TwinField("size", \.environment.size),
        TwinField("scale", \.environment.scale),
        TwinField("safeArea", \.environment.safeArea),
        TwinField("horizontalSizeClass", \.environment.horizontalSizeClass),
        TwinField("verticalSizeClass", \.environment.verticalSizeClass),
        TwinField("idiom", \.environment.idiom),
        TwinField("direction", \.environment.layoutDirection),
        TwinField("hasWindowControls", \.environment.hasWindowControls, unless: false),
        TwinField("verticalBarEdge", \.environment.verticalBarEdge, unless: .unspecified),
        TwinField("reservedRegions", \.environment.reservedRegions, unless: ReservedRegions()),
        TwinField("generation", \.generation),
        TwinField("interfaceStyle", \.style),
        TwinField("isStatusBarHidden", \.systemBars.isStatusBarHidden, unless: false),
        TwinField("statusBarStyle", \.systemBars.statusBarStyle),
        TwinField("isHomeIndicatorHidden", \.systemBars.isHomeIndicatorHidden, unless: false),
    ]
}
