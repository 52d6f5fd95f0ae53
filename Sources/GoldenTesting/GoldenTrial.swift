import SplitframeComparison
import SplitframeGoldens
import SplitframePainting
import SplitframeScene
import Testing

/// One picture that is held against its golden.
struct GoldenTrial {
    var address: GoldenAddress
    var mode: RecordingMode
    var painter: Painter

    private var folder: GoldenFolder { GoldenFolder(path: address.folder) }

    /// Draws the scene, and records an issue where it is not what its golden shows.
    func expect(_ scene: Scene, scale: Int, twin: String, sourceLocation: SourceLocation) throws {
        let drawn = try DrawnPicture(
            name: address.name,
            rendition: Rendition(
                painter.bitmap(of: scene, scale: Double(scale)), of: scene, scale: Double(scale),
                fingerprint: Fingerprint.of(scene)),
            twin: twin)
        let verdict = folder.verdict(on: drawn)
        if mode.records(verdict.kind) {
            let writer = try writer()
            try writer.record(drawn)
            try writer.finish()
            // Whoever did not ask for new goldens has to look at them first.
            guard verdict == .missing, mode == .missing else { return }
            Issue.record(
                "There was no golden. This picture is the golden from now on, so look at it: \(folder.picturePath(of: address.name))",
                sourceLocation: sourceLocation)
        } else if verdict.isFailure {
            let writer = try writer()
            let files = try writer.keep(drawn, verdict: verdict, against: folder, painter: painter)
            try writer.finish()
            attach(files)
            Issue.record("\(sentence(verdict, files))", sourceLocation: sourceLocation)
        }
    }

    /// Tests of other processes wait for each other as long as one picture takes.
    private func writer() throws -> GoldenWriter {
        try GoldenWriter(
            of: folder, holder: "swift test", owner: .test(address.name), candidates: [address.name])
    }

    private func sentence(_ verdict: Verdict, _ files: GoldenFolder.PendingFiles) -> String {
        let paths = [
            ("expected", files.expected), ("actual", files.actual), ("difference", files.difference),
            ("all three", files.triptych),
        ].compactMap { label, file in file.map { "  \(label): \(folder.path(of: $0))" } }
        let target = address.name.prefix { $0 != "/" }
        let word: RecordingMode = verdict == .missing ? .missing : .failed
        return
            (["\(verdict)"] + paths + [
                "  accept: SPLITFRAME_RECORD=\(word.rawValue) swift test --filter \(target)"
            ])
            .joined(separator: "\n")
    }

    /// Hands the pictures to the test's report.
    private func attach(_ files: GoldenFolder.PendingFiles) {
        #if compiler(>=6.2)
            for file in [files.expected, files.actual, files.difference].compactMap(\.self) {
                guard let bytes = try? folder.bytes(of: file) else { continue }
                let kind =
                    file == files.expected ? "expected" : file == files.actual ? "actual" : "difference"
                Attachment.record(bytes, named: "\(kind).png")
            }
        #endif
    }
}
