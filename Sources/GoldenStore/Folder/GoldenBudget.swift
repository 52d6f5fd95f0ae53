import Foundation

/// How many bytes goldens may take, so that a repository stays quick to clone.
public struct GoldenBudget: Hashable, Sendable {
    /// The most bytes of one picture.
    public var picture = 150_000
    /// The most bytes of all pictures and twins together.
    public var folder = 6_000_000

    public init() {}

    /// What exceeds the budget, in words; nothing where all is well.
    public func excesses(in goldens: GoldenFolder) -> [String] {
        let sizes = goldens.names.map { name in
            (
                name: name, picture: Self.size(goldens.picturePath(of: name)),
                twin: Self.size(goldens.twinPath(of: name))
            )
        }
        let total = sizes.map { $0.picture + $0.twin }.reduce(0, +)
        return sizes.filter { $0.picture > picture }.map {
            "\($0.name) has \($0.picture) bytes, more than the \(picture) of one picture"
        } + (total > folder ? ["all goldens have \(total) bytes, more than \(folder)"] : [])
    }

    private static func size(_ path: String) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    }
}
