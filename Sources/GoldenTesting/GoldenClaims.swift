import Foundation
import SplitframeGoldens
import Synchronization

/// The goldens that tests of this process have claimed, used to find two goldens with one name.
final class GoldenClaims: Sendable {
    /// The claims of the process; a test of GoldenTesting replaces them with an empty set.
    @TaskLocal static var current = GoldenClaims()

    private let claims = Mutex<[String: (name: String, twin: String)]>([:])
    /// The goldens that a folder's manifest lists with their test and its place, by the folder's path.
    private let known = Mutex<[String: Set<String>]>([:])

    /// The goldens with a pending result, by the folder's path; read once, then kept up to date.
    private let waiting = Mutex<[String: Set<String>]>([:])
    /// The goldens that this process recorded because there were none; nobody has looked at them, so that none of them
    /// passes in it.
    private let first = Mutex<Set<String>>([])

    /// Claims a golden, before any of its files is written.
    ///
    /// - Throws: ``GoldenTestingError`` if the name was claimed for another picture, or if a claimed name differs from
    ///   it by case alone, which some file systems cannot distinguish.
    func claim(_ address: GoldenAddress, twin: String) throws(GoldenTestingError) {
        let key = "\(address.folder)/\(address.name.lowercased())"
        let earlier = claims.withLock { claims in
            let earlier = claims[key]
            if earlier == nil { claims[key] = (address.name, twin) }
            return earlier
        }
        guard let earlier else { return }
        if earlier.name != address.name { throw .sameNameButCase(address.name, earlier.name) }
        if earlier.twin != twin { throw .sameName(address.name) }
    }

    /// The goldens in an address's folder that have a pending result; a damaged list of them is set aside.
    func waiting(beside address: GoldenAddress) throws -> Set<String> {
        try waiting.withLock { waiting in
            if let names = waiting[address.folder] { return names }
            let folder = GoldenFolder(path: address.folder)
            _ = try folder.setDamagedListAside()
            let names = Set(try folder.pending.map(\.name))
            waiting[address.folder] = names
            return names
        }
    }

    /// Notes whether a golden has a pending result from now on.
    func note(_ address: GoldenAddress, isWaiting: Bool) {
        waiting.withLock { waiting in
            if isWaiting {
                waiting[address.folder, default: []].insert(address.name)
            } else {
                waiting[address.folder]?.remove(address.name)
            }
        }
    }

    /// Notes that a golden was recorded because there was none.
    func noteFirst(_ address: GoldenAddress) { first.withLock { _ = $0.insert(address.path) } }

    /// Whether this process recorded the golden because there was none.
    func isFirst(_ address: GoldenAddress) -> Bool { first.withLock { $0.contains(address.path) } }

    /// Whether the manifest lists a golden with its test and the test's place; the manifest is read once.
    func isKnown(_ address: GoldenAddress) throws -> Bool {
        let names = try known.withLock { known in
            if let names = known[address.folder] { return names }
            let goldens = try GoldenFolder(path: address.folder).testGoldens()
            let names = Set(goldens.filter { $0.test.place != nil }.map(\.name))
            known[address.folder] = names
            return names
        }
        return names.contains(address.name)
    }
}
