import SplitframeGoldens
import SplitframeInterface
import SplitframeLayout

/// The state machine, with delegates that answer anything.
enum MachineTarget {
    static func run(_ input: [UInt8]) throws {
        var source = ByteSource(input)
        var configuration = SplitConfiguration(style: source.word())
        let columns = Column.allCases.filter { _ in source.chance(200) }
        configuration.columns = columns.reduce(into: []) { $0.insert(ColumnSet($1)) }
        configuration.primaryEdge = source.word()
        configuration.primaryIsNavigationController = source.chance(200)
        var state = SplitState(configuration, generation: source.element(of: Generation.known))
        if source.chance(240) { state = next(state, .mount(environment(&source)), &source) }
        var count = 0
        while !source.isEmpty, count < 64 {
            count += 1
            state = next(state, event(&source), &source)
        }
        // Once is enough: what begins another input is one itself.
        try check(state)
    }

    private static func next(_ state: SplitState, _ event: SplitEvent, _ source: inout ByteSource)
        -> SplitState
    {
        var transition = SplitMachine.apply(event, to: state)
        while true {
            switch transition.ending {
            case .settled(let state): return state
            case .question(_, let plan, let state):
                let answer: SplitAnswer =
                    switch source.number(below: 4) {
                    case 1: .column(source.word())
                    case 2: .displayMode(source.word())
                    case 3: .flag(source.chance(128))
                    default: .none
                    }
                transition = SplitMachine.answer(answer, to: plan, in: state)
            }
        }
    }

    private static func check(_ state: SplitState) throws {
        let layout = state.layout
        try FuzzFinding.unless(
            state.explainedLayout.arrangement == layout.arrangement, "the explained layout is another one")
        for column in layout.arrangement.columns {
            let frame = column.frame
            try FuzzFinding.unless(
                [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite),
                "\(column.column) is at \(frame)")
        }
        guard let tree = InterfaceTree(state, contents: [:]) else { return }
        _ = try Twin(tree.twin)
    }

    private static func event(_ source: inout ByteSource) -> SplitEvent {
        switch source.number(below: 16) {
        case 0: .mount(environment(&source))
        case 1, 2: .environment(environment(&source))
        case 3, 4: .set(property(&source))
        case 5: .layout
        case 6: .show(source.word())
        case 7: .hide(source.word())
        case 8: .goBack(to: source.word())
        case 9: .setColumn(source.word(), hasController: source.chance(128))
        case 10: .tapDisplayModeButton
        case 11: .tapSecondaryOnlyButton
        case 12: .swipeFromLeadingEdge
        case 13: .swipeTowardLeadingEdge
        case 14: source.chance(128) ? .tapDimmingView : .showDetailViewController
        default: .showViewController(isChildOfPrimary: source.chance(128))
        }
    }

    static func property(_ source: inout ByteSource) -> SplitProperty {
        let key = source.element(of: SplitPropertyKey.all)
        let text =
            switch key.values {
            case .choice(let choices): source.element(of: choices)
            case .flag: source.element(of: ["true", "false"])
            case .points: source.chance(32) ? "automatic" : "\(abs(source.length()))"
            case .fraction: source.chance(32) ? "automatic" : "\(Double(source.byte()) / 255)"
            }
        guard let property = try? SplitProperty(name: key.name, value: text) else {
            preconditionFailure("\(key.name) takes \(text)")
        }
        return property
    }

    static func environment(_ source: inout ByteSource) -> TraitEnvironment {
        func inset() -> Double { source.chance(128) ? 0 : Double(source.number(below: 128)) }
        func side() -> Double { min(max(source.length(), 1), 10_000) }
        var environment = TraitEnvironment(
            size: Size(width: side(), height: side()), scale: Double(1 + source.number(below: 3)))
        environment.safeArea = EdgeInsets(top: inset(), left: inset(), bottom: inset(), right: inset())
        environment.horizontalSizeClass = source.word()
        environment.verticalSizeClass = source.word()
        environment.idiom = source.word()
        environment.layoutDirection = source.word()
        environment.hasWindowControls = source.chance(64)
        return environment
    }
}
