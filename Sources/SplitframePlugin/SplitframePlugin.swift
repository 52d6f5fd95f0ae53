import Foundation
import PackagePlugin

/// `swift package splitframe COMMAND …`: builds the command and runs it in the package that depends on it.
///
/// It takes what `splitframe` takes. What it writes below the package needs SwiftPM's
/// `--allow-writing-to-package-directory`, a review that is served `--disable-sandbox`.
@main struct SplitframePlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        // Were it a tool of the plugin, each package would build it a second time.
        let build = try packageManager.build(
            .product("splitframe"), parameters: .init(configuration: .release))
        guard build.succeeded, let program = build.builtArtifacts.first(where: { $0.kind == .executable })
        else { throw SplitframePluginError(log: build.logText) }
        let process = Process()
        process.executableURL = program.url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        // It has said why.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}

/// The command was not built.
struct SplitframePluginError: Error, CustomStringConvertible {
    var log: String

    var description: String { "\(log)\nThe command splitframe was not built." }
}
