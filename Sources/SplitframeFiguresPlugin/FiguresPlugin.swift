import Foundation
import PackagePlugin

/// `swift package figures DOCUMENT …`: builds and runs the package's figures, then has `splitframe docs` draw them.
///
/// It accepts the arguments of `splitframe docs`, and `--product NAME` for an executable that is not called Figures.
/// The command `splitframe` is found by `PATH`: as a tool of the plugin it would be built a second time by each
/// package.
@main struct FiguresPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let product = extractor.extractOption(named: "product").last ?? "Figures"
        Diagnostics.remark("building \(product)")
        let build = try packageManager.build(.product(product), parameters: .init())
        guard build.succeeded, let program = build.builtArtifacts.first(where: { $0.kind == .executable })
        else {
            throw FiguresPluginError.notBuilt(product, log: build.logText)
        }
        let recording = context.pluginWorkDirectoryURL.appending(path: "figures.json").path
        try run([program.url.path, "--output", recording])
        try run(["splitframe", "docs", "--figures", recording] + extractor.remainingArguments)
    }

    private func run(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw FiguresPluginError.failed(arguments[0], status: process.terminationStatus)
        }
    }
}

/// The reason why figures were not drawn.
enum FiguresPluginError: Error, CustomStringConvertible {
    case notBuilt(String, log: String)
    /// The program has already printed the reason; status 127 means that there is no such program.
    case failed(String, status: Int32)

    var description: String {
        switch self {
        case .notBuilt(let product, let log):
            "\(log)\nThe executable \"\(product)\" was not built; --product names another that lists figures."
        case .failed(let program, let status):
            status == 127 && program == "splitframe"
                ? "There is no \"\(program)\" on PATH: build it by \"swift build -c release --product splitframe\"."
                : "\"\(program)\" ended with status \(status)."
        }
    }
}
