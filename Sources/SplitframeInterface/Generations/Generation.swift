/// A generation of the operating system in which split views behave alike; each is written in a file of its own.
public struct Generation: NamedCase, CustomStringConvertible {
    /// What split views do and which columns they have.
    public let rules: Rules
    /// What bars, buttons and windows look like.
    public let look: Look
    /// Where the generation runs, and in which windows.
    public let places: Places
    @usableFromInline let facts: Facts

    /// Describes a generation; a figure that is left out is one that it has no use for.
    public init(
        name: String, release: String, systemVersion: String, evidence: Provenance, rules: Rules, look: Look,
        places: Places, figures: [FigureName: Figure], bars: [BarFigureName: PerScreen]
    ) {
        self.rules = rules
        self.look = look
        self.places = places
        facts = Facts(
            name: name, release: release, systemVersion: systemVersion, evidence: evidence, figures: figures,
            bars: bars)
    }

    /// Every generation that the catalogue and the command line know, the newest first.
    public static let known: [Generation] = [.iOS27, .iOS26, .iOS14, .iOS7]
    /// The default generation, on devices that ran it.
    public static let standard: Generation = .iOS26
    /// The reason why ``standard`` is not the newest generation.
    public static let standardReason =
        "nobody has published frames of split views measured on iOS 27, so devices that ran iOS 26 are drawn in it"

    /// The names of the known generations that have something, for sentences: `iOS14 or iOS26`.
    public static func names(where hasIt: (Generation) -> Bool) -> String {
        known.reversed().filter(hasIt).map(\.name).joined(separator: " or ")
    }

    public static var allCases: [Generation] { known }

    /// As spelled on the command line: `iOS26`.
    public var name: String { facts.name }
    public var description: String { name }
    /// The versions of the system in print: `26`.
    public var release: String { facts.release }
    /// The newest version whose behaviour is known: `26.1`.
    public var systemVersion: String { facts.systemVersion }
    /// The provenance of the generation's rules where no other is noted.
    public var evidence: Provenance { facts.evidence }

    /// A figure's value: points, or a share from 0 to 1; 0 where the generation has no such thing.
    @inlinable public subscript(name: FigureName) -> Double { facts.values[name.rawValue] }

    /// A figure with its source; nil where the generation has no such thing.
    public func figure(_ name: FigureName) -> Figure? { facts.figures[name] }

    /// A bar's figure on a kind of screen with its source; nil where the generation has no such thing.
    public func figure(_ name: BarFigureName, on screen: ScreenKind) -> Figure? { facts.bars[name]?[screen] }

    /// A bar's figure on a kind of screen in points; 0 where the generation has no such thing.
    public subscript(name: BarFigureName, screen: ScreenKind) -> Double {
        figure(name, on: screen)?.value ?? 0
    }

    /// The same generation under another name with other figures in some places.
    public func changed(
        name: String, release: String, figures: [FigureName: Figure] = [:],
        bars: [BarFigureName: PerScreen] = [:]
    ) -> Generation {
        Generation(
            name: name, release: release, systemVersion: systemVersion, evidence: evidence, rules: rules,
            look: look, places: places, figures: facts.figures.merging(figures) { $1 },
            bars: facts.bars.merging(bars) { $1 })
    }

    /// The generation after this one, of which nothing has been measured: what was measured here is an assumption
    /// there.
    func succeeded(
        name: String, release: String, systemVersion: String, evidence: Provenance, rules: Rules,
        places: Places, figures: [FigureName: Figure], unfolded: [BarFigureName: Figure]
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
    /// What copies of a generation share, so that a state that carries one stays cheap to copy.
    @usableFromInline final class Facts: Sendable {
        let name: String
        let release: String
        let systemVersion: String
        let evidence: Provenance
        let figures: [FigureName: Figure]
        let bars: [BarFigureName: PerScreen]
        /// The figures' values by raw value, for layouts by the million.
        @usableFromInline let values: [Double]

        init(
            name: String, release: String, systemVersion: String, evidence: Provenance,
            figures: [FigureName: Figure], bars: [BarFigureName: PerScreen]
        ) {
            self.name = name
            self.release = release
            self.systemVersion = systemVersion
            self.evidence = evidence
            self.figures = figures
            self.bars = bars
            values = FigureName.allCases.map { figures[$0]?.value ?? 0 }
        }
    }
}
