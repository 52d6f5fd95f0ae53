import SplitframeFiles
import SplitframeInterface
import SplitframeLayout

/// The split view of a scenario before the first step.
struct ScenarioSplitView: Hashable, Sendable {
    let style: SplitStyle
    /// The controllers of the classic style in their order, or those of the columns.
    let controllers: Controllers
    /// The properties, in the order in which they are set.
    let properties: [SplitProperty]
    /// The answers of the delegate; nil without one.
    let delegate: DelegateAnswers?

    enum Controllers: Hashable, Sendable {
        case columns([Column: DescribedController])
        case list([DescribedController])

        var isEmpty: Bool {
            switch self {
            case .columns(let columns): columns.isEmpty
            case .list(let controllers): controllers.isEmpty
            }
        }
    }

    init(_ node: JSONNode) throws(JSONError) {
        style = try node.required("style").word()
        var columns: [Column: DescribedController] = [:]
        for column in Column.allCases {
            columns[column] = try node["columns"]?[column.name].map(DescribedController.init)
        }
        // The compact column may share the controller of another one.
        let isShared = columns.contains { $0 != .compact && $1.name == columns[.compact]?.name }
        try Column.allCases.filter { $0 != .compact || !isShared }.compactMap { columns[$0] }
            .checkApart(at: node["columns"])
        if style == .unspecified {
            controllers = .list(
                try node["viewControllers"].map([DescribedController].init(apart:))
                    ?? [columns[.primary], columns[.secondary]].compactMap(\.self))
        } else {
            controllers = .columns(columns)
        }
        properties = try node["properties"].map([SplitProperty].init) ?? []
        delegate = try node["delegate"].map(DelegateAnswers.init)
    }
}

/// The answers of a scenario's delegate; nil stands for UIKit's proposal.
struct DelegateAnswers: Hashable, Sendable {
    var topColumnForCollapsing: Column?
    var displayModeForExpanding: DisplayMode?
    var collapseSecondary = false
    var primaryForCollapsing: DescribedController?
    var primaryForExpanding: DescribedController?
    var separateSecondary: DescribedController?
    var targetDisplayModeForAction = DisplayMode.automatic
    var show = false
    var showDetail = false
    /// Whether a step attaches the delegate; otherwise it is attached before the first step.
    var isAttachedByStep = false
    /// The callbacks to record; nil for all.
    var observes: Set<DelegateCall>?

    /// A delegate with default answers.
    init() {}

    init(_ node: JSONNode) throws(JSONError) {
        topColumnForCollapsing = try node["topColumnForCollapsing"]?.word()
        displayModeForExpanding = try node["displayModeForExpanding"]?.word()
        collapseSecondary = try node["collapseSecondary"]?.flag() ?? collapseSecondary
        primaryForCollapsing = try node["primaryForCollapsing"].map(DescribedController.init)
        primaryForExpanding = try node["primaryForExpanding"].map(DescribedController.init)
        separateSecondary = try node["separateSecondary"].map(DescribedController.init)
        targetDisplayModeForAction =
            try node["targetDisplayModeForAction"]?.word() ?? targetDisplayModeForAction
        show = try node["show"]?.flag() ?? show
        showDetail = try node["showDetail"]?.flag() ?? showDetail
        isAttachedByStep = node["attached"] != nil
        observes = try node["observes"].map { node throws(JSONError) in
            Set(try node.list { call throws(JSONError) in try call.word() })
        }
    }
}

extension [SplitProperty] {
    /// Reads the properties of an object in the order in which they are set: the preferred mode first, then by name.
    init(_ node: JSONNode) throws(JSONError) {
        self = []
        for (name, member) in try node.members() where !JSONKey.isFree(name) {
            let property = try SplitProperty(member, named: name)
            if name == "preferredDisplayMode" { insert(property, at: 0) } else { append(property) }
        }
    }
}

extension SplitProperty {
    fileprivate init(_ node: JSONNode, named name: String) throws(JSONError) {
        let text = node.value.number.map { "\($0)" } ?? node.value.line
        do {
            self = try SplitProperty(name: name, value: text)
        } catch {
            switch error {
            case .unknownName(let name, let known): throw .unknownKey(name, at: node.path, known: known)
            case .badValue(let value, _, let expected):
                throw node.wrong(expected.joined(separator: ", "), nearest: expected.nearest(to: value))
            }
        }
    }
}
