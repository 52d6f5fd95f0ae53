import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeLayout

/// An app with a split view that does one thing after another, by chance, also from inside what it is told.
@MainActor final class Walk {
    let ledger = Ledger()
    let host: HeadlessHost
    let split: Columns
    let generation: Generation
    var chance: Chance
    var made = 0
    /// Every controller that was ever made, so that some can be used again.
    var everyone: [UIViewController] = []
    /// How often an app still acts from inside callbacks in the step at hand.
    private var impulses = 0
    /// Controllers that are on their way somewhere in the step at hand.
    private var inHand: Set<UIViewController> = []
    private lazy var delegate = WalkDelegate(self)

    init(_ style: SplitStyle, _ generation: Generation, seed: Int) throws {
        chance = Chance(seed: seed)
        self.generation = generation
        let devices = generation == .iOS7 ? ["iPad 2"] : ["iPad (A16)", "iPhone 16 Pro Max", "iPhone 16"]
        let device = try Device.named(chance.pick(devices) ?? devices[0])
        let place = try Place(device: device, orientation: .portrait, window: .full, generation: generation)
        host = HeadlessHost(place: place)
        split = Columns(style, ledger)
        everyone.append(split)
        if !chance.oneIn(6) { split.delegate = delegate }
        fill()
        if chance.oneIn(3) { request() }
        host.mount(root())
        ledger.onCall = { [weak self] in self?.actOnImpulse() }
    }

    private func fill() {
        guard split.style == .unspecified else {
            for column in split.style.columns.columns where !chance.oneIn(8) {
                split.setViewController(newcomer(for: column), for: column)
            }
            if chance.oneIn(4) { split.setViewController(newcomer(for: .compact), for: .compact) }
            return
        }
        fillPanes()
    }

    func fillPanes() {
        let (primary, secondary) = (newcomer(for: .primary), newcomer(for: .secondary))
        split.viewControllers = [primary, primary === secondary ? newStack() : secondary]
    }

    /// What stands around the split view.
    private func root() -> UIViewController {
        switch Int.random(in: 0..<4, using: &chance) {
        case 0: return Tabs(name("tabs"), ledger, [split, newStack()])
        case 1:
            let plain = Page(name("around"), ledger)
            plain.addChild(split)
            plain.view.addSubview(split.view)
            split.view.frame = plain.view.bounds
            split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            split.didMove(toParent: plain)
            return plain
        default: return split
        }
    }

    // MARK: Steps

    /// One step and what was wrong after it.
    func step() -> [String] {
        impulses = chance.oneIn(2) ? 0 : 2
        ledger.isInterrupted = false
        inHand = []
        var word = ""
        let misuse = RaisedMisuses.first {
            word = act()
            host.settle()
        }
        ledger.note("– \(word)")
        if let misuse { ledger.fault("\(misuse)") }
        return faults()
    }

    /// An app's own doing in the middle of a callback.
    private func actOnImpulse() {
        guard impulses > 0, chance.oneIn(6) else { return }
        impulses -= 1
        ledger.isInterrupted = true
        let word = impulse()
        ledger.note("(impulse: \(word))")
    }

    // MARK: Controllers

    func name(_ kind: String) -> String {
        made += 1
        return "\(kind)\(made)"
    }

    func newPage() -> UIViewController {
        let page = Page(name("page"), ledger)
        everyone.append(page)
        inHand.insert(page)
        return page
    }

    func newStack() -> Stack {
        let pages = (0...Int.random(in: 0...1, using: &chance)).map { _ in newPage() }
        let stack = Stack(name("stack"), ledger, pages)
        everyone.append(stack)
        inHand.insert(stack)
        return stack
    }

    func newcomer(for column: Column) -> UIViewController {
        switch Int.random(in: 0..<6, using: &chance) {
        case 0, 1, 2: return column == .primary || chance.oneIn(2) ? newStack() : newPage()
        case 3 where column == .secondary || column == .compact:
            let tabs = Tabs(name("tabs"), ledger, [newStack(), newPage()])
            everyone.append(tabs)
            return tabs
        case 4: return reused() ?? newPage()
        default: return newPage()
        }
    }

    /// A controller that stands nowhere, for another use; nobody else gets it in this step.
    func reused(_ isWanted: (UIViewController) -> Bool = { _ in true }) -> UIViewController? {
        guard let controller = free().first(where: isWanted) else { return nil }
        inHand.insert(controller)
        return controller
    }

    /// Controllers that stand nowhere, in an order by chance.
    private func free() -> [UIViewController] {
        let held = Column.allCases.compactMap { split.given(for: $0) } + split.viewControllers
        return everyone.filter { controller in
            controller.parent == nil && controller.presentingViewController == nil && controller !== split
                && host.rootViewController !== controller && !held.contains(controller)
                && !inHand.contains(controller)
        }.shuffled(using: &chance)
    }

    /// The navigation controllers on screen.
    var stacks: [UINavigationController] { onScreen.compactMap { $0 as? UINavigationController } }

    /// A page that may be pushed or presented: one made for it, or an old one that stands nowhere.
    func page() -> UIViewController {
        chance.oneIn(3) ? reused { $0 is Page } ?? newPage() : newPage()
    }
}
