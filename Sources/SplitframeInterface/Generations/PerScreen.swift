/// The kinds of screens between which the sizes of bars differ.
public enum ScreenKind: NamedCase {
    case phone
    /// The unfolded display of a phone in landscape, of regular width and height, with upright bars beside its strip.
    case unfoldedPhone
    /// A phone in landscape.
    case lowPhone
    /// A larger phone in landscape, wide enough for bars as tall as in portrait.
    case lowWidePhone
    /// An iPad, a headset, or an iPad app on a Mac.
    case pad
    case television
    /// A Mac app with the Mac's own look.
    case mac

    public init(
        idiom: UserInterfaceIdiom, horizontal: SizeClass, vertical: SizeClass, hasUprightBars: Bool
    ) {
        switch (idiom, vertical, horizontal) {
        case (.phone, .regular, .regular) where hasUprightBars: self = .unfoldedPhone
        case (.phone, .regular, _): self = .phone
        case (.phone, .compact, .compact): self = .lowPhone
        case (.phone, .compact, .regular): self = .lowWidePhone
        case (.pad, _, _), (.vision, _, _): self = .pad
        case (.tv, _, _): self = .television
        case (.mac, _, _): self = .mac
        }
    }

    public var isPhone: Bool { self == .phone || self == .unfoldedPhone || isLow }

    /// Whether it is a phone in landscape, with less height than in portrait.
    public var isLow: Bool { self == .lowPhone || self == .lowWidePhone }
}

extension TraitEnvironment {
    /// The kind of screen that a window with these traits is on.
    public var screenKind: ScreenKind {
        ScreenKind(
            idiom: idiom, horizontal: horizontalSizeClass, vertical: verticalSizeClass,
            hasUprightBars: verticalBarEdge != .unspecified)
    }
}

/// A figure for each kind of screen; televisions and Macs have that of iPads unless they get their own.
public struct PerScreen: Hashable, Sendable {
    public var phone: SourcedNumber
    public var unfoldedPhone: SourcedNumber
    public var lowPhone: SourcedNumber
    public var lowWidePhone: SourcedNumber
    public var pad: SourcedNumber
    public var television: SourcedNumber
    public var mac: SourcedNumber

    /// One value for every kind of screen.
    public init(_ value: Double, _ provenance: Provenance) {
        self.init(phone: value, low: value, pad: value, provenance)
    }

    /// Points on each kind of screen; all phones in landscape are alike unless `lowWide` is given.
    public init(
        phone: Double, low: Double, lowWide: Double? = nil, pad: Double, _ provenance: Provenance
    ) {
        self.phone = SourcedNumber(phone, provenance)
        unfoldedPhone = SourcedNumber(phone, provenance)
        lowPhone = SourcedNumber(low, provenance)
        lowWidePhone = SourcedNumber(lowWide ?? low, provenance)
        self.pad = SourcedNumber(pad, provenance)
        television = SourcedNumber(pad, provenance.elsewhere)
        mac = SourcedNumber(pad, provenance.elsewhere)
    }

    /// A copy with another figure for phones in landscape.
    public func low(_ figure: SourcedNumber) -> PerScreen { with(figure, at: \.lowPhone, \.lowWidePhone) }

    /// A copy with another figure for phones that unfold, in landscape.
    public func unfolded(_ figure: SourcedNumber) -> PerScreen { with(figure, at: \.unfoldedPhone) }

    /// A copy with another figure for televisions.
    public func television(_ figure: SourcedNumber) -> PerScreen { with(figure, at: \.television) }

    /// A copy with another figure for Macs.
    public func mac(_ figure: SourcedNumber) -> PerScreen { with(figure, at: \.mac) }

    private func with(_ figure: SourcedNumber, at screens: WritableKeyPath<PerScreen, SourcedNumber>...)
        -> PerScreen
    {
        var changed = self
        for screen in screens { changed[keyPath: screen] = figure }
        return changed
    }

    /// The same figures; measured ones become assumptions with this reason.
    func unmeasured(_ reason: String) -> PerScreen {
        var changed = self
        changed.phone = phone.unmeasured(reason)
        changed.unfoldedPhone = unfoldedPhone.unmeasured(reason)
        changed.lowPhone = lowPhone.unmeasured(reason)
        changed.lowWidePhone = lowWidePhone.unmeasured(reason)
        changed.pad = pad.unmeasured(reason)
        changed.television = television.unmeasured(reason)
        changed.mac = mac.unmeasured(reason)
        return changed
    }

    public subscript(screen: ScreenKind) -> SourcedNumber {
        switch screen {
        case .phone: phone
        case .unfoldedPhone: unfoldedPhone
        case .lowPhone: lowPhone
        case .lowWidePhone: lowWidePhone
        case .pad: pad
        case .television: television
        case .mac: mac
        }
    }
}

extension Provenance {
    /// The provenance on a kind of screen that the source does not cover.
    fileprivate var elsewhere: Provenance {
        if case .measured = self { .assumed("as measured on iPads") } else { self }
    }
}

extension PerScreen {
    /// The font size of running text: 17 points at the content size Large, 29 on televisions, 13 on Macs.
    static let bodySize = PerScreen(17, guidelines).television(SourcedNumber(29, guidelines)).mac(
        SourcedNumber(13, guidelines))
    /// The font size of a bar's title: 17 points semibold, on televisions that of the text style Title 2.
    static let titleSize = PerScreen(17, guidelines).television(SourcedNumber(57, guidelines))
        .mac(SourcedNumber(15, .convention))

    private static let guidelines = Provenance.documented("Human Interface Guidelines, typography")
}
