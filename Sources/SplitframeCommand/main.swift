import SplitframeSystem

let words = Array(CommandLine.arguments.dropFirst())
let run = Task { await Program(console: .standard).run(words) }
// Commands that only print are over in a moment: the system ends them on Ctrl-C, and no listener has to start.
let onlyPrints = ["--version", "devices", "explain", "schema", "completions"].contains(words.first)
let interruption = onlyPrints ? nil : Interruption { run.cancel() }
let status = await run.value
exit((interruption?.status(of: status) ?? status).rawValue)
