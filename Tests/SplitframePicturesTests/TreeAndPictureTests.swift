import Foundation
import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeLayout
import SplitframePainting
import SplitframeRequests
import SplitframeTestSupport
import Testing

@testable import SplitframeWireframes

/// What the tree says is what a person sees.
struct `What the tree says` {
    /// A request that UIKit can show, of any kind; iPhone Duo as often as all others together.
    private func selection(_ numbers: inout SteppedNumbers) -> Selection {
        while true {
            let folding = Device.known.filter { !$0.postures.isEmpty }
            var selection = Selection(
                device: numbers.any(numbers.chance(1, of: 2) ? folding : Device.known))
            selection.generation = numbers.any(
                numbers.chance(1, of: 2) ? [selection.device.usualGeneration] : Generation.known)
            selection.orientation = numbers.any(selection.device.orientations)
            selection.style = numbers.any(Array(SplitStyle.allCases))
            selection.displayMode = numbers.any(Array(DisplayMode.allCases))
            selection.splitBehavior = numbers.any(Array(SplitBehavior.allCases))
            selection.direction = numbers.any(Array(LayoutDirection.allCases))
            selection.primaryEdge = numbers.any(Array(PrimaryEdge.allCases))
            selection.showsInspector = numbers.chance(1, of: 2)
            if numbers.chance(1, of: 3) {
                selection.window = .free(
                    Size(width: Double(numbers.length(320...1300)), height: Double(numbers.length(400...900)))
                )
            }
            let postures = selection.device.postures.map(\.posture)
            if !postures.isEmpty { selection.posture = numbers.any(postures) }
            if selection.impossibility == nil { return selection }
        }
    }

    /// A sample; in the long form, so many that every pair of words occurs hundreds of times.
    @Test func `is seen in requests of every kind`() throws {
        var numbers = SteppedNumbers(seed: 147)
        let session = try Painter(fonts: .installed()).session()
        var found: [String: (count: Int, example: String)] = [:]
        for number in 0..<(isDeepRun ? 100_000 : 4000) {
            let selection = selection(&numbers)
            guard let resolved = try? ResolvedRequest(selection.request) else { continue }
            let sight = try Sight(
                resolved.tree, resolved.wireframe(Look()).namedScene,
                origin: resolved.place.windowFrame.origin, scale: Double(number % 3 + 1), session)
            for sentence in Set(sight.falsehoods) {
                found[sentence, default: (0, selection.path(beyond: .gallery))].count += 1
            }
            let hiders = resolved.tree.hiders.compactMap(\.hider)
            if resolved.tree.twin.components(separatedBy: " hiddenBy=").count - 1 != hiders.count {
                found["hidden, and its twin does not say so", default: (0, selection.path(beyond: .gallery))]
                    .count += 1
            }
            for button in ["displayModeButton", "secondaryOnlyButton"] where resolved.names(button) {
                let isThere = resolved.tree.layers.contains { $0.contains { $0.name == button } }
                if !isThere {
                    found["\(button) is named and not there", default: (0, selection.path(beyond: .gallery))]
                        .count += 1
                }
            }
        }
        #expect(found.isEmpty, "\(found.sorted { $0.value.count > $1.value.count }.prefix(30))")
    }

    /// The tree of one screen on an upright phone.
    private static func upright(
        _ contents: ColumnContents, _ direction: LayoutDirection, _ generation: Generation
    ) -> InterfaceTree {
        let environment = TraitEnvironment(
            size: Size(width: 393, height: 852), scale: 3,
            safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0), horizontalSizeClass: .compact,
            idiom: .phone, layoutDirection: direction)
        let root = InterfaceElement(
            named: "root", screen: ScreenElement(.root, safeArea: environment.safeArea),
            frame: Rectangle(size: environment.size), contents: contents, environment: environment,
            generation: generation, ground: .window)
        return InterfaceTree(environment: environment, generation: generation, root: root)
    }

    /// Labels below each other from the top of a screen on, which say where they are.
    private static func labels(every step: Double, width: Double) -> [InterfaceElement] {
        stride(from: 0.0, through: 200, by: step).map { y in
            InterfaceElement(
                name: "label\(Int(y))", frame: Rectangle(x: 16, y: y, width: width, height: 20),
                kind: .view(ViewElement(.label, text: "At \(Int(y))", fontSize: 9)))
        }
    }

    /// An app may place a text anywhere: beneath the status bar it is seen, beneath a bar it is said to be covered.
    @Test(arguments: [Generation.iOS26, .iOS14], LayoutDirection.allCases)
    func `is seen of texts at the top of a screen`(generation: Generation, direction: LayoutDirection) throws
    {
        let session = try Painter(fonts: .installed()).session()
        for hasBar in [false, true] {
            var contents = ColumnContents(title: "Mail", content: ContentElement(kind: .empty))
            contents.isBarHidden = !hasBar
            contents.views = Self.labels(every: 10, width: 200)
            let tree = Self.upright(contents, direction, generation)
            let root = tree.root
            let sight = try Sight(tree, tree.namedScene, origin: .zero, scale: 1, session)
            let covered = root.children[0].children.filter {
                tree.hider(ofElementAt: "root/content/\($0.name)") == "root/bar"
            }
            let bar = root.children.first { $0.name == "bar" }?.frame.maxY ?? 0
            #expect(
                covered.map(\.name) == root.children[0].children.filter { $0.frame.midY < bar }.map(\.name))
            #expect(hasBar == !covered.isEmpty)
            #expect(sight.falsehoods.filter { !$0.hasPrefix("clipped") } == [])
        }
    }

    /// What has too little room ends in an ellipsis, and says so.
    @Test(arguments: LayoutDirection.allCases)
    func `is seen of texts of every kind that are cut`(direction: LayoutDirection) throws {
        let environment = TraitEnvironment(
            size: Size(width: 400, height: 852), scale: 2, layoutDirection: direction)
        let session = try Painter(fonts: .installed()).session()
        let (long, longer) = ("A long text for little room", "Another text that is even longer than it")
        var views = [
            ViewElement.Kind.label, .row, .header, .footer, .text, .field, .search, .segment, .outline,
        ]
        .map { ViewElement($0, text: long) }
        views += [ViewElement.Kind.field, .search].map { ViewElement($0, secondaryText: longer) }
        for isSideBySide in [false, true] {
            var row = ViewElement(
                .row, text: long, secondaryText: longer, isSideBySide: isSideBySide, symbol: "star",
                accessories: [.detail, .disclosure])
            row.leadingAccessories = [.delete]
            views.append(row)
            row.parts = [TextPart(length: 4)]
            row.parts[0].fontSize = 20
            views.append(row)
        }
        for placement in [nil] + ViewElement.ImagePlacement.allCases {
            var button = ViewElement(
                .button, text: long, secondaryText: longer, symbol: "star", icon: .star,
                accessories: placement == .top ? [.menu] : [])
            (button.imagePlacement, button.imagePadding) = (placement, 8)
            views.append(button)
            (button.buttonLook, button.alignment) = (.filled, .trailing)
            views.append(button)
        }
        var cuts = 0
        for width in stride(from: 60.0, through: 390, by: 30) {
            var contents = ColumnContents(title: "", content: ContentElement(kind: .empty))
            contents.isBarHidden = true
            contents.views = views.enumerated().map { index, view in
                let frame = Rectangle(x: 4, y: Double(index) * 50, width: width, height: 48)
                return InterfaceElement(name: "view\(index)", frame: frame, kind: .view(view))
            }
            contents.views += Self.bars(width: width, titled: long, longer, below: views.count * 50)
            var environment = environment
            environment.size.height = 2400
            let root = InterfaceElement(
                named: "root", screen: ScreenElement(.root), frame: Rectangle(size: environment.size),
                contents: contents, environment: environment, generation: .iOS26, ground: .window)
            let tree = InterfaceTree(environment: environment, generation: .iOS26, root: root)
            let sight = try Sight(tree, tree.namedScene, origin: .zero, scale: 2, session)
            #expect(sight.falsehoods == [], "\(width)")
            let lines = tree.twin.split(separator: "\n")
            cuts += lines.filter { $0.contains("shownText") || $0.contains("shownSecondaryText") }.count
        }
        #expect(cuts > views.count)
    }

    /// A toolbar with a button of each kind, and a tab bar with a tab of each kind, each as wide as all others.
    private static func bars(
        width: Double, titled long: String, _ longer: String, below top: Int
    ) -> [InterfaceElement] {
        var buttons = [BarButtonElement(title: long), BarButtonElement(icon: .add, title: long)]
        buttons[1].isProminent = true
        var tabs = Array(repeating: TabElement(title: long, icon: .star), count: 6)
        tabs[1].isInStrip = true
        tabs[2].isTitleBeside = true
        tabs[3].isSeparate = true
        (tabs[4].isInSidebar, tabs[4].subtitle, tabs[4].level) = (true, longer, 1)
        tabs[5].isSelected = true
        func bar(
            _ name: String, _ kind: InterfaceElement.Kind, below top: Int, count: Int,
            _ item: (Int, Rectangle) -> InterfaceElement
        ) -> InterfaceElement {
            let items = (0..<count).map { index in
                item(index, Rectangle(x: 4, y: Double(top + index * 50), width: width, height: 48))
            }
            let frame = Rectangle(x: 4, y: Double(top), width: width, height: Double(count * 50))
            return InterfaceElement(name: name, frame: frame, kind: kind, children: items)
        }
        return [
            bar("toolbar", .toolbar, below: top, count: buttons.count) {
                InterfaceElement(name: "button\($0)", frame: $1, of: buttons[$0])
            },
            bar("tabBar", .tabBar, below: top + 200, count: tabs.count) {
                InterfaceElement(name: "tab\($0)", frame: $1, of: tabs[$0])
            },
        ]
    }

    /// Views beyond the safe area at the sides are seen (the safe area cuts off nothing: Apple's article on positioning
    /// content relative to it), those beyond the screen are cut off by the screen, and those beneath a bar at the end are
    /// covered, if it has a background.
    @Test(arguments: [Generation.iOS26, .iOS14], LayoutDirection.allCases)
    func `is seen of views at the sides and the end of a screen`(
        generation: Generation, direction: LayoutDirection
    ) throws {
        let environment = TraitEnvironment(
            size: Size(width: 852, height: 393), scale: 3,
            safeArea: EdgeInsets(top: 0, left: 59, bottom: 21, right: 59), verticalSizeClass: .compact,
            idiom: .phone, layoutDirection: direction)
        let session = try Painter(fonts: .installed()).session()
        let screen = Rectangle(x: 100, y: 40, width: 600, height: 320)
        let alphas: [UInt8?] = [nil, 0, 255]
        let colors = alphas.map { $0.map { ElementColor(red: 200, green: 0, blue: 0, alpha: $0) } }
        for (index, color) in colors.enumerated() {
            var contents = ColumnContents(title: "", content: ContentElement(kind: .empty))
            contents.isBarHidden = true
            contents.toolbarItems = [.button(BarButtonElement(icon: .add))]
            contents.toolbarStyle.background = color
            contents.views = stride(from: 60.0, through: 710, by: 50).flatMap { x in
                [60, 200, 300, 320, 340.0].map { y in
                    InterfaceElement(
                        name: "label\(Int(x))at\(Int(y))",
                        frame: Rectangle(x: x, y: y, width: 40, height: 16),
                        kind: .view(ViewElement(.label, text: "\(Int(x))", fontSize: 9)))
                }
            }
            let root = InterfaceElement(
                named: "root", screen: ScreenElement(.formSheet, safeArea: environment.safeArea),
                frame: screen, contents: contents, environment: environment, generation: generation,
                ground: .window)
            let tree = InterfaceTree(environment: environment, generation: generation, root: root)
            let sight = try Sight(tree, tree.namedScene, origin: .zero, scale: 1, session)
            #expect(sight.falsehoods.filter { !$0.hasPrefix("clipped") } == [])
            let bar = try #require(root.children.first { $0.name == "toolbar" })
            let hasBackground = index == 2 || index == 0 && generation == .iOS14
            for label in root.children[0].children {
                let (x, y) = (label.frame.midX, label.frame.midY)
                let middle = Rectangle(x: x, y: y, width: 0, height: 0)
                let isBeneath = bar.children.contains { $0.kind == .glass && $0.frame.contains(middle) }
                let expected =
                    x < screen.minX || x > screen.maxX
                    ? "root"
                    : y > bar.frame.minY && hasBackground ? "root/toolbar" : nil
                let said = tree.hider(ofElementAt: "root/content/\(label.name)")
                #expect(said == expected || isBeneath && said != nil, "\(label.name)")
            }
        }
    }

    /// What is beneath a bar at the top with a clear background is seen there.
    @Test(arguments: [Generation.iOS26, .iOS14])
    func `is seen beneath a clear bar`(generation: Generation) throws {
        var contents = ColumnContents(title: "Mail", content: ContentElement(kind: .empty))
        contents.barStyle.background = ElementColor(red: 0, green: 0, blue: 0, alpha: 0)
        contents.views = Self.labels(every: 20, width: 80)
        let tree = Self.upright(contents, .leftToRight, generation)
        let session = try Painter(fonts: .installed()).session()
        #expect(try Sight(tree, tree.namedScene, origin: .zero, scale: 1, session).falsehoods == [])
        #expect(tree.hiders.allSatisfy { $0 == (nil, nil) })
    }

    /// The trees of all goldens, read back from their twins.
    @Test func `is seen in apps`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Snapshots")
        let session = try Painter(fonts: .installed()).session()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let twins = files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "txt" } ?? []
        var count = 0
        for file in twins {
            // Sheets and rulers are of several trees.
            guard let twin = try? Twin(String(contentsOf: file, encoding: .utf8)),
                let tree = InterfaceTree(twin)
            else { continue }
            count += 1
            for scale in [1.0, 2, 3] {
                let sight = try Sight(tree, tree.namedScene, origin: .zero, scale: scale, session)
                #expect(sight.falsehoods == [], "\(file.lastPathComponent)")
            }
        }
        #expect(count > 200)
    }
}

extension ResolvedRequest {
    /// Whether the layout has one of the split view's own buttons.
    fileprivate func names(_ button: String) -> Bool { layoutJSON["buttons"]?[button] != nil }
}
