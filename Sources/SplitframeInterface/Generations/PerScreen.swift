/// The kinds of screens on which bars have sizes of their own.
public enum ScreenKind: NamedCase {
    case phone
    /// A phone in landscape.
    case lowPhone
    /// A larger phone in landscape, wide enough for bars as tall as upright.
    case lowWidePhone
    case pad

    public init(idiom: UserInterfaceIdiom, horizontal: SizeClass, vertical: SizeClass) {
        switch (idiom, vertical, horizontal) {
        case (.phone, .regular, _): self = .phone
        case (.phone, .compact, .compact): self = .lowPhone
        case (.phone, .compact, .regular): self = .lowWidePhone
        case (.pad, _, _), (.mac, _, _), (.tv, _, _), (.vision, _, _): self = .pad
        }
    }

    /// Whether there is less height than an upright screen has.
    public var isLow: Bool { self == .lowPhone || self == .lowWidePhone }
}

extension TraitEnvironment {
    /// The kind of screen that a window with these traits is on.
    public var screenKind: ScreenKind {
        ScreenKind(idiom: idiom, horizontal: horizontalSizeClass, vertical: verticalSizeClass)
    }
}

/// A figure for each kind of screen.
public struct PerScreen: Hashable, Sendable {
    public var phone: Figure
    public var lowPhone: Figure
    public var lowWidePhone: Figure
    public var pad: Figure

    /// The same everywhere.
    public init(_ value: Double, _ provenance: Provenance) {
        self.init(phone: value, low: value, pad: value, provenance)
    }

    /// Points on each kind of screen; all phones in landscape are alike unless said.
    public init(
        phone: Double, low: Double, lowWide: Double? = nil, pad: Double, _ provenance: Provenance
    ) {
        self.phone = Figure(phone, provenance)
        lowPhone = Figure(low, provenance)
        lowWidePhone = Figure(lowWide ?? low, provenance)
        self.pad = Figure(pad, provenance)
    }

    /// The same but for phones in landscape.
    public func low(_ figure: Figure) -> PerScreen {
        var changed = self
        changed.lowPhone = figure
        changed.lowWidePhone = figure
        return changed
    }

    public subscript(screen: ScreenKind) -> Figure {
        switch screen {
        case .phone: phone
        case .lowPhone: lowPhone
        case .lowWidePhone: lowWidePhone
        case .pad: pad
        }
    }
}
