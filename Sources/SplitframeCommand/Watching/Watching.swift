import SplitframeFiles
import SplitframeSystem

/// Repeats work whenever a file is saved, until the user interrupts it.
struct Watching: Sendable {
    /// How long a failure waits for the next save before it is reported: an editor may be in the middle of one.
    ///
    /// It waits once, since some programs save all the time.
    private static let patience = Duration.milliseconds(200)

    let console: Console
    /// What is watched, in words.
    let subject: String

    /// Does the work once, then after every change.
    ///
    /// An error is reported, and the next change tries again everything that was not done.
    ///
    /// - Parameters:
    ///   - files: Returns the files to watch; called again after each round.
    ///   - work: Receives the files that have changed, none the first time; returns lines to print.
    func run(
        files: () throws -> Set<String>, work: (_ changed: Set<String>) async throws -> [String]
    ) async throws -> CommandStatus {
        let clock = ContinuousClock()
        var changed: Set<String> = []
        // The changes of the rounds since the first failure; nil after a success.
        var failed: Set<String>?
        var isPatient = true
        var known = try files()
        let watch = try FileWatch(known)
        console.message("watching \(subject); Ctrl-C ends\n")
        while !Task.isCancelled {
            let start = clock.now
            var saved: Set<String> = []
            do {
                let lines = try await work(changed)
                let time = (start.duration(to: clock.now) / .milliseconds(1)).rounded()
                for line in lines { try console.print(line) }
                if failed != nil { console.message("The error is fixed.\n") }
                failed = nil
                if !lines.isEmpty { console.message("in \(Int(time)) ms\n") }
            } catch is CancellationError {
                break
            } catch {
                saved = isPatient ? await watch.next(within: Self.patience) : []
                isPatient = saved.isEmpty
                if saved.isEmpty { console.message("error: \(CommandError(error).sentence)\n") }
                if saved.isEmpty || failed != nil { failed = changed }
            }
            let undone = saved.isEmpty ? nil : changed
            changed = saved.isEmpty ? await watch.next() : saved
            // A file that cannot be read at the moment is still watched.
            known = (try? files()) ?? known
            try watch.follow(known)
            // After a failure of the first round everything is done again.
            if let failed = failed ?? undone { changed = failed.isEmpty ? [] : changed.union(failed) }
        }
        return .done
    }
}

extension Option {
    static let watch = Option(
        name: "watch", help: "draw again whenever a file is saved, and report what changed, until interrupted"
    )
    static let open = Option(name: "open", help: "show the picture once it is drawn, by xdg-open")
}

/// Opens the program that shows pictures to the user.
enum PictureViewer {
    /// Opens a file, and does not wait for the viewer.
    ///
    /// - Throws: ``CommandError/noViewer(_:)``.
    static func open(_ path: String) throws(CommandError) {
        #if os(macOS)
            let program = "open"
        #else
            let program = "xdg-open"
        #endif
        guard let place = SearchPath.program(program) else { throw .noViewer(program) }
        do { try RunningProgram(place, [path]).leave() } catch { throw .noViewer(program) }
    }
}
