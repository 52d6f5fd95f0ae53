import SplitframeGeometry
import SplitframeInterface
import SplitframeLayout
import Testing

struct `Advice on a split view` {
    static let places = [
        AdvicePlace(
            device: "ipad-mini-6", place: "portrait, full",
            environment: TraitEnvironment(size: Size(width: 744, height: 1133), scale: 2)),
        AdvicePlace(
            device: "ipad-pro-13-inch-m4", place: "landscape, full",
            environment: TraitEnvironment(size: Size(width: 1376, height: 1032), scale: 2)),
    ]

    /// One subject for each guideline, and which it offends.
    static let offences: [(Guideline, AdviceSubject)] = {
        var wide = SplitConfiguration(style: .doubleColumn)
        wide.primaryWidth.minimum = 600
        var lost = SplitConfiguration(style: .doubleColumn)
        lost.preferredDisplayMode = .secondaryOnly
        lost.presentsWithGesture = false
        var minimum = SplitConfiguration(style: .doubleColumn)
        minimum.secondaryWidth.minimum = 700
        minimum.primaryWidth.minimum = 400
        var never = SplitConfiguration(style: .doubleColumn)
        never.preferredDisplayMode = .twoBesideSecondary
        let button = BarButtonElement(icon: .add)
        let list = ColumnContents(
            title: "List", content: ContentElement(kind: .list, selectedRow: 0), barButtons: [button])
        let text = ColumnContents(title: "Text", content: ContentElement(kind: .text), barButtons: [button])
        let unselected = ColumnContents(title: "List", content: ContentElement(kind: .list))
        return [
            (.secondaryIsWidest, AdviceSubject(wide)), (.primaryIsReachable, AdviceSubject(lost)),
            (
                .buttonsInOnePane,
                AdviceSubject(
                    SplitConfiguration(style: .unspecified), contents: [.primary: list, .secondary: text],
                    generation: .iOS14)
            ),
            (
                .selectionPersists,
                AdviceSubject(SplitConfiguration(style: .doubleColumn), contents: [.primary: unselected])
            ),
            (.minimumsHold, AdviceSubject(minimum)), (.preferredModeFits, AdviceSubject(never)),
        ]
    }()

    @Test(arguments: offences)
    func `finds each offence, and its change cures it`(guideline: Guideline, subject: AdviceSubject) throws {
        let findings = Advice.findings(on: subject, in: Self.places).filter { $0.guideline == guideline.text }
        let finding = try #require(findings.first)
        let place = Self.places.filter { finding.device == "all" || $0.device == finding.device }

        let cured = Advice.findings(on: subject.changed(by: finding.change), in: place)

        #expect(!cured.contains { $0.guideline == guideline.text }, "\(cured)")
    }

    @Test func `has nothing to say on plain split views`() {
        for style in SplitStyle.allCases {
            let subject = AdviceSubject(SplitConfiguration(style: style))
            #expect(Advice.findings(on: subject, in: Self.places).isEmpty)
        }
    }
}
