import Foundation
import HeadlessUIKit
import SplitframeInterface
import Testing

/// Dossier l.7: the controllers that appeared are exactly those on screen; l.2: each navigation delegate is told.
@MainActor struct `Whatever an app does by chance` {
    /// Some thousand steps; with SPLITFRAME_DEEP=1 more than 200,000, with 2 as many others.
    private static let seeds: Range<Int> = {
        let deep = ProcessInfo.processInfo.environment["SPLITFRAME_DEEP"].flatMap { Int($0) }
        return deep.map { ($0 - 1) * 1000..<$0 * 1000 } ?? 0..<12
    }()
    private static let steps = 30

    nonisolated static let kinds: [(SplitStyle, Generation)] = [
        (.doubleColumn, .iOS26), (.tripleColumn, .iOS26), (.unspecified, .iOS26), (.doubleColumn, .iOS14),
        (.tripleColumn, .iOS14), (.unspecified, .iOS14), (.unspecified, .iOS7),
    ]

    @Test(arguments: kinds)
    func `each call is balanced, and who has appeared is who is on screen`(
        style: SplitStyle, generation: Generation
    ) throws {
        for seed in Self.seeds { try walk(style, generation, seed: seed) }
    }

    /// Walks in which a fault was found once.
    nonisolated static let found: [(SplitStyle, Generation, Int)] = [
        (.unspecified, .iOS26, 282), (.unspecified, .iOS14, 233), (.unspecified, .iOS14, 317),
        (.unspecified, .iOS14, 483), (.tripleColumn, .iOS14, 413), (.tripleColumn, .iOS26, 683),
        (.unspecified, .iOS26, 802), (.doubleColumn, .iOS14, 594), (.doubleColumn, .iOS26, 1656),
        (.unspecified, .iOS26, 1164), (.tripleColumn, .iOS26, 1088), (.unspecified, .iOS14, 1121),
        (.unspecified, .iOS7, 1088), (.doubleColumn, .iOS26, 1849), (.tripleColumn, .iOS26, 1357),
        (.tripleColumn, .iOS14, 1061),
    ]

    @Test(arguments: found.indices)
    func `what went wrong once does not again`(index: Int) throws {
        let (style, generation, seed) = Self.found[index]
        try walk(style, generation, seed: seed)
    }

    private func walk(_ style: SplitStyle, _ generation: Generation, seed: Int) throws {
        let walk = try Walk(style, generation, seed: seed)
        for step in 0..<Self.steps {
            let before = step == 0 ? 0 : walk.ledger.log.count
            let faults = walk.step()
            guard faults.isEmpty else {
                let log = walk.ledger.log.dropFirst(before).joined(separator: "\n  ")
                Issue.record(
                    "\(style), \(generation), seed \(seed), step \(step): \(faults.joined(separator: "; "))\n  \(walk.outline)\n  \(log)"
                )
                return
            }
        }
    }
}
