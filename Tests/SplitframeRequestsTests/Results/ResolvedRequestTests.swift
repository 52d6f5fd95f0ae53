import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeTestSupport
import SplitframeWireframes
import Testing

struct `A resolved selection` {
    private func selection(_ change: (inout Selection) -> Void) throws -> ResolvedRequest {
        var selection = Selection(device: try Device.named("ipad-10th"))
        change(&selection)
        return try ResolvedRequest(selection.request)
    }

    // Measured on iOS 26.1, 820 x 1180 points: dossier, section j.
    @Test func `shows an overlay asked for on screen, which before mounting would hide the columns`() throws {
        let onScreen = try selection {
            $0.style = .tripleColumn; $0.displayMode = .twoOverSecondary
        }
        let before = try selection {
            $0.style = .tripleColumn
            $0.properties = [.preferredDisplayMode(.twoOverSecondary)]
        }

        #expect(onScreen.layout.displayMode == .twoOverSecondary)
        #expect(before.layout.displayMode == .secondaryOnly)
    }

    @Test func `slides the pane of iOS 7 in where the primary is asked for over the secondary`() throws {
        let asked = { (orientation: Orientation) in
            var selection = Selection(device: try Device.named("ipad-2"))
            selection.generation = .iOS7
            selection.style = .unspecified
            selection.displayMode = .oneOverSecondary
            selection.orientation = orientation
            return try ResolvedRequest(selection.request)
        }
        let portrait = try asked(.portrait)
        #expect(portrait.tree.twin.contains("presentation=overlaid"))
        #expect(portrait.layout.displayMode == .secondaryOnly)
        #expect(
            portrait.caption.hasSuffix("primary over secondary · layout not measured"))
        #expect(portrait.alternativeText.contains("two columns, primary above secondary"))

        // Both panes show in landscape, where there is no button to let one slide in.
        let landscape = try asked(.landscape)
        #expect(!landscape.tree.twin.contains("presentation=overlaid"))
        #expect(
            landscape.caption.hasSuffix(
                "beside secondary · layout not measured · asked for and not shown here: primary over secondary"
            ))
    }

    @Test func `refuses an edge of the primary on iOS 7, which has none, with the way on`() throws {
        var asked = Selection(device: try Device.named("ipad-2"))
        (asked.generation, asked.style, asked.primaryEdge) = (.iOS7, .unspecified, .trailing)
        #expect(asked.impossibility == .noTrailingPrimary(.iOS7))
        #expect(asked.impossibility.map { "\($0)" }?.contains("omit --primary-edge") == true)
    }

    /// A width out of sight has no line that could show that it was measured.
    @Test func `says that widths were measured exactly where a line of a column in sight says so`() throws {
        var numbers = SteppedNumbers(seed: 60)
        var seen: Set<String> = []
        for _ in 0..<400 {
            var asked = Selection(device: numbers.any(Device.known))
            asked.orientation = numbers.any(asked.device.orientations)
            asked.generation = numbers.any([.iOS26, .iOS26, .iOS27, .iOS14])
            (asked.style, asked.displayMode) = (
                numbers.any([.doubleColumn, .tripleColumn]), numbers.any(DisplayMode.allCases)
            )
            asked.showsInspector = asked.generation != .iOS14 && numbers.chance(1, of: 3)
            guard asked.impossibility == nil else { continue }
            let resolved = try ResolvedRequest(asked.request)
            let measured = resolved.commentary.evidence.filter {
                $0.key != "secondary" && $0.value.width == "measured"
            }.keys
            let said = resolved.caption.firstMatch(of: /only the (.+) widths? measured|layout not measured/)
            seen.insert(said.map { $0.1 == nil ? "none" : "widths" } ?? "")
            guard let said else { continue }
            let named =
                said.1.map { $0.replacing(" and ", with: ", ").split(separator: ", ").map(String.init) } ?? []
            #expect(named.sorted() == measured.sorted(), "\(resolved.caption) \(measured)")
        }
        #expect(seen.count == 3)
    }

    @Test(arguments: [
        ("mac-catalyst-ipad-idiom", false, true), ("ipad-pro-11-inch-m4", true, true),
        ("iphone-16-pro-max", true, true), ("ipad-10th", false, false), ("iphone-16-pro", false, true),
    ])
    func `says that a layout was not measured exactly where no line of the legend says measured of one`(
        device: String, hasInspector: Bool, isUnmeasured: Bool
    ) throws {
        var asked = Selection(device: try Device.named(device))
        asked.showsInspector = hasInspector
        if device.hasPrefix("iphone-16-pro-max") { asked.orientation = .landscape }
        let resolved = try ResolvedRequest(asked.request)
        let evidence = resolved.commentary.evidence.values
        let (unmeasured, widthsAlone) = (
            resolved.caption.contains("layout not measured"),
            resolved.caption.contains("only the ")
        )
        #expect((unmeasured || widthsAlone) == isUnmeasured, "\(resolved.caption)")
        if isUnmeasured { #expect(!evidence.contains { $0.frame == "measured" }) }
        if unmeasured { #expect(!evidence.contains { $0.width == "measured" }) }
        if widthsAlone { #expect(evidence.contains { $0.width == "measured" }) }
    }

    @Test
    func `says in caption, alternative text and picture alike that the primary lies over the secondary`()
        throws
    {
        for (device, isOver) in [("ipad-mini-6", true), ("ipad-pro-11-inch-m4", false)] {
            var asked = Selection(device: try Device.named(device))
            (asked.style, asked.displayMode) = (.tripleColumn, .twoBesideSecondary)
            let resolved = try ResolvedRequest(asked.request)
            #expect(
                resolved.caption.contains(
                    isOver
                        ? "primary over supplementary and secondary"
                        : "primary over supplementary, beside secondary"))
            #expect(
                resolved.alternativeText.contains("primary above supplementary and secondary") == isOver)
        }
    }

    @Test func `applies properties before mounting`() throws {
        let wide = try selection { $0.properties = [.width(.primary, .preferredFraction, 0.4)] }

        #expect(wide.layout.primaryColumnWidth == 328)
    }

    @Test func `gives a large title a line of its own below the bar, and says so`() throws {
        let plain = try selection { _ in }
        let large = try selection { $0.largeTitles = [.secondary] }
        #expect(Selection(plain.request).json["largeTitle"] == nil)
        #expect(Selection(large.request).json["largeTitle"] == ["secondary"])
        #expect(large.tree.twin.contains("title=\"Secondary\" prefersLargeTitle=true"))
        #expect(large.wireframe(.picture).longDescription.contains("titled “Secondary” in large letters"))

        let bar = { (split: ResolvedRequest) in
            split.tree.root.children.first { $0.name == "secondary" }?.children.first { $0.name == "bar" }
        }
        let added = try #require(bar(large)).frame.height - #require(bar(plain)).frame.height
        #expect(added == 52)
    }

    @Test func `tells programs every key of selection and layout`() throws {
        let picture = try selection { $0.style = .tripleColumn }

        guard case .object(let said) = Selection(picture.request).json,
            case .object(let came) = picture.layoutJSON
        else {
            Issue.record("both are objects")
            return
        }
        #expect(
            said.keys.sorted() == [
                "annotate", "bezel", "device", "direction", "displayMode", "generation", "orientation",
                "primaryEdge", "scale", "set", "showInspector", "splitBehavior", "style", "theme", "window",
            ])
        #expect(
            came.keys.sorted() == [
                "buttons", "columns", "displayMode", "horizontalSizeClass", "isCollapsed",
                "primaryColumnWidth", "safeArea", "scale", "size", "splitBehavior",
                "supplementaryColumnWidth", "verticalSizeClass",
            ])
        #expect(came["size"] == [820, 1180])
        #expect(came["safeArea"] == [32, 0, 25, 0])
        #expect(
            came["columns"] == [
                "primary": ["isShowing": false],
                "supplementary": [
                    "isShowing": true, "frame": [0, 0, 320, 1180], "safeArea": [32, 0, 25, 0],
                ],
                "secondary": [
                    "isShowing": true, "frame": [320.5, 0, 499.5, 1180], "safeArea": [32, 0, 25, 0],
                ],
            ])
    }

    @Test func `is null where a getter of the style raises`() throws {
        guard case .object(let came) = try selection({ $0.style = .unspecified }).layoutJSON else {
            Issue.record("a layout is an object")
            return
        }

        #expect(came["splitBehavior"] == .null)
        #expect(came["supplementaryColumnWidth"] == .null)
    }

    @Test(arguments: [
        (Device.iPadMini6, Generation.iOS26, "iPadOS 26"), (.visionPro, .iOS26, "visionOS 26"),
        (.appleTV, .iOS26, "tvOS 26"), (.macCatalyst, .iOS26, "macOS 26"),
        (.macCatalyst, .iOS14, "macOS 11 to 15"), (.appleTV, .iOS14, "tvOS 14 to 18"),
    ])
    func `names the system that the platform had then`(
        device: Device, generation: Generation, name: String
    ) throws {
        var selection = Selection(device: device)
        selection.generation = generation
        selection.orientation = .landscape
        #expect(try ResolvedRequest(selection.request).caption.contains(" · \(name) · "))
    }

    @Test func `says where the device never ran the generation`() throws {
        let old = try ResolvedRequest(SplitRequest(on: Device.named("ipad-2")))

        #expect(old.caption.contains("never ran iPadOS 26"))
        #expect(old.alternativeText.contains("never ran iPadOS 26"))
    }

    @Test func `says where the device stopped before the style came`() throws {
        var request = SplitRequest(on: try Device.named("ipad-air-1"))
        request.generation = .iOS14
        request.style = .tripleColumn
        #expect(try ResolvedRequest(request).caption.contains("never ran iPadOS 14"))
        request.style = .unspecified
        #expect(try !ResolvedRequest(request).caption.contains("never ran"))
    }

    @Test(arguments: [Generation.iOS26, .iOS14])
    func `tiles on a television where an overlay is asked for, and says that it assumes so`(
        generation: Generation
    ) throws {
        var request = SplitRequest(on: .appleTV)
        request.generation = generation
        request.orientation = .landscape
        request.style = .doubleColumn
        request.displayMode = .oneOverSecondary
        request.splitBehavior = .overlay
        let split = try ResolvedRequest(request)
        #expect(split.layout.displayMode == .oneBesideSecondary && split.layout.splitBehavior == .tile)
        let decisions = split.state.explainedLayout.decisions
        #expect(decisions.contains { $0.rule == "OverlayOnTelevision" })
        let mode = try #require(decisions.last { $0.title == "display mode" })
        #expect(mode.provenance.kind == "assumed")
    }

    @Test(arguments: [
        (
            Generation.iOS7, SplitStyle.doubleColumn, SplitBehavior.automatic, false,
            "iOS7 has no style doubleColumn"
        ),
        (.iOS26, .unspecified, .tile, false, "has no split behaviour"),
        (.iOS14, .doubleColumn, .automatic, true, "has no inspector"),
    ])
    func `refuses what UIKit never shows`(
        generation: Generation, style: SplitStyle, behavior: SplitBehavior, inspector: Bool, reason: String
    ) throws {
        let error = #expect(throws: SelectionError.self) {
            try selection {
                $0.generation = generation
                $0.style = style
                $0.splitBehavior = behavior
                $0.showsInspector = inspector
            }
        }

        #expect("\(error as Any)".contains(reason))
    }

    @Test func `puts titles and contents into the tree`() throws {
        let picture = try selection {
            $0.titles[.primary] = "Folders"
            $0.contents[.secondary] = .map
        }

        #expect(picture.tree.twin.contains("title=\"Folders\""))
        #expect(picture.tree.twin.contains("kind=map"))
    }
}
