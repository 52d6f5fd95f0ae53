import SplitframeInterface

/// What a rule computes: one number or several.
protocol Computed {
    /// What the numbers rest on together.
    var basis: Basis { get }
    /// The same numbers, which know the decision that gave them.
    func given(by decision: Int, _ provenance: Provenance, inputs: RuleInputs) -> Self
}

extension ReasonedNumber: Computed {
    func given(by decision: Int, _ provenance: Provenance, inputs: RuleInputs) -> ReasonedNumber {
        given(by: decision, provenance)
    }
}

/// Plain numbers rest on nothing.
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

    /// A number that an earlier decision gave, and that the rule hands on as it is, stays that decision's.
    func given(by decision: Int, _ provenance: Provenance, inputs: RuleInputs) -> PlacedColumns {
        mapped { inputs.areSource(of: $0) ? $0 : $0.given(by: decision, provenance, inputs: inputs) }
    }
}
