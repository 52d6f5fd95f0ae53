import SplitframeComparison
package import SplitframeGoldens
import SplitframeInterface

extension ReviewSubject {
    /// The goldens of a folder as they are, against what they were at a git revision.
    package init(_ folder: GoldenFolder, against revision: String) throws {
        let before = try folder.at(revision: revision)
        let owners = (try? folder.tests()) ?? [:]
        let common = try before.namesInCommon(with: folder)
        self.init(
            title: "\(folder.path) against \(revision)",
            pairs: try Self.pairs(before, folder, beyond: common).map { pair in
                var pair = pair
                pair.test = owners[pair.name]
                pair.actual?.selection = pair.test?.request
                return pair
            }, passed: try folder.stages().filter { common.contains($0.name) },
            folders: ("\(revision):\(folder.path)", folder.path))
    }

    /// The goldens of two folders by their names: pictures, then layouts that are kept as text alone.
    private static func pairs(
        _ before: GoldenFolder, _ after: GoldenFolder, beyond common: Set<String>
    ) throws -> [ReviewPair] {
        let names = (
            try Set(before.names()).subtracting(common), try Set(after.names()).subtracting(common)
        )
        let pictures = names.0.union(names.1).sorted().map { name in
            ReviewPair(
                name: name,
                expected: names.0.contains(name) ? ReviewPair.Side(before, file: "\(name).png") : nil,
                actual: names.1.contains(name) ? ReviewPair.Side(after, file: "\(name).png") : nil)
        }
        let (old, new) = (try before.layouts(), try after.layouts())
        let layouts = Set(old.keys).union(new.keys).subtracting(common).sorted().map { name in
            ReviewPair(
                name: name,
                expected: old[name].map { ReviewPair.Side(before, picture: nil, twin: try? Twin($0)) },
                actual: new[name].map { ReviewPair.Side(after, picture: nil, twin: try? Twin($0)) })
        }
        return pictures + layouts
    }
}
