import SplitframeInterface
public import SplitframeWireframes

extension Set<Annotation> {
    /// The annotations as on the command line: `none`, some of them separated by commas, or `all`.
    var word: String {
        switch count {
        case 0: "none"
        case Annotation.allCases.count: "all"
        default: Annotation.allCases.filter(contains).map(\.name).joined(separator: ",")
        }
    }

    /// The names of the annotations, and of `none` and `all`.
    public static var choices: [String] { ["none"] + Annotation.allCases.map(\.name) + ["all"] }

    /// The annotations that a word names, or several names separated by commas.
    public init?(word: String) {
        switch word {
        case "none": self = []
        case "all": self = Set(Annotation.allCases)
        default:
            let parts = word.split(separator: ",", omittingEmptySubsequences: false)
            let annotations = parts.compactMap { Annotation(name: String($0)) }
            guard annotations.count == parts.count else { return nil }
            self = Set(annotations)
        }
    }
}
