import SplitframeDevices
import SplitframeDocuments
import SplitframeFiles
import SplitframeGallery
import SplitframeInterface
import SplitframeLayout
import SplitframePictures
import SplitframeReview
import SplitframeScenarios
import SplitframeWireframes

/// The shapes that `splitframe schema` prints: of a file that is read, a file that is written, or the output of a
/// command with `--json`.
enum PublishedSchema: NamedCase {
    case scenario, devices, goldens, manifest
    case render, gallery, explain, solve, layouts, measure, coverage, lint, replay, verify, prune, diff,
        review, inspect, doctor
    case figures, docs, words, defaults
    /// The output of every command that fails.
    case error

    var shape: JSONShape {
        switch self {
        case .scenario: ScenarioSchema.shape
        case .devices: DeviceFile.shape
        case .goldens: GoldenList.shape
        case .manifest: FolderManifest.shape
        case .render: PictureShape.all.versioned
        case .gallery: .either([GalleryFile.shape, DrawnGallery.form.shape.versioned])
        case .explain: ExplainAnswer.shape.versioned
        case .solve: SolveAnswer.form.shape.versioned
        case .layouts: LayoutRow.listShape.versioned
        case .measure: MeasureAnswer.shape.versioned
        case .coverage: CoverageAnswer.form.shape.versioned
        case .lint: Finding.listForm.shape.versioned
        case .replay: Play.listForm.shape.versioned
        case .verify: GoldenReport.form.shape.versioned
        case .prune: PrunedGoldens.form.shape.versioned
        case .diff: DifferenceOutcome.form.shape.versioned
        case .review: Review.form.shape.versioned
        case .inspect: PictureDescription.form.shape.versioned
        case .doctor: Examination.form.shape.versioned
        case .figures: .either([FigureIndex.listShape, FigureIndex.form.shape.versioned])
        case .defaults: ProjectDefaults.shape
        case .words: AlternativeTextPhrases.tableShape
        case .docs: DocumentFinding.listForm.shape.versioned
        case .error: CommandError.form.shape.versioned
        }
    }

    /// The shape as JSON Schema.
    var json: JSON { shape.schema(title: "Splitframe \(name)") }
}
