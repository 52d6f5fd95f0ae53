import SplitframeFiles
import SplitframeGoldens
import SplitframeInterface
import SplitframePainting
import SplitframePictures
import SplitframeWireframes
import Testing

/// One picture, or one layout, that is compared with its golden.
struct GoldenTrial {
    var address: GoldenAddress
    var test: GoldenTest
    var mode: RecordingMode
    var tolerance = GoldenTolerance.none
    /// Explains a number of the layout, given its name as in `explain --why`.
    var explanation: (_ measure: String) -> String? = { _ in nil }

    private var folder: GoldenFolder { GoldenFolder(path: address.folder) }
    private static let holder = "swift test"

    /// Draws the picture, and records an issue if it differs from its golden.
    ///
    /// - Returns: The path of a golden that was recorded because there was none.
    func expect(_ picture: Picture, sourceLocation: SourceLocation) throws -> String? {
        let twin = try picture.twin
        try GoldenClaims.current.claim(address, twin: twin.text)
        try folder.complete(holder: Self.holder)
        _ = try GoldenClaims.current.waiting(beside: address)
        let painter = try Painter(fonts: .installed())
        let (scene, scale) = (picture.scene, Double(picture.scale))
        let drawn = DrawnPicture(
            name: address.name,
            rendition: try Rendition(
                painter.bitmap(of: scene, scale: scale), of: scene, scale: scale,
                fingerprint: Fingerprint.of(scene)),
            twin: twin)
        return try judge(
            tolerance.verdict(folder.verdict(on: drawn)),
            record: { writer in
                if drawn.rendition.picture.hasOneColor {
                    Issue.record(
                        "The golden has one colour alone: look whether anything is missing.",
                        severity: .warning, sourceLocation: sourceLocation)
                }
                try writer.record(drawn)
            },
            keep: { try $0.keep(drawn, verdict: $1, against: folder, painter: painter) },
            sourceLocation: sourceLocation)
    }

    /// Records an issue if a layout differs from the text of its golden.
    ///
    /// - Returns: The path of a golden that was recorded because there was none.
    func expect(layout twin: String, sourceLocation: SourceLocation) throws -> String? {
        try GoldenClaims.current.claim(address, twin: twin)
        try folder.complete(holder: Self.holder)
        _ = try GoldenClaims.current.waiting(beside: address)
        let drawn = DrawnLayout(name: address.name, twin: twin)
        let cache = TwinCache(of: [drawn.name], in: folder)
        return try judge(
            tolerance.verdict(cache.verdict(on: drawn)), record: { try $0.record([drawn]) },
            keep: { writer, _ in try writer.keep(drawn, against: cache) }, sourceLocation: sourceLocation)
    }

    private func judge(
        _ verdict: Verdict, record: (GoldenWriter) throws -> Void,
        keep: (PendingLog, Verdict) throws -> GoldenFolder.PendingFiles, sourceLocation: SourceLocation
    ) throws -> String? {
        let log = TestLog(of: folder)
        guard mode.records(verdict.kind) || verdict.isFailure else {
            log.note(verdict.kind, of: address.name)
            try settle()
            return GoldenClaims.current.isFirst(address) ? pathInPackage : nil
        }
        guard mode.records(verdict.kind) else {
            let pending = try PendingLog(of: folder, name: address.name, holder: Self.holder)
            // The list names the golden before its first file is written, so that it is right even if the run is
            // killed.
            try pending.settle()
            let files = try keep(pending, verdict)
            var result = PendingResult(
                name: address.name, verdict: verdict, owner: .test(test), files: files, in: folder)
            result.explanation = verdict.measure.flatMap(explanation)
            try pending.add(result)
            GoldenClaims.current.note(address, isWaiting: true)
            log.note(verdict.kind, of: address.name)
            attach(files)
            Issue.record("\(sentence(verdict, files))", sourceLocation: sourceLocation)
            return nil
        }
        let writer = try writer()
        try record(writer)
        try finish(writer)
        log.note(.equal, of: address.name)
        guard verdict == .missing, mode == .missing else { return nil }
        GoldenClaims.current.noteFirst(address)
        return pathInPackage
    }

    private var pathInPackage: String { address.pathInPackage(of: folder.shownPath(ofGolden: address.name)) }

    /// Clears the pending result of a golden that passed, and records the test as its owner.
    private func settle() throws {
        let waiting = try GoldenClaims.current.waiting(beside: address)
        let isWaiting = waiting.contains(address.name)
        let isKnown = try GoldenClaims.current.isKnown(address)
        guard isWaiting || !isKnown else { return }
        if isKnown, waiting.count > 1 {
            try PendingLog(of: folder, name: address.name, holder: Self.holder).settle()
            return GoldenClaims.current.note(address, isWaiting: false)
        }
        let writer = try writer()
        if !isKnown { try writer.adopt(address.name) }
        try finish(writer)
    }

    /// Removes the golden's pending result; the list itself is rewritten only with the last one.
    private func finish(_ writer: GoldenWriter) throws {
        let waiting = try GoldenClaims.current.waiting(beside: address)
        if waiting.isSubset(of: [address.name]) {
            try writer.replacePending(of: [address.name])
        } else if waiting.contains(address.name) {
            try writer.settlePending(address.name)
        }
        GoldenClaims.current.note(address, isWaiting: false)
        try writer.finish()
    }

    /// A writer for the golden; while it is open, for about the time of one picture, tests of other processes wait.
    private func writer() throws -> GoldenWriter {
        try GoldenWriter(of: folder, holder: Self.holder, owner: .test(test), candidates: [address.name])
    }

    private func sentence(_ verdict: Verdict, _ files: GoldenFolder.PendingFiles) -> String {
        let paths = files.labelled.map { "  \($0.label): \(folder.path(of: $0.file))" }
        let word: RecordingMode = verdict == .missing ? .missing : .failed
        return
            (["\(verdict)"] + tolerance.notes(on: verdict)
            + (verdict.measure.flatMap(explanation).map { ["  now: \($0)"] } ?? []) + paths + [
                "  accept: splitframe approve \(address.name.inShell) --goldens \(address.folder.inShell)",
                "  or draw it again: SPLITFRAME_RECORD=\(word.rawValue) swift test --filter \(test.filter)",
            ])
            .joined(separator: "\n")
    }

    /// Attaches the pictures to the test's report.
    private func attach(_ files: GoldenFolder.PendingFiles) {
        #if compiler(>=6.2)
            for (label, file) in files.labelled where file != files.triptych {
                guard let bytes = try? folder.bytes(of: file) else { continue }
                let suffix = file.split(separator: ".").last.map(String.init) ?? "png"
                Attachment.record(bytes, named: "\(label).\(suffix)")
            }
        #endif
    }
}

extension String {
    /// The text quoted as one argument of a shell.
    fileprivate var inShell: String {
        let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./,".contains($0)) }
        return isPlain ? self : shellQuoted
    }
}
