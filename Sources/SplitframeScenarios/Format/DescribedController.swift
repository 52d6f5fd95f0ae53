import SplitframeInterface
import SplitframeJSON

/// A controller and its looks, as a scenario says them.
struct DescribedController: Hashable, Sendable {
    let name: ControllerName
    let looks: ControllerLooks

    /// A label, or an object with the label and looks.
    ///
    /// - Throws: Where the split view, or one controller twice, is in it.
    init(_ node: JSONNode) throws(JSONError) {
        self = try Self.pushed(node)
        if name.label == ControllerName.split { throw Self.isSplit(node) }
    }

    private init(name: ControllerName, looks: ControllerLooks) {
        self.name = name
        self.looks = looks
    }

    /// What is pushed, which may be the split view itself, to see what that raises.
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

/// What a scenario says of a controller's looks; what it does not say is nil.
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
    /// A list of controllers, each of which stands in one place only.
    init(apart node: JSONNode) throws(JSONError) {
        self = try node.list(DescribedController.init)
        try checkApart(at: node)
    }

    /// Throws where one controller stands in two places.
    func checkApart(at node: JSONNode?) throws(JSONError) {
        var met: Set<String> = []
        for label in flatMap(\.name.labels) where !met.insert(label).inserted {
            throw .badValue("\(label.quoted) twice", at: node?.path ?? "", expected: "each controller once")
        }
    }
}
