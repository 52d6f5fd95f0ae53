import SplitframeGeometry
public import SplitframeInterface

/// What the catalogue says about a device under one generation of the system.
extension Device {
    /// Whether the device can be drawn under a generation, which may know split views on iPads only.
    public func isOffered(on generation: Generation) -> Bool {
        !generation.places.isForPadsOnly || platform == .iOS && idiom == .pad
    }

    /// Whether any product of the group ever ran the generation, in a version not before one that is needed.
    ///
    /// True where nothing is known against it.
    public func ran(_ generation: Generation, since needed: Int? = nil) -> Bool {
        guard platform == .iOS else { return true }
        if let newestSystem, let needed, newestSystem < needed { return false }
        if let lastYear = generation.places.lastYear, let year { return year <= lastYear }
        return safeAreaByOS.isEmpty
            || safeAreaByOS.contains { generation.places.safeAreaReadings.reach($0.versions) }
    }

    /// The insets of the whole screen under a generation, and where they come from.
    func screenInsets(on generation: Generation) -> (insets: Oriented<EdgeInsets>, provenance: Provenance) {
        let newest = safeAreaByOS.max { $0.versions.newest < $1.versions.newest }
        let reading = reading(on: generation)
        guard let evident = reading ?? newest else { return (safeArea, platform.safeAreaProvenance) }
        let provenance =
            ran(generation)
            ? evident.evidence.provenance(device: name)
            : .assumed(
                "never ran this generation; as on \(evident.versions.name): \(evident.evidence.source)")
        return (reading?.insets ?? safeArea, provenance)
    }

    private func reading(on generation: Generation) -> SafeAreaReading? {
        switch generation.places.safeAreaReadings {
        case .version(let version):
            safeAreaByOS.first { $0.versions.oldest <= version && $0.versions.newest >= version }
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
        case .version(let version): versions.newest >= version
        case .newest(let last): versions.oldest <= last
        case .oldest: true
        }
    }
}

extension Platform {
    /// Where the insets of a device without readings by version come from.
    fileprivate var safeAreaProvenance: Provenance {
        switch self {
        case .iOS: .reported("the device's own description")
        case .macCatalyst: .assumed("no insets of a Mac Catalyst window were found in any source")
        case .visionOS: .assumed("no source reads insets of the iPad kind on visionOS")
        case .tvOS: .reported("HIG layout for tvOS")
        }
    }

    /// Where the size classes of a device come from, its own text being at hand or not.
    func sizeClassProvenance(source: String?) -> Provenance {
        switch self {
        case .iOS, .macCatalyst:
            source.map(Provenance.documented) ?? .reported("the device's own description")
        case .visionOS: .assumed("regular in both directions, as on iPad")
        case .tvOS: .assumed("regular in both directions; a television has one full window")
        }
    }
}
