import Foundation

/// How many bytes goldens may take, so that a repository stays quick to clone.
public struct GoldenBudget: Hashable, Sendable {
    /// The most bytes of one picture.
    public var picture = 64 * 1024
    /// The most bytes of all files together.
    public var folder = 12 * 1024 * 1024

    public init() {}

    /// What exceeds the budget, in words; nothing where all is well.
    public func excesses(in goldens: GoldenFolder) -> [String] {
        let sizes = goldens.files(extensions: ["png", "txt", "twins"]).sorted().map {
            (file: $0, bytes: Self.size(goldens.path(of: $0)))
        }
        let total = sizes.map(\.bytes).reduce(0, +)
        return sizes.filter { $0.file.hasSuffix(".png") && $0.bytes > picture }.map {
            "\($0.file) has \($0.bytes) bytes, more than the \(picture) of one picture"
        } + (total > folder ? ["all goldens have \(total) bytes, more than \(folder)"] : [])
    }

    private static func size(_ path: String) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    }
}
