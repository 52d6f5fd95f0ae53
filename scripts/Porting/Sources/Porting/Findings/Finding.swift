/// What could not be rewritten, and why.
struct Finding: Hashable {
    enum Reason: Error, Hashable {
        case accessor
        case instance(String)
        case nobody
        case overloads(String)
        case name
        case outlet
        case storyboard
        case managed
        case override(String)
        case conditional(String)
        case requirement(String)
        case framework(String)
        case use(String, String)
        case networking
        case observation
        case changed
        case syntax
        case encoding
        case depth
        case noFile
    }

    let path: String
    let line: Int
    let reason: Reason
}

extension Finding: CustomStringConvertible {
    var description: String { "\(path):\(line): \(reason)" }
}

extension Finding.Reason: CustomStringConvertible {
    /// What is wrong and what to do.
    var description: String {
        switch self {
        case .accessor: "a selector of a property: write a method and take that"
        case .instance(let base):
            "a selector of a method of \(base), whose class the sources here do not say: name the class"
        case .nobody: "a selector outside a class: name the class"
        case .overloads(let name): "\(name) is the name of several methods: write its argument labels"
        case .name: "a selector that is a name alone cannot be sent: write #selector with a method"
        case .outlet: "an outlet stays empty without a storyboard: make the view in code"
        case .storyboard: "there are no storyboards on Linux: make the controller in code"
        case .managed: "there is no Core Data on Linux"
        case .override(let name):
            "\(name) is in an extension of a class that is not in these sources: override it in a subclass"
        case .conditional(let name):
            "\(name) is in an extension under a condition: move it into the class by hand"
        case .requirement(let name):
            "the optional requirement \(name) gives something back: write a default in an extension of the protocol"
        case .framework(let name): "there is no \(name) on Linux: put the code behind #if canImport(\(name))"
        case .use(let name, let framework):
            "\(name) is \(framework)'s, which Linux does not have: put this behind #if canImport(\(framework))"
        case .networking:
            "URLSession and its like want \"import FoundationNetworking\" on Linux: give it a line"
        case .observation:
            "there is no key-value observation on Linux: use didSet in a subclass, a delegate or a notification"
        case .changed: "was changed since it was ported: the change is kept"
        case .syntax: "the compiler's parser does not read this: it is left as it is"
        case .noFile:
            "this is a link or a pipe, or its name is not UTF-8, and it is not read: put the file itself there"
        case .depth:
            "more than 16 square brackets open at once, those in texts and comments too: it is left as it is, so take it apart"
        case .encoding: "the file is not UTF-8: it is left as it is"
        }
    }
}
