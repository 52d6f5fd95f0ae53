import SplitframeFiles

/// The result of comparing two pictures or two folders.
struct DifferenceOutcome: Sendable {
    var pictures: [ComparedPicture]
    var tolerance: DifferenceTolerance
    /// Whether folders were compared.
    var isOfFolders = false

    /// The number of pixels.
    var total: Int { pictures.reduce(0) { $0 + $1.total } }

    /// The number of differing pixels, in folders including all pixels of a picture that cannot be compared; nil if two
    /// pictures cannot be compared.
    var count: Int? {
        isOfFolders ? pictures.reduce(0) { $0 + ($1.count ?? $1.total) } : pictures.first?.count
    }

    /// The number of pixels that may differ.
    var allowed: Int { tolerance.allowance(of: total) }

    var isAccepted: Bool { count.map { $0 <= allowed } ?? false }

    /// The result as text, with the count last.
    var text: String {
        let differing =
            isOfFolders
            ? pictures.filter { $0.count != 0 }.map { "\($0.name): \($0.lines.first ?? "")" }
                + ["\(pictures.count) pictures compared"]
            : pictures.flatMap(\.lines)
        return
            (differing + tolerance.lines(on: self) + ["different pixels: \(count.map(String.init) ?? "all")"])
            .joined(separator: "\n") + "\n"
    }

    /// The JSON form of a result.
    static let form = JSONForm<DifferenceOutcome>([
        .init("differentPixels", .optional(.index), "how many; null where the sizes of two pictures differ") {
            $0.count.map { .number(Double($0)) } ?? .null
        },
        .count("pixels", "how many there are") { $0.total },
        .count("allowedPixels", "how many may differ") { $0.allowed },
        .flag("accepted", "whether no more differ than may") { $0.isAccepted },
        .list("pictures", ComparedPicture.form, "what was compared, in order of paths") { $0.pictures },
    ])
}

/// The number of pixels that may differ; if both limits are set, the stricter one applies.
struct DifferenceTolerance: Sendable {
    var pixels: Int?
    /// A share of all pixels, 0 to 1.
    var ratio: Double?

    /// The number of pixels that may differ; 0 without a limit.
    func allowance(of total: Int) -> Int {
        isSet ? min(pixels ?? .max, ratio.map { Int($0 * Double(total)) } ?? .max) : 0
    }

    var isSet: Bool { pixels != nil || ratio != nil }

    /// The measured value and the allowed one, if a limit is set.
    func lines(on outcome: DifferenceOutcome) -> [String] {
        guard isSet, let count = outcome.count else { return [] }
        let headroom = outcome.allowed - count
        return [
            "allowed pixels: \(outcome.allowed), "
                + (headroom >= 0 ? "headroom \(headroom)" : "exceeded by \(-headroom)")
        ]
    }

    /// A warning if the tolerance is not needed, because it would hide the next change.
    func warning(on outcome: DifferenceOutcome) -> String? {
        guard isSet, outcome.count == 0, outcome.allowed > 0 else { return nil }
        return "Nothing differs, so the tolerance only hides the next change: leave it out."
    }
}
