import SplitframeFiles
import SplitframeInterface

/// A controller and its looks, as described in a scenario.
struct DescribedController: Hashable, Sendable {
    let name: ControllerName
    let looks: ControllerLooks

    /// Reads a label, or an object with a label and looks.
    ///
    /// - Throws: Where the value contains the split view, or the same controller twice.
    init(_ node: JSONNode) throws(JSONError) {
        self = try Self.pushed(node)
        if name.label == ControllerName.split { throw Self.isSplit(node) }
    }

    private init(name: ControllerName, looks: ControllerLooks) {
        self.name = name
        self.looks = looks
    }

    /// Reads a controller to push, which may be the split view itself, to see the exception that this raises.
    static func pushed(_ node: JSONNode) throws(JSONError) -> DescribedController {
        let described = DescribedController(
            name: try ControllerName(node["viewController"] ?? node),
            looks: node.value.object == nil ? ControllerLooks() : try ControllerLooks(node))
        if described.name.parts.flatMap(\.labels).contains(ControllerName.split) {
            throw isSplit(node)
        }
        try [described].checkApart(at: node)
        return described
    }

    private static func isSplit(_ node: JSONNode) -> JSONError {
        node.wrong("controllers other than the split view itself")
    }
}

/// The looks of a controller in a scenario; a key that is left out is nil.
struct ControllerLooks: Hashable, Sendable {
    var title: String?
    var hasLargeTitle: Bool?
    /// System items in UIKit's spelling, or titles.
    var leftBarButtonItems: [String]?
    var rightBarButtonItems: [String]?
    var toolbarItems: [String]?
    var content: ContentElement?

    init() {}

    init(_ node: JSONNode) throws(JSONError) {
        title = try node["title"]?.text()
        hasLargeTitle = try node["largeTitle"]?.flag()
        leftBarButtonItems = try node["leftBarButtonItems"]?.texts()
        rightBarButtonItems = try node["rightBarButtonItems"]?.texts()
        toolbarItems = try node["toolbarItems"]?.texts()
        if let kind = node["content"] {
            content = ContentElement(
                kind: try kind.word(), selectedRow: try node["selectedRow"]?.wholeNumber())
        }
    }
}

extension [DescribedController] {
    /// Reads a list of controllers, none of which occurs twice.
    init(apart node: JSONNode) throws(JSONError) {
        self = try node.list(DescribedController.init)
        try checkApart(at: node)
    }

    /// Throws where one controller occurs twice.
    func checkApart(at node: JSONNode?) throws(JSONError) {
        var met: Set<String> = []
        for label in flatMap(\.name.labels) where !met.insert(label).inserted {
            throw .badValue("\(label.quoted) twice", at: node?.path ?? "", expected: "each controller once")
        }
    }
}
