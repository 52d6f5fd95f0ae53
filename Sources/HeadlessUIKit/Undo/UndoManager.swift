/// A manager of actions that can be undone and redone, in groups.
///
/// Foundation on Linux has none. Groups are closed by `endUndoGrouping()`, or at once where none was opened, since
/// there is no run loop that could group them.
@preconcurrency @MainActor open class UndoManager {
    private typealias Step = @MainActor () -> Void
    private typealias Group = (name: String, steps: [Step])

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var open: [Group] = []
    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    open private(set) var undoActionName = ""
    open var levelsOfUndo = 0
    /// Compiles only.
    open var groupsByEvent = true
    private var disabled = 0

    public init() {}

    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.steps.isEmpty } }
    open var canRedo: Bool { !redoStack.isEmpty }
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open var groupingLevel: Int { open.count }
    open var redoActionName: String { redoStack.last?.name ?? "" }

    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let step: Step = { [weak target] in if let target { handler(target) } }
        if open.isEmpty {
            push(("", [step]))
        } else {
            open[open.count - 1].steps.append(step)
        }
    }

    open func setActionName(_ actionName: String) {
        undoActionName = actionName
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if isUndoing, !redoStack.isEmpty {
            redoStack[redoStack.count - 1].name = actionName
        } else if !undoStack.isEmpty {
            undoStack[undoStack.count - 1].name = actionName
        }
    }

    open func beginUndoGrouping() { open.append(("", [])) }

    open func endUndoGrouping() {
        guard let group = open.popLast(), !group.steps.isEmpty else { return }
        if open.isEmpty { push(group) } else { open[open.count - 1].steps += group.steps }
    }

    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        guard let group = undoStack.popLast() else { return }
        isUndoing = true
        run(group)
        isUndoing = false
        undoActionName = undoStack.last?.name ?? ""
    }

    open func redo() {
        guard let group = redoStack.popLast() else { return }
        isRedoing = true
        run(group)
        isRedoing = false
        undoActionName = undoStack.last?.name ?? ""
    }

    open func removeAllActions() {
        undoStack = []
        redoStack = []
        open = []
    }

    /// Runs a group; the actions that its steps register form a group in the opposite direction.
    private func run(_ group: Group) {
        beginUndoGrouping()
        for step in group.steps.reversed() { step() }
        if open.last?.name.isEmpty == true { open[open.count - 1].name = group.name }
        endUndoGrouping()
    }

    private func push(_ group: Group) {
        if isUndoing {
            redoStack.append(group)
            return
        }
        if !isRedoing { redoStack = [] }
        undoStack.append(group)
        if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst() }
    }
}
