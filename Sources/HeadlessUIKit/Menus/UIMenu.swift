public import Foundation

/// A menu, or a section of one.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// The options for showing a menu's elements.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        public static let singleSelection = Options(rawValue: 1 << 5)
        public static let displayAsPalette = Options(rawValue: 1 << 7)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The size of a menu's elements, with UIKit's raw values.
    public enum ElementSize: Int, Sendable {
        case automatic = -1
        case small, medium, large
    }

    /// The identifier of a menu.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public static let root = system("root")
        public static let application = system("application")
        public static let file = system("file")
        public static let edit = system("edit")
        public static let format = system("format")
        public static let view = system("view")
        public static let window = system("window")
        public static let help = system("help")
        public static let about = system("about")
        public static let preferences = system("preferences")
        public static let services = system("services")
        public static let hide = system("hide")
        public static let quit = system("quit")
        public static let newScene = system("new-scene")
        public static let openRecent = system("open-recent")
        public static let close = system("close")
        public static let print = system("print")
        public static let document = system("document")
        public static let undoRedo = system("undo-redo")
        public static let standardEdit = system("standard-edit")
        public static let find = system("find")
        public static let replace = system("replace")
        public static let share = system("share")
        public static let lookup = system("lookup")
        public static let learn = system("learn")
        public static let spelling = system("spelling")
        public static let substitutions = system("substitutions")
        public static let transformations = system("transformations")
        public static let autoFill = system("autofill")
        public static let speech = system("speech")
        public static let font = system("font")
        public static let textStyle = system("text-style")
        public static let text = system("text")
        public static let toolbar = system("toolbar")
        public static let sidebar = system("sidebar")
        public static let fullscreen = system("fullscreen")
        public static let minimizeAndZoom = system("minimize-and-zoom")
        public static let bringAllToFront = system("bring-all-to-front")

        public init(_ rawValue: String) { self.rawValue = rawValue }

        public init(rawValue: String) { self.rawValue = rawValue }

        private static func system(_ word: String) -> Identifier { Identifier("com.apple.menu.\(word)") }
    }

    public let identifier: Identifier
    public let children: [UIMenuElement]
    public let options: Options
    open var preferredElementSize: ElementSize
    /// The button that opens the menu, which sends its actions; nil for a menu that a long press opens.
    weak var sender: AnyObject?

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic,
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("menu.\(UUID().uuidString)")
        self.children = children
        self.options = options
        self.preferredElementSize = preferredElementSize
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    open func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: children)
    }

    /// The elements of the menu and its submenus that are switched on.
    open var selectedElements: [UIMenuElement] {
        leaves.filter { (($0 as? UIAction)?.state ?? ($0 as? UICommand)?.state) == .on }
    }
}

/// Elements of a menu that the app provides when the menu is opened.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private var isCached = true
    private var isAsked = false
    private var provided: [UIMenuElement] = []

    /// Makes an element that asks for its elements once, when a menu with it is first opened.
    public init(_ elementProvider: @escaping Provider) {
        provider = elementProvider
        super.init(title: "", image: nil)
    }

    /// Makes an element that asks for its elements each time that a menu with it is opened.
    public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        let element = UIDeferredMenuElement(elementProvider)
        element.isCached = false
        return element
    }

    /// The elements for a menu that opens now; without those that the app provides only after it has opened.
    func provide() -> [UIMenuElement] {
        if isAsked, isCached { return provided }
        isAsked = true
        provided = []
        provider { [weak self] in self?.provided = $0 }
        return provided
    }
}

/// The editing menu of systems before iOS 16; compiles only.
@preconcurrency @MainActor open class UIMenuController: IdentityHashable {
    public static let shared = UIMenuController()
    open var menuItems: [UIMenuItem]?
    open var isMenuVisible: Bool { false }

    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    open func hideMenu() {}
    open func hideMenu(from targetView: UIView) {}
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    open func update() {}
}

/// A command in the editing menu of systems before iOS 16; compiles only.
@preconcurrency @MainActor open class UIMenuItem: IdentityHashable {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
    }
}
