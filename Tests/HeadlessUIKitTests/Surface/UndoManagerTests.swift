import HeadlessUIKit
import Testing

@MainActor struct `An undo manager` {
    @MainActor private final class Counter {
        var value = 0

        func add(_ step: Int, _ manager: UndoManager) {
            value += step
            manager.registerUndo(withTarget: self) { $0.add(-step, manager) }
        }
    }

    @Test func `undoes and does again, a group at a time`() {
        let (counter, manager) = (Counter(), UndoManager())
        manager.beginUndoGrouping()
        counter.add(1, manager)
        counter.add(2, manager)
        manager.setActionName("Add")
        manager.endUndoGrouping()
        counter.add(10, manager)
        manager.undo()
        #expect(counter.value == 3 && manager.canUndo && manager.canRedo)
        #expect(manager.undoActionName == "Add")
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        manager.redo()
        #expect(counter.value == 3)
        counter.add(5, manager)
        #expect(!manager.canRedo)
    }

    @Test func `is the window's for everything in it`() throws {
        let controller = UIViewController()
        #expect(controller.undoManager == nil)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: controller)
        #expect(controller.undoManager != nil && controller.undoManager === host.window?.undoManager)
    }
}
