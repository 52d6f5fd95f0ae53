/// A generation of the operating system in which split views behave alike; each is written in its own file.
public struct Generation: NamedCase {
    @usableFromInline let facts: Facts

    /// Describes a generation; a figure that does not apply to it is left out.
    public init(
        name: String, release: String, systemVersion: String, evidence: Provenance, rules: Rules, look: Look,
        places: Places, figures: [FigureName: SourcedNumber], bars: [BarFigureName: PerScreen]
    ) {
        facts = Facts(
            name: name, release: release, systemVersion: systemVersion, evidence: evidence, rules: rules,
            look: look, places: places, figures: figures, bars: bars)
    }

    /// Every generation that the catalogue and the command line know, the newest first.
    public static let known: [Generation] = [.iOS27, .iOS26, .iOS14, .iOS7]
    /// The default generation, on devices that ran it.
    public static let standard: Generation = .iOS26
    /// The reason why ``standard`` is not the newest generation.
    public static let standardReason =
        "nobody has published frames of split views measured on iOS 27, so devices that ran iOS 26 are drawn in it"

    /// The names of the known generations that fulfil a condition, for sentences: `iOS14 or iOS26`.
    public static func names(where hasIt: (Generation) -> Bool) -> String {
        known.reversed().filter(hasIt).map(\.name).joined(separator: " or ")
    }

    public static var allCases: [Generation] { known }

    public init?(stringValue: String) { self.init(name: stringValue) }
    public init?(intValue: Int) { nil }

    /// The name as spelled on the command line: `iOS26`.
    public var name: String { facts.name }
    public var stringValue: String { name }
    public var intValue: Int? { nil }
    /// The versions of the system in print: `26`.
    public var release: String { facts.release }
    /// The newest version whose behaviour is known: `26.1`.
    public var systemVersion: String { facts.systemVersion }
    /// The provenance of the generation's rules if no other is noted.
    public var evidence: Provenance { facts.evidence }
    /// The behaviour and the columns of split views.
    @inlinable public var rules: Rules { facts.rules }
    /// The look of bars, buttons and windows.
    @inlinable public var look: Look { facts.look }
    /// The systems and devices of the generation, and its windows.
    @inlinable public var places: Places { facts.places }

    /// A figure's value: points, or a share from 0 to 1; 0 if the generation has no such figure.
    @inlinable public subscript(name: FigureName) -> Double { facts.values[name.rawValue] }

    /// A figure with its source; nil if the generation has no such figure.
    public func figure(_ name: FigureName) -> SourcedNumber? { facts.figures[name] }

    /// A bar's figure on a kind of screen with its source; nil if the generation has no such figure.
    public func figure(_ name: BarFigureName, on screen: ScreenKind) -> SourcedNumber? {
        facts.bars[name]?[screen]
    }

    /// A bar's figure on a kind of screen in points; 0 if the generation has no such figure.
    public subscript(name: BarFigureName, screen: ScreenKind) -> Double {
        figure(name, on: screen)?.value ?? 0
    }

    /// The same generation under another name with some other figures.
    public func changed(
        name: String, release: String, figures: [FigureName: SourcedNumber] = [:],
        bars: [BarFigureName: PerScreen] = [:]
    ) -> Generation {
        Generation(
            name: name, release: release, systemVersion: systemVersion, evidence: evidence, rules: rules,
            look: look, places: places, figures: facts.figures.merging(figures) { $1 },
            bars: facts.bars.merging(bars) { $1 })
    }

    /// The generation after this one, without measurements: figures that were measured here are assumptions there.
    func succeeded(
        name: String, release: String, systemVersion: String, evidence: Provenance, rules: Rules,
        places: Places, figures: [FigureName: SourcedNumber], unfolded: [BarFigureName: SourcedNumber]
    ) -> Generation {
        let reason = "as measured on iOS \(self.systemVersion), not on iOS \(release)"
        return Generation(
            name: name, release: release, systemVersion: systemVersion, evidence: evidence, rules: rules,
            look: look, places: places,
            figures: facts.figures.mapValues { $0.unmeasured(reason) }.merging(figures) { $1 },
            bars: facts.bars.reduce(into: [:]) { bars, known in
                let carried = known.value.unmeasured(reason)
                bars[known.key] = unfolded[known.key].map(carried.unfolded) ?? carried
            })
    }

    public static func == (left: Generation, right: Generation) -> Bool {
        left.facts === right.facts
            || left.name == right.name && left.rules == right.rules && left.look == right.look
                && left.places == right.places && left.facts.figures == right.facts.figures
                && left.facts.bars == right.facts.bars
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Generation {
    /// The facts that copies of a generation share, so that a state that contains one stays cheap to copy.
    @usableFromInline final class Facts: Sendable {
        let name: String
        let release: String
        let systemVersion: String
        let evidence: Provenance
        @usableFromInline let rules: Rules
        @usableFromInline let look: Look
        @usableFromInline let places: Places
        let figures: [FigureName: SourcedNumber]
        let bars: [BarFigureName: PerScreen]
        /// The figures' values by raw value, fast enough for millions of layouts.
        @usableFromInline let values: [Double]

        init(
            name: String, release: String, systemVersion: String, evidence: Provenance, rules: Rules,
            look: Look,
            places: Places, figures: [FigureName: SourcedNumber], bars: [BarFigureName: PerScreen]
        ) {
            self.name = name
            self.release = release
            self.systemVersion = systemVersion
            self.evidence = evidence
            self.rules = rules
            self.look = look
            self.places = places
            let figures = InjectedFigure.applied(to: figures, of: name)
            self.figures = figures
            self.bars = bars
            values = FigureName.allCases.map { figures[$0]?.value ?? 0 }
        }
    }
}

extension Generation {
    /// The look of a generation's bars, buttons and windows.
    public struct Look: Hashable, Sendable {
        /// Whether bars are glass that floats above the content, rather than opaque strips.
        public var hasGlass = false
        public var hasLargeTitles = false
        /// Whether tabs on iPads and on phones in landscape have their titles beside their icons, as since iOS 11.
        public var hasTabTitlesBeside = false
        /// The font weight of bar buttons; their font size is a figure of bars.
        public var barButtonWeight: Font.Weight
        /// The arrangement of an iPad's status bar.
        public var padStatusBar: PadStatusBar
        /// Whether windows that share the screen have buttons to close, minimise and enlarge them.
        public var hasWindowControls = false
        /// Whether windows that share the screen have round corners.
        public var hasRoundWindows = false
        /// Whether the mark of a list's selected row is round and narrower than the list, as in sidebars since iOS 14.
        public var hasRoundSelection = false
    }

    /// The arrangements of an iPad's status bar.
    public enum PadStatusBar: NamedCase {
        /// Carrier and network at the left, the time in the middle, the same in every direction of reading.
        case timeInMiddle
        /// The time at the start, mirrored as a whole in right-to-left layouts; from iOS 12 on.
        case timeAtStart
    }

    /// Whether titles can be large: not on phones in landscape, whose height is too small, nor in a generation without
    /// the API.
    public func hasLargeTitles(on screen: ScreenKind) -> Bool {
        look.hasLargeTitles && !screen.isLow && screen != .television && screen != .mac
    }
}

extension Generation {
    /// The windows that an app can have.
    public enum Windows: NamedCase {
        /// The whole screen.
        case full
        /// Panes of Split View and cards of Slide Over.
        case panes
        /// Windows of any size, halves and quarters among them.
        case free
    }

    /// The choice among a device's safe-area readings for a generation.
    public enum SafeAreaReadings: Hashable, Sendable {
        /// The one for a version of the system, else the one for the version before it, if that is given.
        case version(Int, orElse: Int? = nil)
        /// The newest one that ends at a version or before it.
        case newest(through: Int)
        case oldest
    }

    /// The systems and devices of a generation, and its windows.
    public struct Places: Hashable, Sendable {
        /// The major versions of the system.
        public var versions: ClosedRange<Int>
        /// Whether split views exist on iPads only.
        public var isForPadsOnly = false
        /// Whether other platforms have a system of the same number.
        public var isOnEveryPlatform = false
        public var windows: Windows
        /// Whether iPhone apps have windows of any size, on a Mac and on iPads.
        public var resizesPhones = false
        public var safeAreaReadings: SafeAreaReadings
        /// The last year in which new devices shipped with it; nil if readings by version determine that.
        public var lastYear: Int?
    }
}
