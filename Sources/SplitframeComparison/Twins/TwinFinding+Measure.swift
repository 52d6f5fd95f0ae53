extension TwinFinding {
    /// The number that changed as `explain --why` takes it, `primary.width`; nil where none did.
    ///
    /// Of a frame it is the width if that changed, else the height, else where it begins.
    public var measure: String? {
        guard case .attribute(let attribute, _, _) = change else { return nil }
        guard attribute == "frame", let delta, delta.count == 4 else { return "\(element).\(attribute)" }
        let names = [(2, "width"), (3, "height"), (0, "x"), (1, "y")]
        return names.first { delta[$0.0] != 0 }.map { "\(element).\($0.1)" }
    }
}

extension Verdict {
    /// The number that most likely moved the others, as `explain --why` takes it.
    public var measure: String? { findings.byImportance.first?.measure }
}
