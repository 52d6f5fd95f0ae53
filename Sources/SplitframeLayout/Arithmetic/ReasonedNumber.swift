import SplitframeInterface

/// A length that keeps the terms that add up to it, and its basis.
struct ReasonedNumber: LayoutNumber {
    let points: Double
    /// The terms, at least one; terms of 0 points only where there are no others.
    let terms: [Reason.Term]
    var basis: Basis

    static var zero: ReasonedNumber { ReasonedNumber(0, as: .edge, from: nil) }
    static var infinity: ReasonedNumber { ReasonedNumber(.infinity, as: .edge, from: nil) }

    init(
        _ points: Double, as meaning: @autoclosure () -> Reason.Meaning,
        from provenance: @autoclosure () -> Provenance?
    ) {
        let provenance = provenance()
        self.init(
            points, [Reason.Term(value: points, meaning: meaning(), provenance: provenance)],
            Basis(provenance: provenance))
    }

    private init(_ points: Double, _ terms: [Reason.Term], _ basis: Basis) {
        self.points = points
        let counting = terms.filter { $0.value != 0 }
        self.terms = counting.isEmpty ? Array(terms.prefix(1)) : counting
        self.basis = basis
    }

    static func < (first: ReasonedNumber, second: ReasonedNumber) -> Bool { first.points < second.points }

    static func + (first: ReasonedNumber, second: ReasonedNumber) -> ReasonedNumber {
        ReasonedNumber(
            first.points + second.points, first.terms + second.terms, first.basis.joined(with: second.basis))
    }

    static func - (first: ReasonedNumber, second: ReasonedNumber) -> ReasonedNumber {
        let negated = second.terms.map { term in
            Reason.Term(value: -term.value, meaning: term.meaning, provenance: term.provenance)
        }
        return ReasonedNumber(
            first.points - second.points, first.terms + negated, first.basis.joined(with: second.basis))
    }

    static func lesser(_ first: ReasonedNumber, _ second: ReasonedNumber) -> ReasonedNumber {
        (second < first ? second : first).depending(onBoth: first, second)
    }

    static func greater(_ first: ReasonedNumber, _ second: ReasonedNumber) -> ReasonedNumber {
        (second < first ? first : second).depending(onBoth: first, second)
    }

    var notBelowZero: ReasonedNumber {
        points < 0 ? changed(to: 0, by: .notBelowZero) : self
    }

    func rounded(toPixelsOf scale: Double) -> ReasonedNumber {
        changed(to: points.rounded(toPixelsOf: scale), by: .pixelGrid)
    }

    func cut(toPixelsOf scale: Double) -> ReasonedNumber {
        changed(to: points.cut(toPixelsOf: scale), by: .pixelGrid)
    }

    func times(_ factor: Double, as meaning: @autoclosure () -> Reason.Meaning) -> ReasonedNumber {
        single(points * factor, meaning())
    }

    func described(as meaning: @autoclosure () -> Reason.Meaning) -> ReasonedNumber {
        single(points, meaning())
    }

    func chosen<Value>(by choice: Decided<Value>) -> ReasonedNumber {
        guard let decision = choice.decision?.index else { return self }
        var number = self
        number.basis.decisions.insert(decision)
        return number
    }

    /// The number, attributed to a decision.
    func given(by decision: Int, _ provenance: Provenance) -> ReasonedNumber {
        let terms = terms.map { term in
            // A term that the rule itself adds has the provenance of the rule.
            term.provenance == nil && term.meaning.isAddedByRule
                ? Reason.Term(value: term.value, meaning: term.meaning, provenance: provenance) : term
        }
        return ReasonedNumber(points, terms, Basis(provenance: provenance, decisions: [decision]))
    }

    private func depending(onBoth first: ReasonedNumber, _ second: ReasonedNumber) -> ReasonedNumber {
        ReasonedNumber(points, terms, first.basis.joined(with: second.basis))
    }

    private func changed(to new: Double, by meaning: Reason.Meaning) -> ReasonedNumber {
        guard new != points, points.isFinite else { return self }
        let change = Reason.Term(value: new - points, meaning: meaning)
        return ReasonedNumber(new, terms + [change], basis)
    }

    private func single(_ points: Double, _ meaning: Reason.Meaning) -> ReasonedNumber {
        ReasonedNumber(
            points, [Reason.Term(value: points, meaning: meaning, provenance: basis.provenance)], basis)
    }
}

struct ReasonedFrame: LayoutFrame {
    var x: ReasonedNumber
    var y: ReasonedNumber
    var width: ReasonedNumber
    var height: ReasonedNumber
}

struct ReasonedInsets: LayoutInsets {
    var top: ReasonedNumber
    var left: ReasonedNumber
    var bottom: ReasonedNumber
    var right: ReasonedNumber
}

extension ReasonedNumber {
    typealias Frame = ReasonedFrame
    typealias Insets = ReasonedInsets
}
