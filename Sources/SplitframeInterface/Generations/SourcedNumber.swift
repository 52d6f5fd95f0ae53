import Synchronization

/// A number with its provenance.
public struct SourcedNumber: Hashable, Sendable {
    /// Points, or a share from 0 to 1; infinite if there is no limit.
    public var value: Double
    public var provenance: Provenance

    public init(_ value: Double, _ provenance: Provenance) {
        self.value = value
        self.provenance = provenance
    }

    /// The same figure; a measured one becomes an assumption with this reason.
    func unmeasured(_ reason: String) -> SourcedNumber {
        guard case .measured = provenance else { return self }
        return SourcedNumber(value, .assumed(reason))
    }
}

/// A change of one figure of a known generation, by which the tests show that they can fail.
///
/// Only the start of the tests sets it, before any generation is used.
package enum InjectedFigure {
    private static let change = Mutex<(name: String, sign: Double)?>(nil)

    /// Sets the change, as `iOS26.automaticPrimaryWidth+1`: a point more or less, or a tenth of a share.
    package static func inject(_ text: String) {
        let sign = text.hasSuffix("-1") ? -1.0 : 1
        change.withLock { $0 = (String(text.dropLast(2)), sign) }
    }

    /// The figures of a generation with the change, if it is about one of them.
    static func applied(to figures: [FigureName: SourcedNumber], of generation: String) -> [FigureName:
        SourcedNumber]
    {
        guard let change = change.withLock({ $0 }) else { return figures }
        return Dictionary(
            uniqueKeysWithValues: figures.map { name, figure in
                guard "\(generation).\(name)" == change.name else { return (name, figure) }
                let step = change.sign * (figure.value < 1 ? 0.1 : 1)
                return (name, SourcedNumber(figure.value + step, figure.provenance))
            })
    }
}
