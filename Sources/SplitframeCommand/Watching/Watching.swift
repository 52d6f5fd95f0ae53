import SplitframeFiles
import SplitframeSystem

/// Work that is done again whenever a file is saved, until the user interrupts it.
struct Watching: Sendable {
    let console: Console

    /// Does the work once, then after every change.
    ///
    /// What fails is told, and the next change tries again all that was left undone.
    ///
    /// - Parameters:
    ///   - files: The files to watch, asked again after each round.
    ///   - work: Gets the files that have changed, none the first time; returns what to tell people.
    func run(
        files: () throws -> Set<String>, work: (_ changed: Set<String>) async throws -> [String]
    ) async throws -> CommandStatus {
        let clock = ContinuousClock()
        var changed: Set<String> = []
        // What was to be done when it failed, until it does not.
        var failed: Set<String>?
        var known = try files()
        let watch = try FileWatch(known)
        while !Task.isCancelled {
            let start = clock.now
            do {
                let lines = try await work(changed)
                let time = (start.duration(to: clock.now) / .milliseconds(1)).rounded()
                for line in lines { try console.print(line) }
                if failed != nil { console.message("The error is mended.\n") }
                failed = nil
                if !lines.isEmpty { console.message("in \(Int(time)) ms\n") }
            } catch is CancellationError {
                break
            } catch {
                console.message("error: \(CommandError(error).sentence)\n")
                failed = changed
            }
            changed = await watch.next()
            // What cannot be read just now is watched on.
            known = (try? files()) ?? known
            try watch.follow(known)
            // The first time everything is done.
            if let failed { changed = failed.isEmpty ? [] : changed.union(failed) }
        }
        return .done
    }
}

extension Option {
    static let watch = Option(
        name: "watch", help: "draw again whenever a file is saved, and tell what changed, until interrupted")
    static let open = Option(name: "open", help: "show the picture once it is drawn, by xdg-open")
}
