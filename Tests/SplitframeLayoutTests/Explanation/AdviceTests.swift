import SplitframeInterface
import SplitframeLayout
import Testing

/// A split view that advice is wanted on, in several places.
struct AdviceSubject {
    var configuration = SplitConfiguration(style: .doubleColumn)
    var contents: [Column: ColumnContents] = [:]
    var generation = Generation.standard
    var environments = [
        "ipad-mini-6": TraitEnvironment(size: Size(width: 744, height: 1133), scale: 2),
        "ipad-pro-13-inch-m4": TraitEnvironment(size: Size(width: 1376, height: 1032), scale: 2),
    ]

    init(_ change: (inout AdviceSubject) -> Void = { _ in }) { change(&self) }

    var findings: [Finding] {
        Advice.findings(
            on: environments.sorted { $0.key < $1.key }.map { device, environment in
                AdvicePlace(
                    device: device, place: "full",
                    state: SplitState(configuration, generation: generation).settled(
                        after: .mount(environment)),
                    contents: contents)
            })
    }

    mutating func make(_ change: AdviceChange) {
        switch change {
        case .set(let property): configuration.store(property)
        case .hideBar(let column):
            contents[column, default: .standard(for: column)].isBarHidden = true
        case .selectRow(let column):
            contents[column, default: .standard(for: column)].content?.selectedRow = 0
        case .moveView(let name, let column): contents[column]?.views.removeAll { $0.name == name }
        case .adaptToCorner(let name, let column):
            contents[column]?.views.removeAll { $0.name == name }
            contents[column]?.isBarHidden = false
        case .giveIcon(let title, let column):
            for index in (contents[column]?.barButtons ?? []).indices
            where contents[column]?.barButtons[index].title == title {
                contents[column]?.barButtons[index].icon = .add
            }
        }
    }
}

extension AdviceSubject {
    /// A subject on the inner display of iPhone Duo, half folded like a book, its camera in use or not.
    static func folded(isInUse: Bool = false, _ change: (inout AdviceSubject) -> Void) -> AdviceSubject {
        var environment = TraitEnvironment(
            size: Size(width: 951, height: 669), scale: 3,
            safeArea: EdgeInsets(top: 0, left: 0, bottom: 34, right: 84), idiom: .phone)
        environment.verticalBarEdge = .trailing
        environment.reservedRegions = ReservedRegions([
            ReservedRegion(name: .strip, frame: Rectangle(x: 867, y: 0, width: 84, height: 120)),
            ReservedRegion(
                name: .camera, frame: Rectangle(x: 677.33, y: 21, width: 58, height: 37),
                isActive: isInUse),
            ReservedRegion(
                name: .fold, frame: Rectangle(x: 455.5, y: 0, width: 40, height: 669),
                margins: EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)),
        ])
        return AdviceSubject {
            $0.generation = .iOS27
            $0.environments = ["iphone-duo": environment]
            change(&$0)
        }
    }
}

extension ColumnContents {
    fileprivate static var withoutBar: ColumnContents {
        var contents = ColumnContents.standard(for: .secondary)
        contents.isBarHidden = true
        return contents
    }

    fileprivate static func holding(_ frame: Rectangle) -> ColumnContents {
        var contents = ColumnContents.standard(for: .secondary)
        contents.views = [
            InterfaceElement(name: "label", frame: frame, kind: .view(ViewElement(.label, text: "text")))
        ]
        return contents
    }
}

struct `Advice on a split view` {
    /// Without the swipe nothing but the delegate's bar button opens the popover, which an app has to place.
    @Test func `names a primary of iOS 7 that only a button brings back in portrait`() {
        var subject = AdviceSubject {
            $0.configuration = SplitConfiguration(style: .unspecified)
            $0.configuration.presentsWithGesture = false
            $0.generation = .iOS7
            $0.environments = [
                "ipad-2": TraitEnvironment(size: Size(width: 768, height: 1024), scale: 1),
                "ipad-3": TraitEnvironment(size: Size(width: 1024, height: 768), scale: 2),
            ]
        }
        let found = subject.findings.filter { $0.guideline == Guideline.primaryIsReachable.text }
        #expect(found.map(\.device) == ["ipad-2"])
        #expect(found.first?.message.contains("the bar button that the delegate gets") == true)
        if let change = found.first?.change { subject.make(change) }
        #expect(!subject.findings.contains { $0.guideline == Guideline.primaryIsReachable.text })
    }

    @Test(arguments: [false, true])
    func `finds every overlap of 500 views with strip, camera and fold, and nothing else`(isInUse: Bool) {
        var generator = SeededGenerator(seed: 2026)
        var overlaps = 0
        while overlaps < 500 {
            let frame = Rectangle(
                x: Double.random(in: 0...900, using: &generator),
                y: Double.random(in: 0...620, using: &generator),
                width: Double.random(in: 1...120, using: &generator),
                height: Double.random(in: 1...80, using: &generator))
            let isOnFold = frame.maxX > 455.501 && frame.minX < 495.499
            let isOnStrip = frame.maxX > 867.001 && frame.minY < 119.999
            let isOnCamera =
                isInUse && frame.maxX > 677.331 && frame.minX < 735.329 && frame.maxY > 21.001
                && frame.minY < 57.999
            let found = AdviceSubject.folded(isInUse: isInUse) {
                $0.contents[.secondary] = .holding(frame)
            }.findings
            func tells(_ guideline: Guideline, _ words: String) -> Bool {
                found.contains { $0.guideline == guideline.text && $0.message.contains(words) }
            }
            #expect(tells(.keepOffFold, "crosses the fold") == isOnFold, "\(frame)")
            #expect(tells(.keepOffStrip, "beneath the strip") == isOnStrip, "\(frame)")
            #expect(tells(.keepOffStrip, "beneath the camera") == isOnCamera, "\(frame)")
            if isOnFold || isOnStrip || isOnCamera { overlaps += 1 }
        }
        #expect(AdviceSubject.folded(isInUse: isInUse) { _ in }.findings.isEmpty)
    }

    @Test func `measures no width below nothing`() {
        let subject = AdviceSubject {
            $0.configuration.primaryWidth.minimum = 2000
            var window = TraitEnvironment(size: Size(width: 700, height: 1133), scale: 2)
            window.safeArea.right = 400
            $0.environments = ["window": window]
        }
        let narrow = subject.findings.first { $0.guideline == Guideline.secondaryIsWidest.text }
        #expect(narrow?.measured == .number(0))
    }

    /// One subject for each guideline, and which it offends.
    static let offences: [(Guideline, AdviceSubject)] = [
        (.secondaryIsWidest, AdviceSubject { $0.configuration.primaryWidth.minimum = 600 }),
        (
            .primaryIsReachable,
            AdviceSubject {
                $0.configuration.preferredDisplayMode = .secondaryOnly
                $0.configuration.presentsWithGesture = false
            }
        ),
        (
            .barInOnePane,
            AdviceSubject {
                $0.configuration = SplitConfiguration(style: .unspecified)
                $0.generation = .iOS14
                for column in [Column.primary, .secondary] { $0.contents[column] = .standard(for: column) }
            }
        ),
        (
            .selectionPersists,
            AdviceSubject {
                $0.contents[.primary] = ColumnContents(title: "List", content: ContentElement(kind: .list))
            }
        ),
        (
            .minimumsHold,
            AdviceSubject {
                $0.configuration.primaryWidth.minimum = 400
                $0.configuration.secondaryWidth.minimum = 700
            }
        ),
        (
            .preferredModeFits,
            AdviceSubject { $0.configuration.preferredDisplayMode = .twoBesideSecondary }
        ),
        (
            .preferredBehaviorFits,
            AdviceSubject { $0.configuration.preferredSplitBehavior = .displace }
        ),
        (.preferredWidthFits, AdviceSubject { $0.configuration.primaryWidth.preferred = 900 }),
        (
            .keepOffFold,
            .folded { $0.contents[.secondary] = .holding(Rectangle(x: 400, y: 100, width: 100, height: 44)) }
        ),
        (
            .keepOffStrip,
            .folded { $0.contents[.secondary] = .holding(Rectangle(x: 860, y: 100, width: 44, height: 44)) }
        ),
        (.columnsMeetFold, .folded { $0.configuration.primaryWidth.preferred = 400 }),
        (
            .itemsHaveIcons,
            .folded {
                var contents = ColumnContents.standard(for: .secondary)
                contents.barButtons = [BarButtonElement(title: "Edit"), BarButtonElement(icon: .share)]
                $0.contents[.secondary] = contents
            }
        ),
        (
            .panesByRoom,
            AdviceSubject {
                $0.configuration.preferredDisplayMode = .oneBesideSecondary
                $0.generation = .iOS27
                $0.environments = [
                    "iphone-duo": TraitEnvironment(
                        size: Size(width: 669, height: 951), scale: 3, idiom: .phone)
                ]
            }
        ),
        (
            .preferredWidthFits,
            AdviceSubject {
                $0.configuration = SplitConfiguration(style: .tripleColumn)
                $0.configuration.preferredDisplayMode = .twoBesideSecondary
                $0.configuration.primaryWidth.preferredFraction = 0.5
            }
        ),
        (.keepOffWindowControls, inWindow(.holding(Rectangle(x: 10, y: 10, width: 100, height: 30)))),
        (
            .keepOffWindowControls,
            inWindow(.withoutBar)
        ),
    ]

    /// A window of its own on iPadOS 26, whose secondary is alone.
    private static func inWindow(_ secondary: ColumnContents) -> AdviceSubject {
        var environment = TraitEnvironment(size: Size(width: 700, height: 600), scale: 2)
        environment.hasWindowControls = true
        return AdviceSubject {
            $0.configuration.preferredDisplayMode = .secondaryOnly
            $0.environments = ["window": environment]
            $0.contents[.secondary] = secondary
        }
    }

    @Test func `is tried on every guideline`() {
        #expect(Set(Self.offences.map(\.0)) == Set(Guideline.allCases))
    }

    @Test(arguments: offences)
    func `finds each offence, and its change cures it`(guideline: Guideline, subject: AdviceSubject) throws {
        let finding = try #require(subject.findings.first { $0.guideline == guideline.text })
        var cured = subject
        cured.make(finding.change)
        let left = cured.findings.filter { $0.guideline == guideline.text && $0.device == finding.device }

        #expect(left.isEmpty)
    }

    @Test func `has nothing to say on plain split views`() {
        for style in SplitStyle.allCases {
            #expect(AdviceSubject { $0.configuration = SplitConfiguration(style: style) }.findings.isEmpty)
        }
    }

    /// Of 820 points the panel's inset takes 10 and the secondary's minimum 464 (measured on iOS 26.1).
    @Test func `tells of each place where a preferred width is not granted, and what came out`() {
        let findings = AdviceSubject {
            $0.configuration.primaryWidth.preferred = 400
            $0.configuration.primaryWidth.maximum = 400
            $0.environments["ipad-mini-6"]?.size = Size(width: 820, height: 1180)
        }.findings
        #expect(findings.map(\.device) == ["ipad-mini-6"])
        #expect(findings.map(\.message) == ["the primary is 346 pt wide, 400 pt is preferred"])
    }

    @Test func `leaves it to the app to hide what it prefers`() {
        let environment = TraitEnvironment(size: Size(width: 1376, height: 1032), scale: 2)
        var configuration = SplitConfiguration(style: .doubleColumn)
        configuration.preferredDisplayMode = .oneBesideSecondary
        let state = SplitState(configuration).settled(after: .mount(environment))
            .settled(after: .tapDisplayModeButton)
        #expect(state.layout.displayMode == .secondaryOnly)
        #expect(
            Advice.findings(on: [AdvicePlace(device: "any", place: "full", state: state)]).isEmpty)
    }

    @Test func `does not count a phone's own safe area against a minimum`() {
        let findings = AdviceSubject {
            $0.configuration.secondaryWidth.minimum = 464
            $0.environments = [
                "iphone-16-pro-max": TraitEnvironment(
                    size: Size(width: 956, height: 440), scale: 3,
                    safeArea: EdgeInsets(top: 0, left: 62, bottom: 20, right: 62))
            ]
        }.findings
        #expect(findings.isEmpty)
    }
}
