public import SplitframeInterface

/// Facts of the catalogue about a device under one generation of the system.
extension Device {
    /// Whether the device can be drawn under a generation; some have split views on iPads only, or do not support
    /// devices that fold.
    public func isOffered(on generation: Generation) -> Bool {
        if !postures.isEmpty, !ran(generation) { return false }
        return !generation.places.isForPadsOnly || platform == .iOS && idiom == .pad
    }

    /// The default generation: the standard one, or for a newer device the one that it shipped with.
    public var usualGeneration: Generation {
        guard let oldestSystem, oldestSystem > Generation.standard.places.versions.upperBound else {
            return .standard
        }
        return Generation.known.last { $0.places.versions.upperBound >= oldestSystem } ?? .standard
    }

    /// Whether any product of the group ever ran the generation, in version `needed` or later.
    ///
    /// True unless a fact contradicts it.
    public func ran(_ generation: Generation, since needed: Int? = nil) -> Bool {
        guard platform == .iOS else { return true }
        let versions = generation.places.versions
        if let newestSystem, newestSystem < max(versions.lowerBound, needed ?? 0) { return false }
        if let oldestSystem, oldestSystem > versions.upperBound { return false }
        if let lastYear = generation.places.lastYear, let year { return year <= lastYear }
        return safeAreaByOS.isEmpty
            || safeAreaByOS.contains { generation.places.safeAreaReadings.reach($0.versions) }
    }

    /// The insets of the whole screen under a generation, with their provenance.
    func screenInsets(on generation: Generation) -> (insets: Oriented<EdgeInsets>, provenance: Provenance) {
        let newest = safeAreaByOS.max { $0.versions.newest < $1.versions.newest }
        let reading = reading(on: generation)
        guard let evident = reading ?? newest else { return (safeArea, platform.safeAreaProvenance) }
        let insets = reading?.insets ?? safeArea
        let carried = "as on \(evident.versions.name): \(evident.evidence.source)"
        if !ran(generation) { return (insets, .assumed("never ran this generation; \(carried)")) }
        if case .version(let version, _) = generation.places.safeAreaReadings,
            evident.versions.newest < version
        {
            return (insets, .assumed("not read on iOS \(generation.release); \(carried)"))
        }
        return (insets, evident.evidence.provenance(device: name))
    }

    private func reading(on generation: Generation) -> SafeAreaReading? {
        switch generation.places.safeAreaReadings {
        case .version(let version, let other):
            [version, other].lazy.compactMap(\.self).compactMap { version in
                safeAreaByOS.first { $0.versions.oldest <= version && $0.versions.newest >= version }
            }.first
        case .newest(let last):
            safeAreaByOS.filter { $0.versions.newest <= last }
                .max { $0.versions.newest < $1.versions.newest }
        case .oldest:
            safeAreaByOS.min { $0.versions.oldest < $1.versions.oldest }
        }
    }
}

extension Generation.SafeAreaReadings {
    /// Whether a reading for these versions is evidence that a device ran the generation.
    fileprivate func reach(_ versions: SystemVersions) -> Bool {
        switch self {
        case .version(let version, let other): versions.newest >= other ?? version
        case .newest(let last): versions.oldest <= last
        case .oldest: true
        }
    }
}

extension Platform {
    /// The provenance of the insets of a device without readings by version.
    fileprivate var safeAreaProvenance: Provenance {
        switch self {
        case .iOS: .reported("the device's own description")
        case .macCatalyst: .assumed("no insets of a Mac Catalyst window were found in any source")
        case .visionOS: .assumed("no source reads insets of the iPad kind on visionOS")
        case .tvOS: .reported("HIG layout for tvOS")
        }
    }
}

extension Device {
    var sizeClassProvenance: Provenance {
        switch platform {
        case .iOS, .macCatalyst:
            sizeClassesEvidence?.provenance(device: name) ?? .reported("the device's own description")
        case .visionOS: .assumed("regular in both directions, as on iPad")
        case .tvOS: .assumed("regular in both directions; a television has one full window")
        }
    }
}

extension Device {
    /// Makes a device whose full window has these traits, for interfaces without a device of the catalogue.
    public init(showing environment: TraitEnvironment) {
        let size = environment.size
        // The size of a device without portrait is stored turned by a quarter, as in the catalogue.
        let isHeldUpright =
            Platform(idiom: environment.idiom).orientations.contains(.portrait) && size.width <= size.height
        self.init(
            id: "window", name: "\(size.width.pointText) × \(size.height.pointText) points",
            idiom: environment.idiom, portraitSize: isHeldUpright ? size : size.transposed,
            scale: environment.scale, safeArea: Oriented(both: environment.safeArea),
            sizeClasses: Oriented(
                both: SizeClasses(
                    horizontal: environment.horizontalSizeClass,
                    vertical: environment.verticalSizeClass)))
    }
}
