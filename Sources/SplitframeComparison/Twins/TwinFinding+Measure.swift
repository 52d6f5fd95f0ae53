extension TwinFinding {
    /// The name of the number that changed, for `explain --why`: `primary.width`; nil if none did.
    ///
    /// For a frame it is the width if that changed, else the height, else the origin.
    public var measure: String? {
        guard case .attribute(let attribute, _, _) = change else { return nil }
        guard attribute == "frame", let delta, delta.count == 4 else { return "\(element).\(attribute)" }
        let names = [(2, "width"), (3, "height"), (0, "x"), (1, "y")]
        return names.first { delta[$0.0] != 0 }.map { "\(element).\($0.1)" }
    }
}

extension Verdict {
    /// The name of the number that most likely caused the other changes, for `explain --why`.
    public var measure: String? { findings.byImportance.first?.measure }
}
