import SplitframeSystem

let run = Task { await Program(console: .standard).run(Array(CommandLine.arguments.dropFirst())) }
let interruption = Interruption { run.cancel() }
let status = await run.value
exit(interruption.status(of: status).rawValue)
