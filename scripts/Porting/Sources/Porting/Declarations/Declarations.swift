/// What the sources declare: classes with their methods and ancestors, protocols, properties.
struct Declarations {
    struct Class {
        var inherits: [String] = []
        var methods: [Method] = []
        /// The file, and the offset at which the body ends; nil where the class itself is not the app's.
        var body: (file: SourceFile, end: Int)?
        /// Whether UIKit declares it.
        var isOfUIKit = false
    }

    var classes: [String: Class] = [:]
    var protocols: [String: [Method]] = [:]
    var properties: Set<String> = []
    /// The classes that override a member, by the member.
    var overrides: [String: [String]] = [:]

    /// The methods of a name that a class has, its ancestors' included, nearest first.
    func methods(_ name: String, of type: String) -> [Method] {
        lineage(of: type).flatMap { classes[$0]?.methods ?? [] }.filter { $0.name == name }
    }

    /// A class and those of its ancestors that are here.
    func lineage(of type: String) -> [String] {
        var (found, waiting) = ([String](), [type])
        while let next = waiting.popLast() {
            guard let known = classes[next], !found.contains(next) else { continue }
            found.append(next)
            waiting += known.inherits.reversed()
        }
        return found
    }

    /// Whether a class that inherits from this one overrides a member.
    func isOverridden(_ member: String, of type: String) -> Bool {
        overrides[member, default: []].contains { $0 != type && lineage(of: $0).contains(type) }
    }

    /// Whether any protocol requires a method of this name and these labels.
    func isRequirement(_ name: String, _ labels: [String]) -> Bool {
        protocols.values.contains { $0.contains { $0.name == name && $0.labels == labels } }
    }
}
