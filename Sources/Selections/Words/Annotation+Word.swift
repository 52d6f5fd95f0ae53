import InterfaceModel
public import Wireframes

extension Set<Annotation> {
    /// The annotations as on the command line: `none`, one of them, or `all`.
    var word: String {
        guard let first else { return "none" }
        return count == 1 ? first.name : "all"
    }

    /// The words that stand for annotations.
    public static var words: [String] { ["none"] + Annotation.allCases.map(\.name) + ["all"] }

    /// The annotations that a word stands for.
    init?(word: String) {
        switch word {
        case "none": self = []
        case "all": self = Set(Annotation.allCases)
        default:
            guard let annotation = Annotation(name: word) else { return nil }
            self = [annotation]
        }
    }
}
