import SplitframeFiles
import SplitframeInterface
import SplitframePainting
import SplitframeRequests

extension Command {
    /// `splitframe doctor`: lists installed and missing components.
    static let doctor = Command(
        name: "doctor", summary: "list what is installed, which fonts are used and what is missing",
        usage: "[--json]", operands: .none, options: [OptionGroup(heading: "OPTIONS", options: [.json])],
        discussion: ["Ends with status 2 if something that every picture needs is missing."]
    ) { arguments, console in
        let examination = Examination(defaults: try ProjectDefaults.found())
        try console.print(examination.text, json: Examination.form.json(of: examination), arguments)
        return examination.isHealthy ? .done : .trouble
    }
}

/// The components and fonts of this machine.
struct Examination {
    var components: [Component]
    var fonts: [String]
    /// The project's defaults; nil without any.
    var defaults: ProjectDefaults?

    init(defaults: ProjectDefaults?) {
        self.defaults = defaults
        let installed = try? FontSet.installed()
        fonts = installed?.files ?? []
        // The libraries must be installed, or this program would not have started.
        components = Fingerprint.libraries.map { library in
            let parts = library.split(separator: " ", maxSplits: 1).map(String.init)
            return Component(
                name: parts[0], version: parts.count > 1 ? parts[1] : nil,
                package: "libcairo2-dev libpango1.0-dev")
        }
        components += FontPackage.allCases.map { package in
            Component(
                name: package.contents, isFound: installed?.missing.contains(package) == false,
                isNeeded: package == .inter, package: package.name)
        }
    }

    var isHealthy: Bool { components.allSatisfy { $0.isFound || !$0.isNeeded } }

    var text: String {
        let lines = components.map { component in
            let state =
                component.isFound
                ? component.version ?? "found" : component.isNeeded ? "missing" : "not installed"
            return "\(component.isFound ? "✓" : component.isNeeded ? "✗" : "–") \(component.name): \(state)"
                + (component.isFound ? "" : ", get it with: \(component.install)")
        }
        let folders = Dictionary(grouping: fonts) { $0[..<($0.lastIndex(of: "/") ?? $0.startIndex)] }
        let places = folders.map {
            "  \($0.key): \($0.value.count) \($0.value.count == 1 ? "file" : "files")"
        }.sorted()
        return
            (lines + ["", "fonts:"] + places
            + [
                "",
                "defaults: " + (defaults.map { "\($0.path): \($0.text)" } ?? "none (no .splitframe.json)"),
            ]
            + ["generation: \(Generation.standard) by default: \(Generation.standardReason)"]
            + ["", "fingerprint: \(Fingerprint.current)"])
            .joined(separator: "\n")
    }

    /// The JSON form of an examination.
    static let form = JSONForm<Examination>([
        .list("components", Component.form, "what drawing builds on") { $0.components },
        .texts("fonts", "the files that are used") { $0.fonts },
        .someText("defaults", "the path of the project's .splitframe.json") { $0.defaults?.path },
        .text("generation", "the default") { _ in Generation.standard.name },
        .text("generationReason", "why it is not the newest") { _ in Generation.standardReason },
        .text("fingerprint", "what pixels depend on") { _ in Fingerprint.current },
    ])
}

/// A component that drawing depends on.
struct Component {
    var name: String
    var isFound = true
    /// Whether drawing is impossible without it.
    var isNeeded = true
    var version: String?
    /// The Debian package that contains it.
    var package: String

    var install: String { "apt-get install \(package)" }

    static let form = JSONForm<Component>([
        .text("name", "of the library or font") { $0.name },
        .flag("found", "whether it is installed") { $0.isFound },
        .someText("version", "of a library") { $0.version },
        .text("install", "the command that gets it") { $0.install },
    ])
}
