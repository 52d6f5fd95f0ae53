package import SplitframeDevices
import SplitframeInterface
package import SplitframeLayout

// The facts that a layout starts from: the window, its size classes and its insets, with their provenance.

extension Place {
    /// The facts about the window, which precede the decisions based on them.
    package var decisions: [Decision] {
        let (size, insets) = (environment.size, environment.safeArea)
        let (horizontal, vertical) = (environment.horizontalSizeClass, environment.verticalSizeClass)
        let app = olderApp.map { ", as an app built with SDK \($0.name) gets it" } ?? ""
        return [
            fact(
                "WindowSize", ["width": .number(size.width), "height": .number(size.height)],
                "The window is \(size.width.pointText) × \(size.height.pointText) points\(app).",
                from: sizeProvenance),
            fact(
                "WindowSizeClasses",
                ["horizontal": .word(horizontal.name), "vertical": .word(vertical.name)],
                "Its width is \(horizontal), its height \(vertical).", from: sizeClassProvenance),
            fact(
                "WindowSafeArea",
                [
                    "top": .number(insets.top), "left": .number(insets.left),
                    "bottom": .number(insets.bottom), "right": .number(insets.right),
                ],
                "Its safe area keeps \(insets.top.pointText) points at the top, \(insets.left.pointText) at the left, "
                    + "\(insets.bottom.pointText) at the bottom and \(insets.right.pointText) at the right.",
                from: safeAreaProvenance),
        ]
    }

    /// The reason, completed with the provenance of its terms about the window.
    package func completing(_ reason: Reason) -> Reason {
        var reason = reason
        for sum in reason.sums.indices {
            for term in reason.sums[sum].terms.indices {
                let meaning = reason.sums[sum].terms[term].meaning
                let known = reason.sums[sum].terms[term].provenance
                reason.sums[sum].terms[term].provenance = known ?? provenance(of: meaning)
            }
        }
        return reason
    }

    private func provenance(of meaning: Reason.Meaning) -> Provenance? {
        switch meaning {
        case .windowWidth, .windowHeight: sizeProvenance
        case .inset, .outside: safeAreaProvenance
        case .edge, .column, .ownWidth, .separator, .figure, .bar, .preference, .dragged, .fold, .reserved,
            .foldMargin,
            .sheetTop,
            .pixelGrid, .notBelowZero:
            nil
        }
    }

    private func fact(
        _ rule: String, _ result: KeyValuePairs<String, RuleValue>, _ sentence: String,
        from provenance: Provenance
    ) -> Decision {
        let asked = [
            ("device", device.id), ("posture", device.posture?.name), ("orientation", orientation.name),
            ("window", window.name), ("generation", generation.name), ("sdk", device.sdk?.name),
        ]
        return Decision(
            rule: rule, title: "the window",
            inputs: asked.compactMap { name, word in
                word.map { RuleValue.Field(name: name, value: .word($0)) }
            },
            result: .fields(result.map { RuleValue.Field(name: $0.key, value: $0.value) }),
            sentence: sentence, provenance: provenance)
    }
}
