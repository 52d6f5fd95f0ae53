import SplitframeInterface

/// The result of a computing rule: one number or several.
protocol Computed {
    /// The joined basis of the numbers.
    var basis: Basis { get }
    /// The same numbers, attributed to the decision that produced them.
    func given(by decision: Int, _ provenance: Provenance, inputs: RuleInputs) -> Self
}

extension ReasonedNumber: Computed {
    func given(by decision: Int, _ provenance: Provenance, inputs: RuleInputs) -> ReasonedNumber {
        given(by: decision, provenance)
    }
}

/// Plain numbers have no basis.
extension Double: Computed {
    var basis: Basis { Basis() }
    func given(by decision: Int, _ provenance: Provenance, inputs: RuleInputs) -> Double { self }
}

extension SidebarWidths: Computed where Number: Computed {
    var basis: Basis { primary.basis.joined(with: supplementary.basis) }

    func given(by decision: Int, _ provenance: Provenance, inputs: RuleInputs) -> SidebarWidths {
        SidebarWidths(
            primary: primary.given(by: decision, provenance, inputs: inputs),
            supplementary: supplementary.given(by: decision, provenance, inputs: inputs))
    }
}

extension PlacedColumns: Computed where Number: Computed {
    var basis: Basis {
        var basis = Basis()
        _ = mapped { number in
            basis = basis.joined(with: number.basis)
            return number
        }
        return basis
    }

    /// Attributes the numbers to a decision, but leaves a number that the rule passes on unchanged to its own decision.
    func given(by decision: Int, _ provenance: Provenance, inputs: RuleInputs) -> PlacedColumns {
        mapped { inputs.areSource(of: $0) ? $0 : $0.given(by: decision, provenance, inputs: inputs) }
    }
}
