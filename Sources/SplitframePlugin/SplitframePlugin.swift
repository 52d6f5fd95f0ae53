import Foundation
import PackagePlugin

/// `swift package splitframe COMMAND …`: builds the command and runs it in the package that depends on it.
///
/// It accepts the arguments of `splitframe`. Writing files below the package needs SwiftPM's
/// `--allow-writing-to-package-directory`, and serving a review needs `--disable-sandbox`.
@main struct SplitframePlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        // The command is built here because, as a tool of the plugin, it would be built a second time by each package.
        Diagnostics.remark("building splitframe; the first time takes minutes")
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
        // The command has already printed the reason.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}

/// The command was not built.
struct SplitframePluginError: Error, CustomStringConvertible {
    var log: String

    var description: String { "\(log)\nThe command splitframe was not built." }
}
